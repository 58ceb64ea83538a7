r"""Towers as pictures for tests.

`table("A B\nC .", A="flying U1", C="L3 [R] turned")`: a letter is a minion described beside the
picture, its lowest row lies on the ground, and `.` is empty.
"""

from stolik import Runner
from stolik.core.position import Position
from stolik.games.ku_radosci_pana import GAME
from stolik.games.ku_radosci_pana.cards import BY_KEY, Card, read_arrows, read_shields
from stolik.games.ku_radosci_pana.gravity import decide, settle
from stolik.games.ku_radosci_pana.names import TRAITS, level_of, place_at
from stolik.games.ku_radosci_pana.preview import fight_out
from stolik.games.ku_radosci_pana.table import KrpTable, Play, blank_table
from stolik.games.ku_radosci_pana.tower import Stone, Tower, tower_of
from stolik.games.ku_radosci_pana.verbs import loosen_all

ORDER = BY_KEY["furia"].number


def minion(letter: str, words: str = "") -> Card:
    """A minion described in words: traits, arrows `U1`, shields `[UR]`, a value `=4`."""
    traits, arrows, shields, value = 0, [], "", 1
    for word in words.split():
        if word in TRAITS:
            traits |= TRAITS[word]
        elif word.startswith("["):
            shields = word.strip("[]")
        elif word.startswith("="):
            value = int(word[1:])
        elif word not in ("turned", "down", "rider"):
            arrows.append(word)
    return Card(
        1000 + ord(letter),
        letter,
        (letter, letter),
        ("-", "-"),
        value,
        traits,
        read_arrows(" ".join(arrows)),
        read_shields(shields),
    )


def tower(picture: str, **described: str) -> Tower:
    """The tower of a picture, its lowest row on the ground."""
    rows = [row.split() for row in picture.strip().splitlines()]
    stones = []
    for height, row in enumerate(reversed(rows)):
        for column, letter in enumerate(row):
            if letter != ".":
                words = described.get(letter, "")
                lying = words.split()
                place = place_at(column, height + 1)
                down = "down" in lying
                known = 0 if down else -1
                card = minion(letter, words)
                stones.append(Stone(place, card, "turned" in lying, down, known))
    return tower_of(tuple(stones))


def table(picture: str, seats: int = 2, /, **described: str) -> KrpTable:
    """A table with this tower for seat 0; the minion that is a `rider` carries its foreminion."""
    lying = tower(picture, **described)
    fore = [0] * seats
    for stone in lying.stones:
        if "rider" in described.get(stone.card.key, "").split():
            fore[0] = stone.place
    empty = [Tower(()) for _ in range(seats - 1)]
    return blank_table(tuple(range(seats)), [lying, *empty], fore)


def drawn(lying: Tower) -> str:
    """The picture of a tower: a turned minion in lower case, a face-down one with a `*`."""
    if not lying.stones:
        return ""
    columns = [stone.place % 1024 for stone in lying.stones]
    rows = []
    for level in range(max(level_of(stone.place) for stone in lying.stones), 0, -1):
        cells = []
        for column in range(min(*columns, 512), max(columns) + 1):
            stone = lying.at(level * 1024 + column)
            cells.append("." if stone is None else letter(stone))
        rows.append(" ".join(cells).rstrip())
    return "\n".join(rows)


def letter(stone: Stone) -> str:
    """How a stone is drawn."""
    name = stone.card.key
    return "*" if stone.down else name.lower() if stone.turned else name


def clean(picture: str) -> str:
    """A picture as `drawn` draws it."""
    return "\n".join([line.strip() for line in picture.strip().splitlines()])


def rest(lying: KrpTable, *, gravity: bool = True) -> str:
    """The first tower at rest, with gravity or by traits alone; the first choice is taken."""
    if gravity:
        loosen_all(lying, 0)
    while (decision := settle(lying, 0)) is not None:
        decide(lying, 0, decision, decision.options.items[0])
    return drawn(lying.towers[0])


def fought(lying: KrpTable) -> str:
    """The first tower after a brawl."""
    after, _ = fight_out(lying)
    return drawn(after.towers[0])


def attacked(lying: KrpTable, attacker: str) -> str:
    """The first tower after an aggression of this minion (KRP-C5)."""
    stone = next(one for one in lying.towers[0].stones if one.card.key == attacker)
    lying.flying, lying.lone = Play(ORDER, 0, stone.place), stone.card.number
    after, _ = fight_out(lying)
    return drawn(after.towers[0])


def runner(lying: KrpTable, script: str = "play", mode: str = "game") -> Runner:
    """The game going on from this table."""
    setup = GAME.setup(mode=mode, seats=len(lying.homes))
    return Runner.at(setup, Position(lying, script), listening=True)


def number(key: str) -> int:
    """A card of the deck by its key."""
    return BY_KEY[key].number
