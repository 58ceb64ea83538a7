"""Related words (PS-R11, PS-A38): the same lexeme, a sure derivation of it, or a likely one."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from stolik.games.potega_slowa.words.language import language

LEMMA: Final = b"\x20"
"""In the lemma list: the form, this, how much to cut (33 is nothing), what to add."""

SUFFIXES: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("OWY", ("", "A", "O", "Y")),
    ("OWNY", ("", "A", "O")),
    ("OWAĆ", ("", "A", "O")),
    ("OŚĆ", ("Y", "I")),
    ("ARSKI", ("ARZ",)),
    ("OWSKI", ("", "A", "O")),
    ("SKI", ("",)),
    ("EK", ("",)),
    ("ECZEK", ("EK", "")),
    ("ETKA", ("ETA",)),
    ("ECZKA", ("KA",)),
    ("ULKA", ("A",)),
    ("KA", ("A", "")),
    ("IA", ("",)),
    ("IZM", ("", "A")),
    ("ISTA", ("", "IZM")),
    ("OWIEC", ("", "A")),
    ("OWNIK", ("", "A")),
    ("NICTWO", ("NIK",)),
    ("STWO", ("",)),
    ("NICZKA", ("NIK",)),
    ("NICA", ("NIK",)),
    ("YCZNY", ("YKA",)),
    ("ICZNY", ("IKA", "IA")),
    ("YJNY", ("JA", "YJA")),
    ("ACYJNY", ("ACJA",)),
    ("ALNY", ("", "A", "AĆ")),
    ("OWO", ("OWY",)),
    ("ACZ", ("AĆ",)),
    ("ACZKA", ("AĆ", "ACZ")),
)
"""Endings that make a word from a word, and what the base then ends in. Only productive ones."""

WEAK: Final = {"EK": 4, "KA": 5, "IA": 5, "STWO": 4, "IZM": 4, "SKI": 4, "ULKA": 4, "OWAĆ": 4}
"""Endings that short words often have by accident (KUREK is no small KUR): how long the base is."""

SURE: Final = {
    "BABKA": "BABA",
    "BUDKA": "BUDA",
    "CHATKA": "CHATA",
    "DOMEK": "DOM",
    "GŁÓWKA": "GŁOWA",
    "GÓRKA": "GÓRA",
    "KOTEK": "KOT",
    "KSIĄŻECZKA": "KSIĄŻKA",
    "LASEK": "LAS",
    "LEŚNY": "LAS",
    "ŁAPKA": "ŁAPA",
    "MIEJSKI": "MIASTO",
    "NOCNY": "NOC",
    "NOSEK": "NOS",
    "NÓŻKA": "NOGA",
    "OCZKO": "OKO",
    "PIESEK": "PIES",
    "RĄCZKA": "RĘKA",
    "RYBKA": "RYBA",
    "SYNEK": "SYN",
    "SZKOLNY": "SZKOŁA",
    "WODNY": "WODA",
    "ZĄBEK": "ZĄB",
}
"""Hand-checked: too short or too changed for the endings, and related all the same."""

PREFIXES: Final = (
    "ARCY",
    "BEZ",
    "DO",
    "NAJ",
    "NAD",
    "NIE",
    "OD",
    "PO",
    "POD",
    "PRZE",
    "PRZY",
    "ROZ",
    "SUPER",
    "WY",
    "ZA",
)
ROOT: Final = 3
"""How long a base has to be for a sure derivation, and a shared root for a likely one."""

LONG_ROOT: Final = 5
"""From here on a shared root is a sure sign: found on one half of the labelled pairs."""

ALTERNATIONS: Final = (
    ("DZI", "D"), ("DŹ", "D"), ("DZ", "D"), ("RZ", "R"), ("SZ", "S"), ("CZ", "K"), ("CH", "H"),
    ("Ą", "E"), ("Ę", "E"), ("Ó", "O"), ("Ś", "S"), ("Ź", "Z"), ("Ż", "G"), ("Ć", "T"),
    ("Ń", "N"), ("Ł", "L"),
)  # fmt: skip
ENDINGS: Final = (
    "OWANIE", "IZACJA", "YZACJA", "ACYJNY", "NICTWO", "OLOGIA", "EŃSTWO", "IZOWAĆ", "YZOWAĆ",
    "ENIEC", "OWSKI", "EWSKI", "ECZKA", "ECZEK", "OCZEK", "USZEK", "ARNIA", "ACZKA", "OWIEC",
    "ECZKO", "YCZNY", "ICZNY", "ESTWO", "NICZY", "OWNIK", "OWAĆ", "ANIE", "ENIE", "OWNY", "EWNY",
    "NICA", "LNIK", "LNIA", "ALNY", "ISTA", "YSTA", "ISTY", "YSTY", "ASTY", "ARKA", "UNEK",
    "OTNY", "ISKO", "YSKO", "ACJA", "IJKA", "YJKA", "YJNY", "STWO", "OLOG", "AWKA", "ULKA",
    "USIA", "EŃKI", "OWY", "OŚĆ", "NIK", "SKI", "CKI", "AWY", "IZM", "YZM", "ARZ", "ERZ", "ACZ",
    "NĄĆ", "IEC", "OTA", "INA", "YNA", "ULA", "IĆ", "YĆ", "AĆ", "EĆ", "ĄĆ", "IK", "YK", "AK",
    "EK", "EC", "KA", "KO", "NY", "IA", "EJ", "A", "O", "E", "Y", "I",
)  # fmt: skip


@lru_cache(maxsize=65_536)
def lemmas(name: str, word: str) -> tuple[str, ...]:
    """The base forms of a word; a word of which none is known is its own."""
    words = language(name)
    form = words.code(word)
    found: list[str] = []
    for entry in words.lemmas.ends(words.lemmas.below(form + LEMMA)):
        kept = len(word) - (entry[0] - 33)
        found.append(word[:kept] + words.word(entry[1:]))
    return tuple(dict.fromkeys([*found, *_unsaid(name, word)])) or (word,)


def _unsaid(name: str, word: str) -> tuple[str, ...]:
    """PS-A38: what nie- stands before, where that is an adjective, a participle or a gerund."""
    rest = word[3:]
    if not word.startswith("NIE") or len(rest) < 4 or not language(name).has(rest):
        return ()
    gerund = rest.endswith(("NIE", "CIE"))
    return tuple([base for base in lemmas(name, rest) if gerund or base.endswith(("Y", "I"))])


@lru_cache(maxsize=65_536)
def family(name: str, word: str) -> frozenset[str]:
    """The lemmas of a word and the bases that these are surely made of."""
    found: dict[str, None] = {}
    left = list(lemmas(name, word))
    while left:
        base = left.pop()
        if base not in found:
            found[base] = None
            left += _bases(name, base)
    return frozenset(found)


def _bases(name: str, lemma: str) -> list[str]:
    """What a lemma is surely made of: the longest ending for which there is a base."""
    if lemma in SURE:
        return [SURE[lemma]]
    for suffix, endings in sorted(SUFFIXES, key=lambda pair: -len(pair[0])):
        if lemma.endswith(suffix):
            stem = lemma[: -len(suffix)]
            made = [stem + ending for ending in endings if len(stem) >= ROOT]
            long = [base for base in made if len(base) >= WEAK.get(suffix, ROOT)]
            bases = [base for base in long if _is_lemma(name, base)]
            if bases:
                return bases[:1]
    return []


def _is_lemma(name: str, word: str) -> bool:
    return language(name).has(word) and word in lemmas(name, word)


@lru_cache(maxsize=65_536)
def roots(name: str, word: str) -> frozenset[str]:
    """What may be left of a word's lemmas without endings and prefixes, alternations evened out."""
    found: list[str] = []
    for lemma in lemmas(name, word):
        starts = [lemma, *[lemma[len(p) :] for p in PREFIXES if lemma.startswith(p)]]
        for start in [starts[0], *[part for part in starts[1:] if len(part) >= ROOT + 2]]:
            for once in _cut(start):
                found += [_even(part) for part in (once, *_cut(once))]
    return frozenset([root for root in found if len(root) >= ROOT])


