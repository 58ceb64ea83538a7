"""What the documents show works: each `>>>` example runs, each link to a file leads somewhere."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.md")])
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)|(?:src|href)=\"([^\"#:]+)\"")

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


@each_page
def test_the_examples_of_a_page_run(page: Path) -> None:
    # A closing fence would be taken for the last line of what an example prints.
    text = page.read_text().replace("```", "\n")
    example = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    heard: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=heard.append)
    assert heard == []


@each_page
def test_the_links_of_a_page_lead_to_files(page: Path) -> None:
    targets = [first or second for first, second in LINK.findall(page.read_text())]
    assert [target for target in targets if not (page.parent / target).exists()] == []


def test_the_page_on_new_games_shows_all_of_the_game_that_is_tested_and_nothing_else() -> None:
    page = (ROOT / "docs" / "new-game.md").read_text()
    *shown, _the_law = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    core = (ROOT / "src" / "stolik" / "testing" / "toy" / "core.py").read_text()
    _, _docstring, code = core.split('"""', 2)
    assert "".join(shown).split() == code.split()
