import * as v from 'valibot'
import type { Reading } from '#domain/fields/field.ts'
import { readDayHours, type TimeSpan, writeDayHours } from '#domain/opening-hours.ts'

const time = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'precisa das duas horas, como 08:00 e 21:00'),
)

/** When the school is open on a day: a pause makes two spans, and without any it is closed. */
export const dayHours = {
  schema: v.pipe(
    v.array(v.strictObject({ opens: time, closes: time })),
    v.maxLength(2),
    v.check(
      (spans) => isInOrder(spans),
      'as horas precisam estar em ordem: abre, começo e fim da pausa, fecha',
    ),
  ),
  control: { type: 'hours' } as const,
  read: (typed: string): Reading => ({ value: readDayHours(typed) }),
  write: writeDayHours,
}

function isInOrder(spans: readonly TimeSpan[]): boolean {
  const times = spans.flatMap(({ opens, closes }) => [opens, closes])
  return times.every((time, index) => index === 0 || time > (times[index - 1] ?? ''))
}
