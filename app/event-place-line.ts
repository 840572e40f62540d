import { isAtSchool } from '#domain/events/event-place.ts'
import { addressLine } from '#domain/school/school-links.ts'
import type { ShownFacts } from '#domain/school/shown-school.ts'

/** Where an event is, in one line. The address is added only for an event at the school. */
export function eventPlaceLine(local: string | undefined, facts: ShownFacts): string {
  if (local && !isAtSchool(local, facts.name)) return local
  const { name, address } = facts
  return [local, name, address && addressLine({ address })].filter(Boolean).join(', ')
}
