"""Make web/src/fonts: one small font a family, of the letters of Polish and English.

Needs fonttools and brotli, and web/node_modules; run by hand when a font is to change.
"""

from __future__ import annotations

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

WEB = Path(__file__).resolve().parents[1] / "web"
FILES = WEB / "node_modules/@fontsource-variable"
LETTERS = [*range(0x20, 0x7F), *map(ord, "ĄąĆćĘęŁłŃńÓóŚśŹźŻż„”“‚’–—−…·×→←↑↓✓±°•«»")]
FAMILIES = {
    "fraunces": ("fraunces-latin-wght-normal", "fraunces-latin-ext-wght-normal"),
    "instrument-sans": (
        "instrument-sans-latin-wght-normal",
        "instrument-sans-latin-ext-wght-normal",
    ),
}


def subset(path: Path) -> TTFont:
    """The letters we write, of one of the files a family comes in."""
    font = TTFont(path)
    options = Options()
    options.layout_features = ["kern", "liga", "tnum", "lnum", "mark", "ccmp"]
    options.glyph_names = True
    maker = Subsetter(options)
    maker.populate(unicodes=LETTERS)
    maker.subset(font)
    return font


def add(font: TTFont, more: TTFont) -> None:
    """Letters that only the second file has; both were cut from one font, so all axes agree."""
    names = {}
    for code, glyph in more.getBestCmap().items():
        if code not in font.getBestCmap():
            names[code] = take(font, more, glyph)
    for table in font["cmap"].tables:
        table.cmap.update({code: name for code, name in names.items() if table.isUnicode()})
    font.setGlyphOrder(font["glyf"].glyphOrder)
    font["maxp"].numGlyphs = len(font["glyf"].glyphOrder)
    for name in ("HVAR", "MVAR"):  # the widths also stand in gvar, as phantom points
        if name in font:
            del font[name]


def take(font: TTFont, more: TTFont, name: str) -> str:
    """Copy a glyph, and what it is made of, under a name that is new."""
    new = f"{name}.ext"
    if new in font["glyf"].glyphs:
        return new
    glyph = more["glyf"][name]
    if glyph.isComposite():
        for part in glyph.components:
            part.glyphName = take(font, more, part.glyphName)
    font["glyf"][new] = glyph
    font["hmtx"][new] = more["hmtx"][name]
    font["gvar"].variations[new] = more["gvar"].variations.get(name, [])
    return new


def main() -> None:
    for family, (latin, extended) in FAMILIES.items():
        files = FILES / family / "files"
        font = subset(files / f"{latin}.woff2")
        add(font, subset(files / f"{extended}.woff2"))
        font.flavor = "woff2"
        out = WEB / "src/fonts" / f"{family}.woff2"
        out.parent.mkdir(exist_ok=True)
        font.save(out)
        print(f"{out.name}: {out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
