"""Prompts, answers and events in words."""

from __future__ import annotations

from stolik.core.refusal import Lang
from stolik.core.table import Event
from stolik.games.tash_kalar.board import SQUARE
from stolik.games.tash_kalar.cards import BEINGS, FLARE_CARDS, TASKS
from stolik.games.tash_kalar.names import RANKS, TURNS
from stolik.games.tash_kalar.notation import card_name
from stolik.games.tash_kalar.pieces import rank_of, side_of
from stolik.games.tash_kalar.words import TEXTS


def prompt(what: str, lang: Lang) -> str:
    """What a seat is asked to do."""
    if what.startswith("start_"):
        return TEXTS.say(lang, "ask.start_of", seat=int(what[6:]) + 1)
    return TEXTS.say(lang, f"ask.{what}")


def is_card(part: str) -> bool:
    """Whether a part of an answer names a card."""
    return part in BEINGS or part in FLARE_CARDS or part in TASKS


def part_word(part: str, lang: Lang) -> str:
    """One part of an answer."""
    kind, _, value = part.partition(":")
    if is_card(part):
        return card_name(part, lang)
    if part in SQUARE:
        return part
    if part in TURNS:
        return TEXTS.say(lang, "words.mirrored" if part[0] == "m" else "words.turned", n=part[1])
    if kind == "lent":
        return TEXTS.say(lang, "words.lent", square=value)
    if kind == "pay":
        return TEXTS.say(lang, "words.pay", side=int(value) + 1)
    if part.isdigit():
        return TEXTS.say(lang, "words.side", side=int(part) + 1)
    return TEXTS.say(lang, f"answer.{part}")


def label(choice: object, lang: Lang) -> str:
    """An answer in words, part by part."""
    assert isinstance(choice, tuple)
    if len(choice) == 1 and choice[0] in SQUARE:
        return TEXTS.say(lang, "words.square", square=choice[0])
    if len(choice) == 1 and TEXTS.has(f"alone.{choice[0]}"):
        return TEXTS.say(lang, f"alone.{choice[0]}")
    return " ".join([part_word(str(part), lang) for part in choice])


def touched(touch: str, lang: Lang) -> str:
    """What one touch means."""
    kind, _, value = touch.partition(":")
    if kind in ("lent", "pay"):
        return part_word(touch, lang)
    if kind == "side":
        return TEXTS.say(lang, "words.side", side=int(value) + 1)
    if kind == "piece":
        return TEXTS.say(lang, "words.common")
    return label((value,), lang) if kind == "button" else part_word(value, lang)


def story(event: Event, lang: Lang) -> str:
    """What happened, as a line of the log."""
    parts: dict[str, object] = {}
    for name, value in event.data:
        if name == "piece":
            assert isinstance(value, int)
            rank = TEXTS.say(lang, f"rank.{RANKS[rank_of(value) - 1]}")
            parts["piece"] = TEXTS.say(lang, "words.piece", side=side_of(value) + 1, rank=rank)
        elif name in ("card", "task"):
            parts[name] = card_name(str(value), lang)
        elif name == "kind":
            parts[name] = TEXTS.say(lang, f"kind.{value}")
        elif name in ("places", "points") and isinstance(value, tuple):
            parts[name] = ", ".join([str(one) for one in value])
        elif name == "reason":
            parts[name] = TEXTS.say(lang, f"reason.{value}")
        elif isinstance(value, int) and name in ("seat", "side", "colour", "partner"):
            parts[name] = value + 1
        else:
            parts[name] = value
    return TEXTS.say(lang, f"event.{event.kind}", **parts)
