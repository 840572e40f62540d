import type { SchoolEvent } from '#domain/events/event.ts'
import { formatLongDay } from '#domain/school-day.ts'

/** Finds an event by its id, or by its name regardless of capitals and accents. */
export function namedEvent(events: readonly SchoolEvent[], wanted: string): SchoolEvent {
  const found = events.filter(
    ({ id, nome }) => id === wanted || plainText(nome) === plainText(wanted),
  )
  const [only, ...others] = found
  if (only && others.length === 0) return only
  const list = (found.length > 0 ? found : events).map(
    ({ id, nome, data }) => `  ${id}  ${nome}${data ? `, ${formatLongDay(data)}` : ''}`,
  )
  const why =
    found.length > 0
      ? `O backup tem ${found.length} eventos “${wanted}”. Diga o código de um:`
      : `O backup não tem o evento “${wanted}”. Tem:`
  throw new Error([why, ...list].join('\n'))
}

function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
