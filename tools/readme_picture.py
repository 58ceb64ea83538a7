"""Draw docs/fits-terminal.svg: a table of FITS in mid-round, as the terminal shows it."""

from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import stolik
from stolik.cli.screen import painted

TO = Path(__file__).resolve().parent.parent / "docs" / "fits-terminal.svg"
DARK = [(60, 50, 42), (224, 108, 88), (146, 186, 96), (226, 178, 78)]
DARK += [(110, 158, 206), (190, 132, 190), (104, 184, 178), (214, 204, 188)]
BRIGHT = [(120, 106, 92), (240, 140, 118), (176, 212, 128), (244, 204, 116)]
BRIGHT += [(144, 190, 232), (214, 164, 214), (140, 212, 206), (248, 242, 230)]
WALNUT = TerminalTheme((38, 30, 24), (236, 226, 208), DARK, BRIGHT)
FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"
 aria-label="A table of FITS in the terminal">
<style>{styles}
text {{ font: {char_height}px ui-monospace, "DejaVu Sans Mono", monospace; }}</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect width="{terminal_width}" height="{terminal_height}"/></clipPath>{lines}</defs>
<rect width="{width}" height="{height}" rx="10" fill="#261e18"/>
<g transform="translate({terminal_x}, 12)" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def half_way() -> tuple[stolik.Match, str]:
    """A match of three greedy players, and the picture of it that seat 0 sees."""
    fits = stolik.game("fits")
    match, rng = stolik.Match(fits.setup(seats=3), stolik.SeededDealer(1)), stolik.Rng(1)
    for _ in range(34):
        question = next(one for one in match.questions() if not one.sealed)
        advice = fits.advise(match.view(question.seat), question.pending, rng)
        if advice is None:
            raise SystemExit("Greedy has no advice: the picture cannot be drawn.")
        match.answer(question.id, advice.choice)
    return match, fits.picture(match.view(0), "en")


def main() -> None:
    match, picture = half_way()
    console = Console(record=True, width=64, file=StringIO(), force_terminal=True)
    console.print(painted(picture, match.setup.game.paint))
    svg = console.export_svg(title="", theme=WALNUT, code_format=FRAME, unique_id="fits")
    TO.write_text(svg, encoding="utf-8")
    print(f"Drawn: docs/{TO.name}")


if __name__ == "__main__":
    main()
