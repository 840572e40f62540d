import * as v from 'valibot'
import type { Reading } from '#domain/fields/field.ts'
import { lineSchema } from '#domain/fields/schemas.ts'
import { type OpeningHours, openingHoursLines, weekdays } from '#domain/opening-hours.ts'
import { readOpeningHours } from './read-opening-hours.ts'

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
const textHours = v.strictObject({ text: lineSchema(120) })

/** A line for each entry, as people write them. */
export const openingHours = {
  schema: v.array(v.lazy((entry) => (hasText(entry) ? textHours : daysAndHours))),
  control: { type: 'text' } as const,
  read: (typed: string): Reading => readOpeningHours(typed),
  write: (list: OpeningHours[]) => openingHoursLines(list).join('\n'),
}

function hasText(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'text' in entry
}
