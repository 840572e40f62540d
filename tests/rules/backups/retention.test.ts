import { expect, test } from 'vitest'
import { type Backup, overdueBackups } from '#domain/backups/retention.ts'
import { schoolDayOf } from '#domain/school-day.ts'

const dayMs = 24 * 60 * 60 * 1000

/** One at half past three of each night in São Paulo, the newest last. */
const nights = (count: number, last: Date): Backup[] =>
  Array.from({ length: count }, (_, n) => {
    const at = new Date(last.getTime() - (count - 1 - n) * dayMs)
    return { id: schoolDayOf(at), at }
  })

function keptOf(backups: Backup[], now: Date): string[] {
  const overdue = new Set(overdueBackups(backups, now).map(({ id }) => id))
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

test('night after night no backup is older than 28 days, also where new ones fail', () => {
  let backups = nights(10, new Date('2026-11-17T06:30:00Z'))
  for (let night = 1; night <= 30; night += 1) {
    const now = new Date(Date.parse('2026-11-17T06:30:00Z') + night * dayMs)
    const overdue = new Set(overdueBackups(backups, now))
    backups = backups.filter((backup) => !overdue.has(backup))
    for (const { at } of backups) expect(now.getTime() - at.getTime()).toBeLessThan(28 * dayMs)
  }
  expect(backups).toEqual([])
})

test('of one day the newest is kept, by the clock of the school', () => {
  const at = (time: string) => ({ id: time, at: new Date(time) })
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

test('a backup from a clock that was ahead is left alone', () => {
  const ahead = { id: 'ahead', at: new Date('2027-01-01T06:30:00Z') }
  expect(overdueBackups([ahead], new Date('2026-11-17T06:30:00Z'))).toEqual([])
})
