"""Cuts the site's typefaces to what its pages use: German letters and the axes in use, without the optical size.

Needs Debian's python3-fonttools and python3-brotli. The whole files lie with the PDF documents, which use them as they are.
"""

import io
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src/server/legal/fonts"
TARGET = ROOT / "src/web/fonts"
LETTERS = (
    "U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0160-0161,U+0178,U+017D-017E,U+1E9E,U+2009-200A,U+2010-2014,"
    "U+2018-201E,U+2020-2022,U+2026,U+202F,U+2030,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212"
)
FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum", "case"]
FONTS = {
    "bricolage-grotesque-latin-standard-normal.woff2": {"opsz": 24, "wght": (400, 800)},
    "literata-latin-wght-normal.woff2": {"wght": (400, 700)},
    "literata-latin-wght-italic.woff2": {"wght": (400, 700)},
}


def reopened(font: TTFont) -> TTFont:
    """Instancing needs tables that were written once."""
    file = io.BytesIO()
    font.flavor = None
    font.save(file)
    file.seek(0)
    return TTFont(file)


for name, axes in FONTS.items():
    font = TTFont(SOURCE / name)
    options = subset.Options()
    options.layout_features = FEATURES
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(LETTERS))
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(reopened(font), axes)
    font.flavor = "woff2"
    font.save(TARGET / name)
    print(name, (TARGET / name).stat().st_size)
