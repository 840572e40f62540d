import type { TrustedMoment } from '#domain/clock/trusted-clock.ts'
import { type Documents, type Fields, type Key, write } from '#domain/documents.ts'
import { daysAfter, type SchoolDay, schoolDayOf } from '#domain/school-day.ts'

/** How often, by name: 'pagina /cursos' or 'whatsapp /cursos/ingles'. */
export type Counts = Readonly<Record<string, number>>

/** `day` is a day, or a month ('2024-11') of what is older than two years. */
export type DayCounts = { day: string; counts: Counts }

export type Statistics = {
  add(names: readonly string[]): void
  /** Writes what has been added since the last time. */
  flush(): Promise<void>
  /** From this day on, the latest first, with what is still in memory. */
  since(day: SchoolDay): Promise<DayCounts[]>
  all(): Promise<DayCounts[]>
  /** Joins what several processes counted on one day, and the days of a month after two years. */
  compact(moment: TrustedMoment): Promise<void>
}

const collection = 'site-contagens'
const pageSize = 100
/** Few, because each read may be billed, and the panel asks for the last week only. */
const daysRead = 10
const daysKept = 2 * 365

/**
 * Each process writes the whole of what it has counted on a day into a document of its own. That needs neither a
 * transaction nor an increment, and a write that is repeated counts nothing twice.
 */
export function statistics(
  documents: Documents,
  { now, processId }: { now: () => Date; processId: string },
): Statistics {
  let current = { day: '', counts: new Map<string, number>() }
  let unsaved = 0
  /** Ended days that could not be written yet. */
  const ended = new Map<string, Counts>()

  const keyOf = (id: string): Key => ({ in: collection, id })
  const own = (day: string) => `${day}.${processId}`
  const stored = (id: string, day: string, counts: Counts): [Key, Fields] => [
    keyOf(id),
    { id, dia: day, vezes: counts },
  ]

  function turnTo(day: string) {
    if (current.day === day) return
    if (unsaved > 0) ended.set(current.day, Object.fromEntries(current.counts))
    current = { day, counts: new Map() }
    unsaved = 0
  }

  async function flush() {
    turnTo(schoolDayOf(now()))
    for (const [day, counts] of ended) {
      await write(documents, [stored(own(day), day, counts)])
      ended.delete(day)
    }
    if (unsaved === 0) return
    const saving = unsaved
    const { day } = current
    await write(documents, [stored(own(day), day, Object.fromEntries(current.counts))])
    if (current.day === day) unsaved -= saving
  }

  async function since(day: SchoolDay): Promise<DayCounts[]> {
    await flush()
    const found: DayCounts[] = []
    let before: string | undefined
    while (true) {
      const page = (await documents.newest(collection, 'id', daysRead, before)).map(readDay)
      found.push(...page.filter((one) => one.day >= day))
      const last = page.at(-1)
      if (page.length < daysRead || !last || last.day < day) return joined(found)
      before = last.id
    }
  }

  async function compact(moment: TrustedMoment) {
    const today = schoolDayOf(moment)
    // Another process may still be writing what it counted yesterday.
    const [isOver, isOld] = [daysAfter(today, -1), daysAfter(today, -daysKept)]
    const target = ({ day }: DayCounts) => (day < isOld ? day.slice(0, 7) : day)
    // Not all of them, because each read may be billed.
    const recent = await documents.newest(collection, 'id', pageSize)
    const old = await documents.newest(collection, 'id', pageSize, isOld)
    const over = [...recent, ...old].map(readDay).filter(({ day }) => day < isOver)
    const groups = Map.groupBy(over, target)
    for (const [id, parts] of groups) {
      if (parts.every((part) => part.id === id)) continue
      const keys = [...new Set([id, ...parts.map((part) => part.id)])].map(keyOf)
      await documents.change(keys, (documentsNow) => {
        const days = documentsNow.flatMap((fields) => (fields ? [readDay(fields)] : []))
        const [whole = { counts: {} }] = joined(days.map(({ counts }) => ({ day: id, counts })))
        const gone = keys.filter((key) => key.id !== id).map((key): [Key, null] => [key, null])
        return { result: undefined, writes: [stored(id, id, whole.counts), ...gone] }
      })
    }
  }

  return {
    add: (names) => {
      turnTo(schoolDayOf(now()))
      for (const name of names) current.counts.set(name, (current.counts.get(name) ?? 0) + 1)
      unsaved += names.length
    },
    flush,
    since,
    all: async () => {
      await flush()
      return joined((await documents.all(collection)).map(({ fields }) => readDay(fields)))
    },
    compact,
  }
}

function readDay({ id, dia, vezes }: Fields): DayCounts & { id: string } {
  const counts = Object.entries(typeof vezes === 'object' && vezes ? vezes : {})
  return {
    id: String(id),
    day: String(dia),
    counts: Object.fromEntries(counts.filter(([, times]) => Number.isSafeInteger(times))),
  }
}

/** One entry a day, the latest first. */
function joined(parts: readonly DayCounts[]): DayCounts[] {
  const days = Map.groupBy(parts, ({ day }) => day)
  return [...days]
    .map(([day, of]) => ({ day, counts: sumOf(of.map(({ counts }) => counts)) }))
    .sort((a, b) => (a.day < b.day ? 1 : -1))
}

export function sumOf(parts: readonly Counts[]): Counts {
  const sum: Record<string, number> = {}
  for (const counts of parts) {
    for (const [name, times] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + times
  }
  return sum
}
