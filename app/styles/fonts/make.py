"""Makes the two fonts of the site from the latin files of their packages (README.md)."""

import sys
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# Every character that a page of ours has.
CHARACTERS = "U+20-7E,U+A0-FF,U+131,U+152,U+153,U+2000-206F,U+20AC,U+2122,U+2212"
FEATURES = "kern,mark,ccmp,locl"

# In thousandths of the letter size. Kerning is almost half of a title font's file. At this grain a title of 64 pixels
# moves its letters by at most a third of a pixel.
KERNING_STEP = 5


def subsetted(path):
    options = subset.Options()
    options.parse_opts([f"--layout-features={FEATURES}", "--name-IDs=0,1,2", "--drop-tables+=STAT"])
    font = subset.load_font(path, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(CHARACTERS.replace("U+", "")))
    subsetter.subset(font)
    return font


def coarsely_kerned(font):
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


def write(font, path):
    font.flavor = "woff2"
    font.save(path)


titles, text = sys.argv[1:]
write(coarsely_kerned(subsetted(titles)), "bricolage-grotesque-700.woff2")
write(instancer.instantiateVariableFont(subsetted(text), {"wght": (300, 700)}), "figtree-300-700.woff2")
