import { expect, test } from 'vitest'
import { type Backup, findMisdated, overdueBackups } from '#domain/backups/retention.ts'
import { daysAfter, schoolDayOf } from '#domain/school-day.ts'
import { trusted } from '#tests/sample-data/trusted.ts'

const dayMs = 24 * 60 * 60 * 1000

function aBackup(at: Date, more: Partial<Backup> = {}): Backup {
  return { id: schoolDayOf(at), at, isDoubted: false, release: null, ...more }
}

/** One at half past three of each night in São Paulo, the newest last. */
const nights = (count: number, last: Date): Backup[] =>
  Array.from({ length: count }, (_, n) =>
    aBackup(new Date(last.getTime() - (count - 1 - n) * dayMs)),
  )

function keptOf(
  backups: Backup[],
  now: Date,
  { releases = [] as string[], misdated = findMisdated(backups, {}, now) } = {},
): string[] {
  const retention = { misdated, releases: new Set(releases), now: trusted(now) }
  const overdue = new Set(overdueBackups(backups, retention).map(({ id }) => id))
  return backups.map(({ id }) => id).filter((id) => !overdue.has(id))
}

test('of sixty nights seven days and four Sundays are kept, whatever the weekday', () => {
  const start = Date.parse('2026-11-15T06:30:00Z')
  for (let weekday = 0; weekday < 7; weekday += 1) {
    const now = new Date(start + weekday * dayMs)
    const kept = keptOf(nights(60, now), now)
    const sundays = kept.filter((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0)
    expect(kept.slice(-7)).toEqual(nights(7, now).map(({ id }) => id))
    expect(sundays).toHaveLength(4)
    expect(kept).toHaveLength(10)
  }
})

test('the newest is kept, however old it is, and only the newest', () => {
  const last = new Date('2026-11-17T06:30:00Z')
  for (const days of [27, 28, 400, 3650]) {
    const kept = keptOf(nights(10, last), new Date(last.getTime() + days * dayMs))
    expect(kept.at(-1), String(days)).toBe('2026-11-17')
    if (days > 27) expect(kept).toHaveLength(1)
  }
})

test('of one day the newest is kept, by the clock of the school', () => {
  const at = (time: string) => aBackup(new Date(time), { id: time })
  const backups = [
    at('2026-11-17T01:00:00Z'),
    at('2026-11-17T04:00:00Z'),
    at('2026-11-17T20:00:00Z'),
  ]
  expect(keptOf(backups, new Date('2026-11-17T21:00:00Z'))).toEqual([
    // Ten in the evening of the 16th in São Paulo.
    '2026-11-17T01:00:00Z',
    '2026-11-17T20:00:00Z',
  ])
})

const now = new Date('2026-11-17T06:30:00Z')
const daysLater = (days: number) => new Date(now.getTime() + days * dayMs)

test.each([-20, -1, 2, 400])(
  'a backup of a doubted night, %d days off, takes no place and ends 30 days after it was found',
  (days) => {
    const good = nights(7, now)
    const doubted = aBackup(daysLater(days), { id: 'doubted', isDoubted: true })
    const all = [...good, doubted]
    expect(keptOf(all, now)).toEqual(all.map(({ id }) => id))
    const misdated = findMisdated(all, {}, now)
    expect(misdated).toEqual({ doubted: now.toISOString() })
    const later = (count: number) => {
      const nightsSince = [...nights(20, daysLater(count)), doubted]
      return keptOf(nightsSince, daysLater(count), {
        misdated: findMisdated(nightsSince, misdated, daysLater(count)),
      })
    }
    expect(later(29.9)).toContain('doubted')
    expect(later(30)).not.toContain('doubted')
  },
)

test('a backup from the future that an earlier release made is found, and remembered when its day comes', () => {
  const ahead = aBackup(daysLater(5))
  const found = findMisdated([ahead], {}, now)
  expect(found).toEqual({ [ahead.id]: now.toISOString() })
  expect(findMisdated([ahead], found, daysLater(6))).toEqual(found)
  expect(keptOf([...nights(3, now), ahead], now)).toHaveLength(4)
})

test('the last backup before each update of one day is kept while its release is installed', () => {
  const madeBy = (release: string, hour: string) =>
    aBackup(new Date(`2026-11-17T${hour}:00:00Z`), { id: release, release })
  const updates = [madeBy('1.0', '12'), madeBy('1.1', '15'), madeBy('1.2', '18')]
  const tonight = madeBy('1.3', '20')
  const installed = { releases: ['1.1', '1.2', '1.3'] }
  const all = [...updates, tonight]
  expect(keptOf(all, new Date(tonight.at), installed)).toEqual(['1.1', '1.2', '1.3'])
  // What the policy promises comes first.
  const later = (days: number) => new Date(tonight.at.getTime() + days * dayMs)
  const next = (days: number) => keptOf([...all, aBackup(later(days))], later(days), installed)
  const nextDay = (days: number) => daysAfter('2026-11-17', days)
  expect(next(27)).toEqual(['1.1', '1.2', '1.3', nextDay(27)])
  expect(next(28)).toEqual([nextDay(28)])
})
