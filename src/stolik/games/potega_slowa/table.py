"""What lies on the table. All is open but the stack (PS-R3) and the words offered as help."""

from __future__ import annotations

from typing import ClassVar, Final

from stolik.core.table import Field, Table, owner, public

Cell = tuple[int, int]
TAPE: Final = -1
"""What lies in a cell whose card was captured: a card with its tape up (PS-R14c)."""
NOBODY: Final = -1
SUPPLY: Final = 30
ROUNDS: Final = 6


class Help:
    """A word, the card that serves each letter (PS-A8), and the cards it costs (PS-R19)."""

    __match_args__: ClassVar = ("word", "cards", "price")

    def __init__(self, word: str, cards: tuple[int, ...], price: tuple[int, ...] = ()) -> None:
        self.word = word
        self.cards = cards
        self.price = price

    def notation(self) -> str:
        if not self.word:
            return "none"
        said = f"{self.word}:{'.'.join([str(card) for card in self.cards])}"
        return f"{said}/{'.'.join([str(card) for card in self.price])}" if self.price else said


NONE: Final = Help("", ())
"""No word: the active player is stuck (PS-R15), another offers nothing (PS-A59)."""


class Offer:
    """What everybody knows of an offer (PS-R19, PS-A21)."""

    __match_args__: ClassVar = ("length", "captures", "after_price", "price", "counter", "counters")

    def __init__(
        self,
        length: int,
        captures: int,
        after_price: int,
        price: tuple[int, ...],
        counter: tuple[int, ...] = (),
        counters: int = 0,
    ) -> None:
        self.length = length
        self.captures = captures
        self.after_price = after_price
        self.price = price
        self.counter = counter
        self.counters = counters


class WordTable(Table):
    """The rectangle and what grew around it, each seat's row, the stack, and the offers."""

    def __init__(
        self,
        language: str,
        least: int,
        swaps: int,
        supply: int,
        related: str,
        active: int,
        turn: int,
        pool: tuple[int, ...],
        stack: int,
        bottom: tuple[int, ...],
        buried: tuple[int, ...],
        cards: tuple[str, ...],
        board: dict[Cell, int],
        marks: dict[Cell, int],
        rows: list[tuple[int, ...]],
        hands: list[int],
        used: tuple[str, ...],
        placed: int,
        swapped: int,
        votes: int,
        stuck: bool,
        asked: tuple[int, ...],
        secret: list[Help | None],
        offers: list[Offer | None],
        made: list[int],
        black: bool,
        gifts: list[tuple[int, ...]],
        handed: tuple[int, ...],
        locks: tuple[tuple[int, int], ...],
        due: tuple[int, ...],
        last: tuple[int, ...],
        aside: tuple[int, ...],
    ) -> None:
        super().__init__()
        self.language = language
        self.least = least
        self.swaps = swaps
        self.supply = supply
        self.related = related
        self.active = active
        self.turn = turn
        self.pool = pool
        self.stack = stack
        self.bottom = bottom
        self.buried = buried
        self.cards = cards
        self.board = board
        self.marks = marks
        self.rows = rows
        self.hands = hands
        self.used = used
        self.placed = placed
        self.swapped = swapped
        self.votes = votes
        self.stuck = stuck
        self.asked = asked
        self.secret = secret
        self.offers = offers
        self.made = made
        self.black = black
        self.gifts = gifts
        self.handed = handed
        self.locks = locks
        self.due = due
        self.last = last
        self.aside = aside

    def copy(self) -> WordTable:
        return WordTable(
            self.language,
            self.least,
            self.swaps,
            self.supply,
            self.related,
            self.active,
            self.turn,
            self.pool,
            self.stack,
            self.bottom,
            self.buried,
            self.cards,
            self.board.copy(),
            self.marks.copy(),
            self.rows.copy(),
            self.hands.copy(),
            self.used,
            self.placed,
            self.swapped,
            self.votes,
            self.stuck,
            self.asked,
            self.secret.copy(),
            self.offers.copy(),
            self.made.copy(),
            self.black,
            self.gifts.copy(),
            self.handed,
            self.locks,
            self.due,
            self.last,
            self.aside,
        )

    def seats(self) -> range:
        """The seats at this table."""
        return range(len(self.rows))

    def others(self) -> tuple[int, ...]:
        """The seats beside the active one, in the order of play."""
        seats = len(self.rows)
        return tuple([(self.active + step) % seats for step in range(1, seats)])

    def home(self, seat: int) -> int:
        """How many markers a seat has at home (PS-A14)."""
        return self.supply - sum([owner == seat for owner in self.marks.values()])

    def needed(self) -> tuple[int, ...]:
        """The cards that the word has to use: the one placed, and those handed (PS-R8, PS-A31)."""
        return tuple([card for card in (self.placed, *self.handed) if card != NOBODY])

    def locked(self) -> frozenset[int]:
        """The cards that nobody may use in a word (PS-A36)."""
        return frozenset([card for card, _ in self.locks])

    def cards_left(self) -> bool:
        """Whether the stack has a card (PS-A13)."""
        return self.stack > 0 or bool(self.bottom)

    def where(self) -> dict[int, Cell]:
        """The cell of each letter card on the table."""
        return {card: cell for cell, card in self.board.items() if card != TAPE}

    def hide(self) -> None:
        """Offers end with the word, or with the turn (PS-A24)."""
        self.secret = [None for _ in self.seats()]
        self.offers = [None for _ in self.seats()]


FIELDS: Final[tuple[Field, ...]] = (
    public("language"),  # whose words they are (PS-A46)
    public("least"),  # the shortest word (PS-A4)
    public("swaps"),  # so many swaps a turn (PS-A12)
    public("supply"),  # markers of each seat (PS-R4, PS-A14)
    public("related"),  # what becomes of related words (PS-A38)
    public("active"),  # whose turn it is
    public("turn"),  # turns begun before this one
    public("pool"),  # letters not seen yet: of the stack and below tape alike (PS-A16)
    public("stack"),  # cards of the stack that nobody has seen
    public("bottom"),  # known cards at the bottom of the stack, the upper one first (PS-R15)
    public("buried"),  # known cards that came to lie as tape
    public("cards"),  # the letter of each card, numbered as they came to light
    public("board"),  # what lies where
    public("marks"),  # whose marker lies where
    public("rows"),  # what each seat has captured (PS-R14)
    public("hands"),  # the open hand cards (PS-R3)
    public("used"),  # the words of this game (PS-A47)
    public("placed"),  # the card placed in this turn (PS-R8)
    public("swapped"),  # swaps made in this turn
    public("votes"),  # votes held in this turn (PS-A39)
    public("stuck"),  # the active player has declared that he has no word (PS-A12)
    public("asked"),  # who has not yet said whether he helps the one who is stuck
    owner("secret"),  # the words offered (PS-R19)
    public("offers"),  # what everybody knows of them (PS-A21)
    public("made"),  # offers made in this turn by each seat (PS-A60)
    public("black"),  # whether black cards act (PS-R29)
    public("gifts"),  # cards handed to each seat, to be placed in its next turn (PS-B1)
    public("handed"),  # those placed in this turn
    public("locks"),  # turned cards, each with the turn after which it is free again (PS-B8)
    public("due"),  # actions of this turn's word that are still to come
    public("last"),  # the cards of this turn's word
    public("aside"),  # cards drawn of which it is not settled yet where they go
)