def _cut(lemma: str) -> list[str]:
    """The word without each of the endings that it has."""
    cut = [lemma[: -len(end)] for end in ENDINGS if lemma.endswith(end)]
    return [part for part in cut if len(part) >= ROOT] or [lemma]


def _even(root: str) -> str:
    """The root with its alternations evened out, and without a fleeting e and a soft i."""
    for met, plain in ALTERNATIONS:
        root = root.replace(met, plain)
    root = root.replace("IE", "E").rstrip("I")
    if len(root) > ROOT and root[-2] == "E" and root[-1] not in "AEIOUY":
        root = root[:-2] + root[-1]
    return root


@lru_cache(maxsize=65_536)
def kin(name: str, word: str) -> frozenset[str]:
    """What makes words surely related when they share it: a lemma, a base, a long root."""
    long = [f"-{root}" for root in roots(name, word) if len(root) >= LONG_ROOT]
    return family(name, word).union(long)


def surely(name: str, word: str, other: str) -> bool:
    """Hard: the same lexeme, or the same family (PS-A38)."""
    return word == other or not kin(name, word).isdisjoint(kin(name, other))


def shared(name: str, word: str, other: str) -> int:
    """How long the longest root is that two words share; 0 for none."""
    return max([len(root) for root in roots(name, word) & roots(name, other)], default=0)


def likely(name: str, word: str, other: str) -> bool:
    """A warning: a shared root; the others at the table decide (PS-A38, PS-A39)."""
    return shared(name, word, other) >= ROOT
