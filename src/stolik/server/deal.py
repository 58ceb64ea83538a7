"""The dealer of a table: provable, and for a daily game secret until the day is over."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stolik.core.dealer import Dealer, ProvableDealer
from stolik.core.rng import Rng
from stolik.core.view import Draw


class Withheld:
    """A provable dealer whose secret others still play with: it publishes it when `told` says."""

    def __init__(self, true: ProvableDealer, told: Callable[[], bool]) -> None:
        self._true = true
        self._told = told

    def draw(self, wanted: Draw) -> object:
        """Decide the next draw."""
        return self._true.draw(wanted)

    def state(self) -> Any:
        """Where it stands."""
        return self._true.state()

    def reset(self, state: Any) -> None:
        """Come back to where it stood."""
        self._true.reset(state)

    def rng(self) -> Rng:
        """For what is settled by chance before the first card."""
        return self._true.rng()

    def claim(self) -> Mapping[str, object]:
        """The commitment."""
        return self._true.claim()

    def proof(self) -> Mapping[str, object]:
        """The secret, once it may be known."""
        return self._true.proof() if self._told() else {}


def dealer_for(
    secret: str, nonces: tuple[str | None, ...], day: str, today: Callable[[], str]
) -> Dealer:
    """The dealer of a table; in a daily game nobody's nonce counts, so all get the same deal."""
    if day:
        daily = ProvableDealer(bytes.fromhex(secret), (None,) * len(nonces))
        return Withheld(daily, lambda: today() > day)
    given = [None if one is None else bytes.fromhex(one) for one in nonces]
    return ProvableDealer(bytes.fromhex(secret), tuple(given))
