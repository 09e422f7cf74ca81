"""Cuts the typefaces to what is used of them. Needs Debian's python3-fonttools and python3-brotli.

For the pages: German letters and the axes in use, without the optical size (sources in scripts/media/fonts).
For the documents: one cut each with the Latin letters of all European names. Their sources are the static files of the
same typefaces (Google Fonts, OFL), given as a folder: make-fonts.py <folder>. Without it only the pages' files are made.
"""

import io
import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[2]
PAGE_FONTS = ROOT / "src/browser/fonts"
DOCUMENT_FONTS = ROOT / "src/server/drawing/fonts"
SIGNS = "U+2009-200A,U+2010-2014,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2030,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212"
GERMAN = f"U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0160-0161,U+0178,U+017D-017E,U+1E9E,{SIGNS}"
EUROPEAN = f"U+0020-007E,U+00A0-024F,U+1E00-1EFF,{SIGNS}"
FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum", "case"]
PAGES = {
    "bricolage-grotesque-latin-standard-normal.woff2": {"opsz": 24, "wght": (400, 800)},
    "literata-latin-wght-normal.woff2": {"wght": (400, 700)},
    "literata-latin-wght-italic.woff2": {"wght": (400, 700)},
}
DOCUMENTS = {
    "Literata_400Regular.ttf": "literata-regular.ttf",
    "Literata_400Regular_Italic.ttf": "literata-italic.ttf",
    "BricolageGrotesque_700Bold.ttf": "bricolage-grotesque-bold.ttf",
}


def cut(font: TTFont, letters: str, features: list[str]) -> None:
    options = subset.Options()
    options.layout_features = features
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(letters))
    subsetter.subset(font)


def reopened(font: TTFont) -> TTFont:
    """Instancing needs tables that were written once."""
    file = io.BytesIO()
    font.flavor = None
    font.save(file)
    file.seek(0)
    return TTFont(file)


def decompose(font: TTFont) -> None:
    """An 'ä' of its own instead of 'a' and dots: the writer of the documents loses the letters of shared parts."""
    glyphs = font.getGlyphSet()
    table = font["glyf"]
    for name in font.getGlyphOrder():
        if table[name].isComposite():
            recording = DecomposingRecordingPen(glyphs)
            glyphs[name].draw(recording)
            pen = TTGlyphPen(None)
            recording.replay(pen)
            table[name] = pen.glyph()


for name, axes in PAGES.items():
    page_font = TTFont(Path(__file__).parent / "fonts" / name)
    cut(page_font, GERMAN, FEATURES)
    page_font = instancer.instantiateVariableFont(reopened(page_font), axes)
    page_font.flavor = "woff2"
    page_font.save(PAGE_FONTS / name)
    print(name, (PAGE_FONTS / name).stat().st_size)

for source, target in DOCUMENTS.items() if len(sys.argv) > 1 else ():
    document_font = TTFont(Path(sys.argv[1]) / source)
    cut(document_font, EUROPEAN, ["kern", "ccmp", "locl"])
    decompose(document_font)
    document_font.save(DOCUMENT_FONTS / target)
    print(target, (DOCUMENT_FONTS / target).stat().st_size)
