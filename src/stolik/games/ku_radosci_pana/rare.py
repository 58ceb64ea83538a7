"""A player who likes what is rare: deflects, Ninjas, Assassins, aggression, choices in a fall."""

from __future__ import annotations

from stolik.core.rng import Rng
from stolik.core.scripts import PASS
from stolik.core.view import Pending
from stolik.games.ku_radosci_pana.cards import card_of
from stolik.games.ku_radosci_pana.names import AGGRESSION, ASSASSIN, NINJA
from stolik.games.ku_radosci_pana.offers import Offer, Plays


def rarely(pending: Pending, rng: Rng) -> object:
    """An answer: three times in four a rare one, where there is any."""
    options = pending.options
    if rng.chance(3, 4):
        if isinstance(options, Plays):
            rare = [offer for offer in options.offers() if is_rare(offer)]
            if rare:
                return rng.choice(list(options.ways(rng.choice(rare))))
        elif pending.what in ("deflect", "stride"):
            moving = [item for item in options if item != PASS]
            if moving:
                return rng.choice(moving)
    return options.sample(rng)


def is_rare(offer: Offer) -> bool:
    """An aggression, a Ninja or an Assassin."""
    card = card_of(offer[0])
    if card.halves:
        return card.halves[offer[1]].kind == AGGRESSION
    return card.traits & (NINJA | ASSASSIN) != 0
