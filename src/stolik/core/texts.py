"""Every word a player reads, in both languages, by key."""

from __future__ import annotations

from collections.abc import Mapping

from stolik.core.refusal import Lang, Why


class Texts:
    """A game's words: two flat mappings from dotted keys to sentences with {places}."""

    def __init__(self, pl: Mapping[str, object], en: Mapping[str, object]) -> None:
        self.pl = flat(pl)
        self.en = flat(en)
        odd = sorted(self.pl.keys() ^ self.en.keys())
        if odd:
            raise ValueError(f"These texts stand in one language only: {', '.join(odd)}.")

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return key in self.pl

    def say(self, lang: Lang, key: str, /, **parts: object) -> str:
        """The text of this key with its places filled."""
        return (self.pl if lang == "pl" else self.en)[key].format(**parts)

    def why(self, key: str, /, clause: str = "", at: tuple[str, ...] = (), **parts: object) -> Why:
        """A reason in both languages."""
        return Why(self.pl[key].format(**parts), self.en[key].format(**parts), clause, at)


def flat(texts: Mapping[str, object], prefix: str = "") -> dict[str, str]:
    """Nested tables as one mapping with dotted keys."""
    made: dict[str, str] = {}
    for key, value in texts.items():
        if isinstance(value, Mapping):
            made.update(flat(value, f"{prefix}{key}."))
        else:
            made[prefix + key] = str(value)
    return made
