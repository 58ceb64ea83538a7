"""Words that are and are not, and input that is no word at all (PS-R7 to PS-R12)."""

import pytest
from hypothesis import given
from hypothesis import strategies as some
from tests.games.potega_slowa.scenery import asked, game, refused, say, table

from stolik.core.rng import Rng
from stolik.games.potega_slowa.words.dawg import HEAD, read_dawg, write_dawg
from stolik.games.potega_slowa.words.language import language, level, tidy
from stolik.games.potega_slowa.words.relatives import likely, surely
from stolik.games.potega_slowa.words.search import Rack, Search

POLISH = language("pl")
LETTERS = some.lists(
    some.binary(min_size=1, max_size=6).map(lambda b: bytes(c % 5 for c in b)), min_size=1
)


@given(LETTERS)
def test_a_graph_holds_its_words_and_no_others(words: list[bytes]) -> None:
    known = sorted(set(words))
    graph = read_dawg(memoryview(write_dawg(known)))
    assert graph.words == len(known)
    assert graph.ends(1) == known
    for word in words:
        assert graph.has(word)
        assert graph.has(word + b"\x04") == (word + b"\x04" in known)


@given(LETTERS, some.lists(some.integers(0, 3), min_size=5, max_size=5), some.integers(0, 4))
def test_all_words_are_those_a_naive_search_finds(
    words: list[bytes], counts: list[int], must: int
) -> None:
    """PS-R8, PS-R9: no letter oftener than there are cards, and the placed one in each word."""
    search = Search(read_dawg(memoryview(write_dawg(sorted(set(words))))))
    needed = [int(letter == must) for letter in range(5)]
    rack = Rack(counts, needed)
    found = list(search.all(rack, lambda word: True))
    naive = [
        word
        for word in sorted(set(words))
        if all(word.count(c) <= counts[c] for c in range(5)) and must in word
    ]
    assert found == naive
    sampled = search.sample(rack, lambda word: True, Rng(1))
    assert sampled in naive if naive else sampled is None


def test_a_damaged_word_file_is_refused_with_a_sentence() -> None:
    whole = write_dawg([b"\x00\x01"])
    with pytest.raises(ValueError, match="no word file"):
        read_dawg(memoryview(b"nothing"))
    with pytest.raises(ValueError, match="cut short"):
        read_dawg(memoryview(whole[: HEAD.size + 4]))
    with pytest.raises(ValueError, match="sorted"):
        write_dawg([b"\x01", b"\x00"])
    with pytest.raises(ValueError, match="at least one"):
        write_dawg([])


@pytest.mark.parametrize(
    "word",
    ["koloseum", "stomatolog", "galareta", "strome", "lament", "atak", "domowy"],
)
def test_the_words_of_the_rulebook_are_words(word: str) -> None:
    """PS-R12, PS-A5, PS-A6: inflected forms and the common noun koloseum too."""
    assert POLISH.has(tidy(word))


@pytest.mark.parametrize("word", ["warszawa", "dmo", "bd", "ckm", "a", "zzz", "ag"])
def test_names_abbreviations_and_single_letters_are_not(word: str) -> None:
    """PS-A4, PS-A5."""
    assert not POLISH.has(tidy(word))


def test_levels_are_parts_of_the_list() -> None:
    """PS-L4: everyday words stand in the good ones, and these in all."""
    everyday, good = level("pl", "everyday").graph, level("pl", "good").graph
    assert everyday.words < good.words < POLISH.graph.words
    rack = Rack([3] * 32, [0] * 32)
    for at, code in enumerate(level("pl", "everyday").all(rack, lambda word: True)):
        assert good.has(code)
        assert POLISH.graph.has(code)
        if at == 500:
            break


BAD = [
    ("", "PS-R7"),
    ("   ", "PS-R7"),
    ("k0t", "PS-A5"),
    ("🙂", "PS-A5"),
    ("ko t", "PS-A5"),
    ("quo", "PS-A5"),
    ("k", "PS-R12"),
    ("dmo", "PS-R12"),
    ("kot" * 10_000, "PS-R7"),
    ("\x00", "PS-A5"),
    ("DOM:0.1", "PS-R7"),
    ("DOM:0.0.1", "PS-R9"),
    ("DOM:0.1.99", "PS-R10"),
    ("kawa", "PS-R7"),
    ("kto", "PS-R8"),
]


@pytest.mark.parametrize(("wish", "clause"), BAD, ids=lambda part: repr(part)[:20])
def test_what_cannot_be_said_is_refused_with_its_clause(wish: str, clause: str) -> None:
    """PS-R7, PS-R8, PS-R9, PS-R10, PS-R12, PS-A5, PS-A7, PS-A11: nothing changes, no penalty."""
    runner = game(table("K O T E\nA D O N", hand="M"))
    say(runner, "place", "0,2")
    before = runner.text()
    assert refused(runner, "word", wish) == clause
    assert runner.text() == before


def test_the_stroke_of_the_letter_l_may_be_spelt_apart() -> None:
    """PS-A56."""
    assert tidy(" l\u0337a\u0328ka ") == "ŁĄKA"
    assert tidy("z\u0307aba") == "ŻABA"


def test_each_card_serves_one_letter() -> None:
    """PS-R9: ATAK takes two A; with one there is none to be had."""
    runner = game(table("A T K O", hand="M"))
    say(runner, "place", "0,1")
    assert refused(runner, "word", "MATKA") == "PS-R7"
    runner = game(table("A T K A", hand="M"))
    say(runner, "place", "0,1")
    assert asked(runner, "word").options.why_not("MATKA") is None


RELATED = (
    "DOM DOMEK,DOM DOMOWY,DOMEK DOMOWY,GALARETA GALARETKA,ATAK ATAKOWAĆ,KOTA KOCIE,NIEBIAŁY BIAŁY"
)
OTHERS = "LAMA LAMENT,DOM DOMINO,KUR KUREK,KORA KOREK,NIEBO BOK,MASKA MASA,LASKA LAS,MATKA MATA"


@pytest.mark.parametrize("pair", RELATED.split(","))
def test_families_are_refused(pair: str) -> None:
    """PS-R11, PS-A38: the same lexeme, or a sure derivation."""
    one, other = pair.split()
    assert surely("pl", one, other)
    assert surely("pl", other, one)


@pytest.mark.parametrize("pair", OTHERS.split(","))
def test_look_alikes_are_not_refused(pair: str) -> None:
    """PS-A38: at most a warning."""
    one, other = pair.split()
    assert not surely("pl", one, other)


def test_a_shared_root_is_only_a_warning() -> None:
    """PS-A38."""
    assert likely("pl", "DRZEWO", "DRZEWKO")
    assert not surely("pl", "DRZEWO", "DRZEWKO")
    assert not likely("pl", "LAMA", "LAMENT")
