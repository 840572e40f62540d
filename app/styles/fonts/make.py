"""Makes the two fonts of the site from the latin files of their packages (README.md)."""

import sys
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer

# The letters of western European languages, because names of people have them, and the other characters of our pages.
CHARACTERS = (
    "20-7E,A0,A1,A3,A7,A9-AB,AD,AE,B0,B2,B3,B7,B9-BB,BD,BF-FF,152,153,2010-2026,2032,2033,2039,203A,20AC,2122,2212"
)

# In thousandths of the letter size. Kerning is almost half of a title font's file. At this grain a letter of a title of
# 64 pixels moves by two thirds of a pixel at most.
KERNING_STEP = 8

# Coordinates are rounded to a 700th of the letter size, a hundredth of a pixel in text.
TEXT_GRID = 700


def subsetted(font):
    options = subset.Options()
    options.parse_opts(["--layout-features=kern", "--name-IDs=0,1,2", "--drop-tables+=STAT"])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(CHARACTERS))
    subsetter.subset(font)
    return font


def titles_font(path):
    font = subsetted(TTFont(path))
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            for value in kerning_values(getattr(table, "ExtSubTable", table)):
                value.XAdvance = round(value.XAdvance / KERNING_STEP) * KERNING_STEP
                if abs(value.XAdvance) == KERNING_STEP:
                    value.XAdvance = 0
    return font


def kerning_values(table):
    if table.LookupType != 2:
        return []
    rows = table.PairSet if table.Format == 1 else table.Class1Record
    pairs = [pair for row in rows for pair in (row.PairValueRecord if table.Format == 1 else row.Class2Record)]
    return [pair.Value1 for pair in pairs if pair.Value1]


def text_font(path):
    font = TTFont(path)
    # Named weights, for menus of programs.
    font["fvar"].instances = []
    font = instancer.instantiateVariableFont(subsetted(font), {"wght": (300, 700)})
    # Widths between the two weights, which `gvar` has as well.
    del font["HVAR"]
    scale_upem(font, TEXT_GRID)
    return font


def write(font, path):
    font.flavor = "woff2"
    font.save(path)


titles, text = sys.argv[1:]
write(titles_font(titles), "bricolage-grotesque-700.woff2")
write(text_font(text), "figtree-300-700.woff2")
