import * as v from 'valibot'
import type { Reading } from '#domain/fields/field.ts'
import { line, linesOf } from '#domain/fields/kinds.ts'
import { lineSchema } from '#domain/fields/schemas.ts'
import { type OpeningHours, openingHoursLines, weekdays } from '#domain/opening-hours.ts'

const longestLine = 120
const maxLines = 12

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'use o formato 08:00'))

const daysAndHours = v.pipe(
  v.strictObject({
    days: v.pipe(
      v.array(v.picklist(weekdays, 'use seg, ter, qua, qui, sex, sab ou dom')),
      v.minLength(1, 'precisa de pelo menos um dia'),
    ),
    opens: time,
    closes: time,
  }),
  v.check(({ opens, closes }) => opens < closes, 'precisa abrir antes de fechar'),
)
const textHours = v.strictObject({
  text: lineSchema(longestLine, `cada linha pode ter até ${longestLine} caracteres`),
})

/** In the school's own words, one entry per line. Only what ships with the site has days and hours. */
export const openingHours = {
  schema: v.pipe(
    v.array(v.lazy((entry) => (hasText(entry) ? textHours : daysAndHours))),
    v.maxLength(maxLines, `pode ter até ${maxLines} linhas`),
  ),
  control: { type: 'lines', limit: longestLine, max: maxLines } as const,
  read: (typed: string): Reading => ({ value: linesOf(typed).map((text) => ({ text })) }),
  write: (list: OpeningHours[]) => openingHoursLines(list).join('\n'),
}

/** What search engines show, if the school has corrected what was understood: see search-hours.ts. */
export const searchHours = {
  ...line(200, { isCounted: false }),
  control: { type: 'search-hours', of: 'openingHours' } as const,
}

function hasText(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'text' in entry
}
