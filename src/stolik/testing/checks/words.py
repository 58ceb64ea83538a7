"""Laws of words: whatever a player meets is said in Polish and in English, never as a raw key."""

from __future__ import annotations

import re
from typing import Final

from stolik.core.refusal import Lang
from stolik.core.spec import Setup
from stolik.testing.checks.offers import choices, met
from stolik.testing.play import Stroll, everybody

LANGS: Final[tuple[Lang, ...]] = ("pl", "en")
PLAIN: Final = re.compile(r"[^a-z@_,:>-]+|-?[0-9]+")
"""A notation that may be read as it is: a number, or a name in capitals."""


def questions_and_answers_have_words(setup: Setup, seed: int) -> None:
    """Every prompt and every answer on offer has words in both languages."""
    game = setup.game
    for stroll, one in met(setup, seed):
        for lang in LANGS:
            prompt = game.prompt(one.what, lang)
            stroll.demand(_said(prompt, one.what), f"'{one.what}' has no prompt in {lang}.")
            for choice in choices(one.options, seed):
                label, text = game.label(one.what, choice, lang), one.options.text(choice)
                good = _said(label, text) or (label == text and bool(PLAIN.fullmatch(text)))
                stroll.demand(good, f"'{one.what}' has no words in {lang} for {text!r}: {label!r}")


def events_have_words(setup: Setup, seed: int) -> None:
    """Every event has a line for the log in both languages."""
    stroll = Stroll(setup, seed)
    known: set[str] = set()
    for _ in stroll.moments():
        _have_words(stroll, known)
    _have_words(stroll, known)


def _have_words(stroll: Stroll, known: set[str]) -> None:
    for event in stroll.events:
        if event.kind in known:
            continue
        known.add(event.kind)
        for lang in LANGS:
            line = stroll.setup.game.tell(event, lang)
            good = _said(line, event.text())
            stroll.demand(good, f"The event '{event.kind}' has no words in {lang}: {line!r}")


def pictures_can_be_drawn(setup: Setup, seed: int) -> None:
    """Every seat, and who watches, gets a picture at every waiting point, and previews."""
    stroll = Stroll(setup, seed)
    game = setup.game
    for runner, _ in stroll.moments():
        for seat in everybody(setup) if stroll.close_look() else ():
            view = runner.view(seat)
            for lang in LANGS:
                drawn = bool(game.picture(view, lang).strip())
                stroll.demand(drawn, f"Seat {seat} gets no picture.")
                for one in view.asks:
                    choice = one.options.sample(stroll.spare)
                    game.preview(view, one, choice, lang)


def advice_can_be_taken(setup: Setup, seed: int) -> None:
    """What is advised is on offer, and a reason is given in both languages."""
    stroll = Stroll(setup, seed)
    for runner, _ in stroll.moments():
        for one in runner.asks() if stroll.close_look() else ():
            advice = setup.game.advise(runner.view(one.seat), one, stroll.spare)
            if advice is not None:
                fits = one.options.has(advice.choice)
                stroll.demand(fits, f"The advice {advice.choice!r} is not on offer.")
                stroll.demand(bool(advice.why.pl and advice.why.en), "Advice gives no reason.")


def _said(words: str, raw: str) -> bool:
    return bool(words.strip()) and words != raw and not re.search(r"[{}]", words)
