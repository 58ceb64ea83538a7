"""Builds the word files of Potęga słowa: see docs/words.md for where the lists come from.

    python tools/build_words.py dawg LIST OUT [--alphabet LETTERS] [--short FILE] [--level ZIPF]
    python tools/build_words.py lemmas LIST OUT

`dawg` takes any list of one word a line, so that a newer SJP list drops in. `--level` keeps the
words of at least this Zipf frequency (needs the package wordfreq); `lemmas` needs morfeusz2.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path

from stolik.games.potega_slowa.words.dawg import write_dawg

POLISH = "aąbcćdeęfghijklłmnńoóprsśtuwyzźż"
VOWELS = "aąeęioóuyAEIOUY"
LONGEST_STRIP = 30


def kept(lines: Iterable[str], alphabet: str, short: frozenset[str]) -> Iterator[str]:
    """PS-A4, PS-A5: all lower-case words of the alphabet with a vowel; two letters from `short`."""
    letters = frozenset(alphabet)
    for line in lines:
        word = line.rstrip("\n")
        if len(word) == 2:
            if word in short:
                yield word
        elif len(word) > 2 and letters.issuperset(word) and not _mute(word):
            yield word


def _mute(word: str) -> bool:
    return not any(letter in VOWELS for letter in word)


def coded(words: Iterable[str], alphabet: str) -> list[bytes]:
    """The words as sorted strings of letter numbers."""
    number = {letter: index for index, letter in enumerate(alphabet)}
    return sorted({bytes([number[letter] for letter in word]) for word in words})


def lemma_entries(words: Iterable[str], alphabet: str) -> list[bytes]:
    """Each form, a 32, how much to cut from its end (33 = nothing), and what to add: its lemma."""
    import morfeusz2  # noqa: PLC0415  # only this step needs it

    analyser = morfeusz2.Morfeusz(generate=False)
    number = {letter: index for index, letter in enumerate(alphabet)}
    entries: set[bytes] = set()
    for word in words:
        lemmas = {found[2][1].split(":")[0].lower() for found in analyser.analyse(word)}
        for lemma in lemmas:
            same = _common(word, lemma)
            cut = len(word) - same
            known = all(letter in number for letter in lemma)
            if not known or not same or cut > LONGEST_STRIP:
                continue
            form = [number[letter] for letter in word]
            entries.add(bytes([*form, 32, 33 + cut, *[number[c] for c in lemma[same:]]]))
    return sorted(entries)


def _common(one: str, other: str) -> int:
    same = 0
    while same < min(len(one), len(other)) and one[same] == other[same]:
        same += 1
    return same


def at_level(words: Iterable[str], level: float) -> Iterator[str]:
    """The words that are at least this frequent (PS-L4)."""
    import wordfreq  # noqa: PLC0415  # only this step needs it

    for word in words:
        if wordfreq.zipf_frequency(word, "pl", wordlist="large") >= level:
            yield word


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("dawg", "lemmas"))
    parser.add_argument("list", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--alphabet", default=POLISH)
    parser.add_argument("--short", type=Path)
    parser.add_argument("--level", type=float)
    given = parser.parse_args()
    short = frozenset(given.short.read_text(encoding="utf-8").split() if given.short else ())
    with given.list.open(encoding="utf-8") as lines:
        words: Iterable[str] = kept(lines, given.alphabet, short)
        if given.level is not None:
            words = at_level(words, given.level)
        make = coded if given.what == "dawg" else lemma_entries
        entries = make(words, given.alphabet)
    given.out.write_bytes(write_dawg(entries))
    print(f"{len(entries)} entries, {given.out.stat().st_size} bytes: {given.out}")


if __name__ == "__main__":
    main()
