"""Reading a record: its answers are played again, and have to write the very same lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stolik.core.dealer import COMMIT_BYTES, Dealer, ProvableDealer, SeededDealer
from stolik.core.match import CLOCK, Match
from stolik.core.notation import same
from stolik.core.record import RESIGNED, answers_in, check_header, read_lines, split_lines
from stolik.core.refusal import Diverged, RecordError, Refused
from stolik.core.rng import Rng
from stolik.core.spec import Game
from stolik.core.view import Draw


class Recorded:
    """Deals what a record says, and checks it against the true dealer where there is one."""

    def __init__(self, bodies: list[dict[str, Any]], true: Dealer | None) -> None:
        self.bodies = bodies
        self.true = true
        self.at = 1
        self.used: list[dict[str, Any]] = []

    def draw(self, wanted: Draw) -> object:
        """The outcome that stands in the line that comes next."""
        line, text = self._text(wanted)
        if self.true is not None and wanted.bag.text(self.true.draw(wanted)) != text:
            raise RecordError(
                line,
                "ten los nie wynika z zapisanego tasowania.",
                "this outcome does not follow from the recorded deal.",
            )
        return wanted.bag.parse(text)

    def _text(self, wanted: Draw) -> tuple[int, str]:
        for at in range(self.at, len(self.bodies)):
            body = self.bodies[at]
            self.at = at
            if wanted.ask is None and "deal" in body:
                self.at += 1
                return at + 1, str(body["is"])
            for part in answers_in(body):
                if _is_for(wanted, part) and not any([part is used for used in self.used]):
                    self.used.append(part)
                    return at + 1, str(part["is"])
        raise RecordError(self.at + 1, "brakuje losu.", "the outcome of a draw is missing.")

    def state(self) -> Any:
        """Never come back to: a record that raises is not loaded at all."""

    def reset(self, state: Any) -> None:
        """Never come back to."""

    def rng(self) -> Rng:
        """Never asked: a record holds what was settled."""
        raise AssertionError("a record holds what was settled before the game")

    def claim(self) -> Mapping[str, object]:
        """As the header says."""
        claim: Mapping[str, object] = self.bodies[0]["deal"]
        return claim

    def proof(self) -> Mapping[str, object]:
        """As the last line says."""
        proof: Mapping[str, object] = self.bodies[-1].get("proof", {})
        return proof


def _is_for(wanted: Draw, part: Mapping[str, Any]) -> bool:
    ask = wanted.ask
    return (
        ask is not None and "drawn" in part and (ask.seat, ask.what) == (part["seat"], part["what"])
    )


def dealer_of(bodies: list[dict[str, Any]]) -> Dealer | None:
    """The dealer that a record allows to set up again: by its seed, or by the published secret."""
    deal, proof = bodies[0]["deal"], bodies[-1].get("proof", {})
    try:
        dealer = _dealer(deal, proof)
    except (KeyError, TypeError, ValueError) as error:
        raise RecordError(
            1,
            f"opis tasowania jest niepełny albo zły ({error}).",
            f"what is said of the deal is incomplete or wrong ({error}).",
        ) from error
    return dealer


def _dealer(deal: dict[str, Any], proof: dict[str, Any]) -> Dealer | None:
    if deal.get("by") == "seed":
        return SeededDealer(int(deal["seed"]))
    commit = bytes.fromhex(deal["commit"])
    nonces = [None if one is None else bytes.fromhex(one) for one in deal["nonces"]]
    if deal.get("by") != "proof" or len(commit) != COMMIT_BYTES:
        raise ValueError(deal.get("by"))
    if "secret" not in proof:
        return None
    return ProvableDealer(bytes.fromhex(proof["secret"]), tuple(nonces))


def without_nonce(text: str) -> tuple[int, ...]:
    """The seats that answered for themselves and gave no nonce: the deal proves them nothing."""
    bodies = read_lines(text)
    nonces = bodies[0]["deal"].get("nonces", [])
    seats = [part["seat"] for body in bodies for part in answers_in(body) if "by" not in part]
    return tuple([seat for seat in sorted(set(seats)) if nonces[seat : seat + 1] in ([], [None])])


def game_name(text: str) -> str:
    """The game that a record is of; its frame is checked."""
    return str(read_lines(text)[0].get("game"))


def load(game: Game[Any], text: str, dealer: Dealer | None = None) -> Match:
    """The match that a record holds, played again line by line; never half of it.

    With a dealer, or with one that the record itself tells, every draw is checked and the match can
    go on; a match whose secret is not published can be looked at, and goes on with its dealer only.
    """
    bodies = read_lines(text)
    check_header(bodies[0], game.name, game.rules, game.data)
    true = dealer or dealer_of(bodies)
    if true is not None and not same(dict(true.claim()), bodies[0]["deal"]):
        raise RecordError(
            len(bodies),
            "tajemnica albo ziarno nie pasuje do pierwszego wiersza.",
            "the secret or the seed does not fit the first line.",
        )
    recorded = Recorded(bodies, true)
    match = _opened(game, bodies[0], recorded)
    _play(match, recorded, split_lines(text))
    return match


def _opened(game: Game[Any], head: dict[str, Any], recorded: Recorded) -> Match:
    try:
        asked = game.setup_of(head["mode"], head["seats"], head["asked"])
        setup = game.setup_of(head["mode"], head["seats"], head["options"])
        true = recorded.true
        if true is not None and asked.settled(true.rng()).options != setup.options:
            raise RecordError(
                1,
                "ustalenia przed grą nie wynikają z zapisanego tasowania.",
                "what was settled before the game does not follow from the recorded deal.",
            )
        return Match(setup, recorded, header=head)
    except (Refused, KeyError, TypeError) as error:
        raise RecordError(
            1, f"nie da się tak zacząć gry: {error}", f"no game can begin like this: {error}"
        ) from error


def _play(match: Match, recorded: Recorded, lines: list[str]) -> None:
    bodies = recorded.bodies
    last = len(bodies) - 1
    _compare(match, lines, 1)
    while (number := len(match)) < last:
        recorded.at = number
        _feed(match, bodies[number], number + 1)
        if len(match) == number:
            raise RecordError(
                number + 1, "ta odpowiedź tu nie pasuje.", "this answer does not fit."
            )
        _compare(match, lines, number)
    recorded.at = last
    _feed(match, bodies[last], last + 1)
    if recorded.true is not None:
        match.dealer = recorded.true
    if match.last_line() != lines[last]:
        raise RecordError(last + 1, "wynik się nie zgadza.", "the result does not match.")


def _compare(match: Match, lines: list[str], known: int) -> None:
    """Playing it again has to write what the record says, from this line on."""
    for place, written in enumerate(match.lines(known), known):
        if written != lines[place]:
            raise Diverged(
                f"Wiersz {place + 1}: ta odpowiedź, rozegrana znowu, daje co innego niż zapis. "
                f"Zapis zostaje, jaki jest; nie można grać dalej.",
                f"Line {place + 1}: this answer, played again, gives something else than it did. "
                f"The record stays as it is; it cannot be played on.",
            )


def _feed(match: Match, body: dict[str, Any], line: int) -> None:
    """Do what a line says; what follows by itself (draws, defaults of the resigned) is not done."""
    try:
        if "resign" in body:
            match.resign(body["resign"])
        for part in answers_in(body):
            if part.get("by") != RESIGNED:
                _answer(match, part, line)
    except Refused as refused:
        raise RecordError(line, refused.why.pl, refused.why.en) from refused


def _answer(match: Match, part: dict[str, Any], line: int) -> None:
    for question in match.questions():
        if question.seat == part["seat"] and question.what == part["what"]:
            if part.get("by") == CLOCK:
                match.expire_one(question.id)
            else:
                match.answer_text(question.id, part["is"], part.get("by", "seat"))
            return
    raise RecordError(line, "nikt o to nie pytał.", "nobody was asked this.")
