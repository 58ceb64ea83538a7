"""Answers are tuples of words; a list of them is searched by a table, because menus are long."""

from __future__ import annotations

from stolik.core.options import Listed
from stolik.core.refusal import Refused

Answer = tuple[str, ...]


class Answers(Listed[Answer]):
    """Options that are listed, found at once."""

    def __init__(self, items: tuple[Answer, ...]) -> None:
        super().__init__(items)
        self._known: dict[Answer, Answer] | None = None

    def offered(self, choice: object) -> Answer:
        for item in self.items:
            if item is choice:
                return item
        if type(choice) is tuple and all([type(part) is str for part in choice]):
            return self._find(choice, choice)
        raise Refused("illegal", self.reason(choice))

    def text(self, choice: Answer) -> str:
        return ",".join(choice)

    def parse(self, text: str) -> Answer:
        return self._find(tuple(text.strip().split(",")), text)

    def _find(self, answer: Answer, wish: object) -> Answer:
        if self._known is None:
            self._known = {item: item for item in self.items}
        found = self._known.get(answer)
        if found is None:
            raise Refused("illegal", self.reason(wish))
        return found
