import type { Collection, Documents, Fields } from '#domain/documents.ts'
import { daysWithoutConsent } from '#domain/events/consent.ts'
import type { ClockDoubt, TrustedClock } from './trusted-clock.ts'

const collections: readonly Collection[] = ['eventos', 'site-escola', 'site-lixeira', 'site-lotes']

const dayMs = 24 * 60 * 60 * 1000
/** The dates by which something is deleted for its age, and how far after what it counts from each of them is. */
const datesThatDelete = new Map([
  ['excluidoEm', 0],
  ['cobertoEm', 0],
  ['since', 0],
  ['apagarFotosEm', daysWithoutConsent * dayMs],
])

/**
 * The same clock. What went to the bin, was covered, replaced, sent or withdrawn while it was in doubt has an earlier
 * date, and what happened under a wrong clock may have a date years ahead: once a person confirms it, all of it gets
 * its days from then on.
 */
export function redatingClock(documents: Documents, clock: TrustedClock): TrustedClock {
  const redateAll = async (doubt: ClockDoubt) => {
    for (const each of collections) await redate(documents, each, doubt)
  }
  return {
    ...clock,
    check: async () => {
      const doubt = clock.doubt()
      await clock.check()
      // Confirmed in another process: this one has dated things meanwhile.
      if (doubt && clock.moment()) await redateAll(doubt)
    },
    confirm: async () => {
      const doubt = clock.doubt()
      if (doubt) await redateAll(doubt)
      await clock.confirm()
    },
  }
}

async function redate(documents: Documents, from: Collection, doubt: ClockDoubt): Promise<void> {
  for (const { id, fields } of await documents.all(from, { afterWrites: true })) {
    if (redated(fields, doubt) === fields) continue
    // A store may derive the id of a batch, which contains its own.
    const key = { in: from, id: from === 'site-lotes' ? String(fields.id) : id }
    const change = (found: Fields): Fields => ({
      ...(redated(found, doubt) as Fields),
      // So that a concurrent change of the school's document conflicts instead of restoring the old dates.
      ...(from === 'site-escola' && { revision: Number(found.revision) + 1 }),
    })
    await documents.change(
      [key],
      ([found]) => ({ result: undefined, ...(found && { writes: [[key, change(found)]] }) }),
      { freesSpace: true },
    )
  }
}

/** The value itself if nothing in it has such a date. */
function redated(value: unknown, doubt: ClockDoubt, name = ''): unknown {
  const after = datesThatDelete.get(name)
  if (typeof value !== 'object' || value === null) {
    return after === undefined ? value : redatedMoment(value, doubt, after)
  }
  const entries = Object.entries(value)
  const moved = entries.map(([key, inner]) => [key, redated(inner, doubt, key)] as const)
  if (moved.every(([, inner], at) => inner === entries[at]?.[1])) return value
  return Array.isArray(value) ? moved.map(([, inner]) => inner) : Object.fromEntries(moved)
}

/** A batch has its moment in milliseconds, everything else as an ISO timestamp. */
function redatedMoment(value: unknown, { clock, last }: ClockDoubt, after: number): unknown {
  const since = Math.min(clock.getTime(), last.getTime())
  const moment = typeof value === 'number' ? value : Date.parse(String(value))
  if (!(moment >= since + after)) return value
  const at = clock.getTime() + after
  return typeof value === 'number' ? at : new Date(at).toISOString()
}
