"""Those who deal: by seed, and provably; test vectors worked out by hand."""

import hashlib
import hmac
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.core.dealer import (
    Dealer,
    ProvableDealer,
    SeededDealer,
    commitment,
    provable_number,
    provable_seed,
)
from stolik.core.rng import Rng
from stolik.core.steps import Bag, Chance
from stolik.core.view import Draw

SECRET = bytes(range(32))
NONCES = (bytes([7]) * 16, bytes([9]) * 16)
SEED = bytes.fromhex("73e600c8f4aae057297120f4f5eef79794e8b83f4f0806a941429cfc589c5724")


def wanted(*items: object, weights: tuple[int, ...] | None = None) -> Draw:
    return Draw(Chance("card", Bag(items, weights)))


def by_hand(n: int, retry: int = 0) -> int:
    """HMAC-SHA256(seed, 8-byte big-endian n, 4-byte retry), as KERNEL 8 says it."""
    message = n.to_bytes(8, "big") + retry.to_bytes(4, "big")
    return int(hmac.new(SEED, message, hashlib.sha256).hexdigest(), 16)


# The provable deal.


def test_the_commitment_and_the_seed_are_hashes_of_secret_and_nonces() -> None:
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert provable_seed(SECRET, NONCES) == SEED
    assert hashlib.sha256(SECRET + NONCES[0] + NONCES[1]).digest() == SEED


def test_two_draws_worked_out_by_hand() -> None:
    """Frozen: whoever checks a deal with a program of their own gets these numbers."""
    first = "c14c5eb0f9ec68a0a198093bf4ca41d9e30e76fe74e8125a1732306e234ca9c3"
    second = "1e69c082763a3d542dc428140aa3ded8ff8cbf9a2738953d6e9e1b29a975f24a"
    assert (by_hand(0), by_hand(1)) == (int(first, 16), int(second, 16))
    assert provable_number(SEED, 0, 52) == int(first, 16) % 52 == 39
    assert provable_number(SEED, 1, 52) == int(second, 16) % 52 == 10


def test_a_number_that_would_favour_some_outcomes_is_drawn_again() -> None:
    """With just over half of all numbers allowed, about every second one is thrown away."""
    below = 2**255 + 1
    retries = []
    for n in range(20):
        retry = 0
        while by_hand(n, retry) >= below:
            retry += 1
        retries.append(retry)
        assert provable_number(SEED, n, below) == by_hand(n, retry)
    assert max(retries) >= 2
    assert 0 in retries


@given(st.integers(0, 2**40), st.integers(1, 2**40))
def test_a_provable_number_lies_below_its_bound(n: int, below: int) -> None:
    assert 0 <= provable_number(SEED, n, below) < below


@pytest.mark.parametrize(
    ("secret", "nonces"),
    [(SECRET[:-1], NONCES), (SECRET + b"x", ()), (SECRET, (b"short",)), (b"", ())],
)
def test_secret_and_nonces_have_their_lengths(secret: bytes, nonces: tuple[bytes, ...]) -> None:
    with pytest.raises(ValueError, match="32 bytes and every nonce 16"):
        provable_seed(secret, nonces)


def test_every_nonce_and_their_order_change_the_seed() -> None:
    seeds = {provable_seed(SECRET, nonces) for nonces in [NONCES, NONCES[::-1], NONCES[:1], ()]}
    assert len(seeds) == 4


def test_a_draw_is_over_the_bag_sorted_by_notation() -> None:
    """Items 10, 9 and 8 sort as texts: 10 comes first."""
    dealer = ProvableDealer(SECRET, NONCES)
    ordered = (10, 8, 9)
    for n in range(12):
        assert dealer.draw(wanted(8, 9, 10)) == ordered[by_hand(n) % 3]


@given(st.permutations([("a", 1), ("b", 5), ("c", 2), ("d", 9)]))
def test_the_order_of_the_bag_does_not_matter(bag: list[tuple[str, int]]) -> None:
    items = tuple([item for item, _ in bag])
    weights = tuple([weight for _, weight in bag])
    one, other = ProvableDealer(SECRET, NONCES), ProvableDealer(SECRET, NONCES)
    for _ in range(10):
        assert one.draw(wanted(*items, weights=weights)) == other.draw(
            wanted("a", "b", "c", "d", weights=(1, 5, 2, 9))
        )


def test_weights_cut_the_numbers_into_parts() -> None:
    dealer = ProvableDealer(SECRET, NONCES)
    for n in range(30):
        outcome = dealer.draw(wanted("b", "a", weights=(1, 3)))
        assert outcome == ("a" if by_hand(n) % 4 < 3 else "b")


def test_the_claim_is_made_before_and_the_proof_given_after() -> None:
    dealer = ProvableDealer(SECRET, NONCES)
    claim = dealer.claim()
    assert claim == {
        "by": "proof",
        "commit": commitment(SECRET),
        "nonces": ["07" * 16, "09" * 16],
    }
    assert SECRET.hex() not in str(claim)
    assert dealer.proof() == {"secret": SECRET.hex()}


def test_what_is_settled_before_the_game_follows_from_the_seed_and_uses_up_no_draw() -> None:
    dealer = ProvableDealer(SECRET, NONCES)
    settled = hmac.new(SEED, b"settle", hashlib.sha256).digest()
    assert dealer.rng().word() == Rng(int.from_bytes(settled[:12], "big")).word()
    assert dealer.rng().word() != ProvableDealer(SECRET, ()).rng().word()
    assert dealer.draw(wanted(*range(10))) == by_hand(0) % 10


# Both dealers.


@pytest.mark.parametrize("make", [lambda: SeededDealer(5), lambda: ProvableDealer(SECRET, NONCES)])
def test_outcomes_come_by_weight(make: Callable[[], Dealer]) -> None:
    """8,000 draws by 1 : 2 : 5; five standard deviations are below 225."""
    dealer = make()
    draw = wanted("x", "y", "z", weights=(1, 2, 5))
    outcomes = [dealer.draw(draw) for _ in range(8000)]
    for item, expected in [("x", 1000), ("y", 2000), ("z", 5000)]:
        assert abs(outcomes.count(item) - expected) < 225


@pytest.mark.parametrize("make", [lambda: SeededDealer(5), lambda: ProvableDealer(SECRET, NONCES)])
def test_without_weights_all_places_of_a_bag_are_equal(make: Callable[[], Dealer]) -> None:
    dealer = make()
    outcomes = [dealer.draw(wanted("x", "x", "y")) for _ in range(3000)]
    assert abs(outcomes.count("x") - 2000) < 130


@pytest.mark.parametrize("make", [lambda: SeededDealer(5), lambda: ProvableDealer(SECRET, NONCES)])
def test_a_dealer_comes_back_to_where_it_stood_and_draws_the_same_again(
    make: Callable[[], Dealer],
) -> None:
    dealer = make()
    draw = wanted(*range(1000))
    dealer.draw(draw)
    stood = dealer.state()
    first = [dealer.draw(draw) for _ in range(5)]
    dealer.reset(stood)
    assert [dealer.draw(draw) for _ in range(5)] == first


def test_a_seed_says_all() -> None:
    draw = wanted(*range(1000))
    one, other = SeededDealer(12), SeededDealer(12)
    assert [one.draw(draw) for _ in range(9)] == [other.draw(draw) for _ in range(9)]
    assert one.claim() == {"by": "seed", "seed": 12}
    assert one.proof() == {}
    assert one.rng().word() == other.rng().word()
    assert one.rng().word() != SeededDealer(13).rng().word()
