import {
  type ChangeKind,
  opensToEveryone,
  type RecordedChange,
} from '#domain/changes/recorded-change.ts'
import { type SchoolDay, schoolDayOf } from '#domain/school-day.ts'
import type { DayCounts } from './statistics.ts'
import { detailsOf } from './summary.ts'

/** The last day on which the removal of a photo was requested, by the id of the public event. */
export function removalRequests(days: readonly DayCounts[]): Map<string, SchoolDay> {
  const requests = new Map<string, SchoolDay>()
  for (const { day, counts } of days.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    for (const { details } of detailsOf(counts, 'pedido-de-foto')) {
      const id = /^\/galeria-evento\/(.+)$/.exec(details[0] ?? '')?.[1]
      if (id) requests.set(id, day)
    }
  }
  return requests
}

const answers: readonly ChangeKind[] = [
  'photos-deleted',
  'faces-covered',
  'visibility',
  'consent-withdrawn',
]

/** Whether something was done about the event's photos on that day or later. */
export function isAnswered(
  [event, day]: readonly [string, SchoolDay],
  changes: readonly RecordedChange[],
): boolean {
  return changes.some(
    (change) =>
      change.event === event &&
      answers.includes(change.kind) &&
      (change.takenBack !== undefined || !opensToEveryone(change.parts ?? [])) &&
      schoolDayOf(new Date(change.at)) >= day,
  )
}
