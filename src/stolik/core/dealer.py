"""Those who decide what chance brings. A runner never holds one.

`SeededDealer` is quick: for search, fuzzing, benches and the terminal. `ProvableDealer` is for
real tables: the server commits to a secret before the first card, every human seat then adds a
nonce, and when the secret is published anybody can draw everything again.
"""

from __future__ import annotations

import hashlib
import hmac
from bisect import bisect
from collections.abc import Mapping
from itertools import accumulate
from typing import Any, Protocol

from stolik.core.imagine import draw
from stolik.core.rng import Rng
from stolik.core.view import Draw

COMMIT_BYTES = 32
SECRET_BYTES = 32
NONCE_BYTES = 16


class Dealer(Protocol):
    """Whoever deals at a match."""

    def draw(self, wanted: Draw) -> object:
        """Decide the next draw."""

    def state(self) -> Any:
        """Where it stands: a draw whose answer came to nothing is drawn again, the same."""

    def reset(self, state: Any) -> None:
        """Come back to where it stood."""

    def rng(self) -> Rng:
        """For what is settled by chance before the first card."""

    def claim(self) -> Mapping[str, object]:
        """What a record's header says of the deal."""

    def proof(self) -> Mapping[str, object]:
        """What a record's last line adds when the game is over."""


class SeededDealer:
    """Deals from a seed: whoever knows it knows every card."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._rng = Rng(seed)

    def draw(self, wanted: Draw) -> object:
        """Decide the next draw."""
        return draw(wanted.bag, self._rng)

    def state(self) -> Any:
        """Where it stands."""
        return self._rng.state()

    def reset(self, state: Any) -> None:
        """Come back to where it stood."""
        self._rng.reset(state)

    def rng(self) -> Rng:
        """For what is settled by chance before the first card."""
        return Rng(self.seed ^ 0x5E77_1ED0)

    def claim(self) -> Mapping[str, object]:
        """The seed itself: good enough for a game at one's own terminal."""
        return {"by": "seed", "seed": self.seed}

    def proof(self) -> Mapping[str, object]:
        """Nothing more: the seed says all."""
        return {}


def commitment(secret: bytes) -> str:
    """What the server publishes before the first nonce is given."""
    return hashlib.sha256(secret).hexdigest()


def provable_seed(secret: bytes, nonces: tuple[bytes | None, ...]) -> bytes:
    """The seed made of the server's secret and one nonce of each human seat, in seat order."""
    given = [one for one in nonces if one is not None]
    if len(secret) != SECRET_BYTES or any([len(one) != NONCE_BYTES for one in given]):
        raise ValueError(f"A secret has {SECRET_BYTES} bytes and every nonce {NONCE_BYTES}.")
    return hashlib.sha256(secret + b"".join(given)).digest()


def provable_number(seed: bytes, n: int, below: int) -> int:
    """Draw number n as a whole number under `below`: rejection sampling on HMAC-SHA256."""
    limit = (1 << 256) - (1 << 256) % below
    retry = 0
    while True:
        message = n.to_bytes(8, "big") + retry.to_bytes(4, "big")
        number = int.from_bytes(hmac.digest(seed, message, "sha256"), "big")
        if number < limit:
            return number % below
        retry += 1


class ProvableDealer:
    """Deals from a secret and nonces; draw n is over the bag sorted by notation.

    `nonces` stand in the order of the seats, None for a seat without a person.
    """

    def __init__(self, secret: bytes, nonces: tuple[bytes | None, ...]) -> None:
        self._secret = secret
        self._nonces = nonces
        self._seed = provable_seed(secret, nonces)
        self._n = 0

    def draw(self, wanted: Draw) -> object:
        """Decide the next draw."""
        bag = wanted.bag
        weights = bag.weights or (1,) * len(bag.items)
        order = sorted(range(len(weights)), key=lambda place: bag.text(bag.items[place]))
        sums = list(accumulate([weights[place] for place in order]))
        ticket = provable_number(self._seed, self._n, sums[-1])
        self._n += 1
        return bag.items[order[bisect(sums, ticket)]]

    def state(self) -> Any:
        """Where it stands: the number of the next draw."""
        return self._n

    def reset(self, state: Any) -> None:
        """Come back to where it stood."""
        self._n = state

    def rng(self) -> Rng:
        """For what is settled by chance before the first card."""
        return Rng(int.from_bytes(hmac.digest(self._seed, b"settle", "sha256")[:12], "big"))

    def claim(self) -> Mapping[str, object]:
        """The commitment, and the nonces given after it."""
        nonces = [None if one is None else one.hex() for one in self._nonces]
        return {"by": "proof", "commit": commitment(self._secret), "nonces": nonces}

    def proof(self) -> Mapping[str, object]:
        """The secret, published after the last card."""
        return {"secret": self._secret.hex()}
