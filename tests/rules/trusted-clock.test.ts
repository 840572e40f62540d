import { expect, test } from 'vitest'
import type { removeOldCopy } from '#adapters/disk/copy-of-before.ts'
import type { overdueBackups } from '#domain/backups/retention.ts'
import { clockRecord } from '#domain/clock/clock-record.ts'
import { type TrustedMoment, trustedClock } from '#domain/clock/trusted-clock.ts'
import type { removeOverdue } from '#domain/events/empty-bin.ts'
import type { removeUnconsented } from '#domain/events/withdraw-consent.ts'
import type { collectPhotos } from '#domain/photos/collect-photos.ts'
import type { endCoveredOriginals } from '#domain/photos/covered-originals.ts'
import type { sweepWaiting } from '#domain/photos/save-batch.ts'
import type { removeOverdueFormer } from '#domain/school/former-pictures.ts'
import type { removeOldSetAside } from '#escola/backup/set-aside.ts'
import type { Stores } from '#server/stores.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'

const day = 24 * 60 * 60 * 1000
const start = new Date('2026-11-18T12:00:00.000Z')
const daysLater = (days: number) => new Date(start.getTime() + days * day)

function aSite(record = clockRecord(memoryDocuments())) {
  let [moment, uptime] = [start, 0]
  const clock = trustedClock(
    record,
    () => moment,
    () => uptime,
  )
  return {
    record,
    clock,
    setClock: (days: number) => {
      moment = daysLater(days)
    },
    run: (milliseconds: number) => {
      uptime += milliseconds
    },
  }
}

test('a clock that moves on is believed, through restarts and a week off', async () => {
  const { record, clock, setClock } = aSite()
  await clock.check()
  expect(clock.now()).toEqual(start)
  for (const days of [0, 1, 2, 9, 16]) {
    setClock(days)
    await clock.check()
    expect(clock.doubt()).toBeNull()
    expect(clock.now()).toEqual(daysLater(days))
    expect(clock.publicNow()).toEqual(daysLater(days))
    expect(clock.moment()).toEqual(daysLater(days))
  }
  expect(await record.last()).toEqual(daysLater(16))
})

test.each([7.01, 33, 400, 3650, -1.01, -400])(
  'a clock %d days off is in doubt until it is set right',
  async (days) => {
    const { record, clock, setClock, run } = aSite()
    await clock.check()
    setClock(days)
    // At once, not only when it is checked.
    expect(clock.moment()).toBeNull()
    await clock.check()
    expect(clock.doubt()).toEqual({ clock: daysLater(days), last: start })
    expect(await record.last()).toEqual(start)
    // What is dated meanwhile keeps its order.
    run(5)
    expect(clock.now()).toEqual(new Date(start.getTime() + 5))
    expect(clock.publicNow()).toEqual(start)

    const restarted = aSite(record)
    restarted.setClock(days)
    await restarted.clock.check()
    expect(restarted.clock.now()).toEqual(start)
    expect(restarted.clock.moment()).toBeNull()
    restarted.setClock(1)
    expect(restarted.clock.doubt()).toBeNull()
    expect(restarted.clock.moment()).toEqual(daysLater(1))
  },
)

test('nothing is deleted before the record was read', async () => {
  const { clock, record } = aSite()
  expect(clock.moment()).toBeNull()
  const broken = trustedClock(
    { ...record, last: async () => Promise.reject(new Error('down')) },
    () => start,
  )
  await expect(broken.check()).rejects.toThrow('down')
  expect(broken.moment()).toBeNull()
})

test('once somebody confirms it, the clock is believed by every instance', async () => {
  const { record, clock, setClock } = aSite()
  await clock.check()
  const other = aSite(record)
  await other.clock.check()
  for (const days of [60, -300]) {
    for (const site of [{ setClock }, other]) site.setClock(days)
    await clock.confirm()
    expect(clock.moment()).toEqual(daysLater(days))
    expect(other.clock.doubt()).not.toBeNull()
    await other.clock.check()
    expect(other.clock.moment()).toEqual(daysLater(days))
  }
})

test('a clock that was set back a little does not take the record with it', async () => {
  const { record, clock, setClock } = aSite()
  await clock.check()
  setClock(-0.9)
  await clock.check()
  expect(clock.moment()).toEqual(daysLater(-0.9))
  expect(await record.last()).toEqual(start)
})

/** The type in which each function that deletes by age gets its moment. */
type Deleting = [
  Parameters<typeof overdueBackups>[1]['now'],
  Parameters<typeof removeOldSetAside>[1],
  Parameters<typeof removeOldCopy>[1],
  Parameters<typeof removeOverdue>[1]['now'],
  Parameters<typeof removeUnconsented>[1]['now'],
  Parameters<typeof endCoveredOriginals>[1],
  Parameters<typeof removeOverdueFormer>[1]['now'],
  Parameters<typeof sweepWaiting>[1],
  NonNullable<Parameters<typeof collectPhotos>[1]>,
  Parameters<NonNullable<Stores['photos']['removeUnfinished']>>[0],
  Parameters<Stores['events']['removeOldSubmissions']>[0],
  Parameters<Stores['changes']['removeOld']>[0],
  Parameters<Stores['invitations']['removeEnded']>[0],
  Parameters<Stores['sessions']['removeEnded']>[0],
  Parameters<Stores['usedChallenges']['removeExpired']>[0],
  Parameters<Stores['statistics']['compact']>[0],
]
/** Compiles only if none of them takes a plain date. */
type Refuse<Moments> = { [Place in keyof Moments]: Date extends Moments[Place] ? never : true }

test('only the trusted clock makes a moment that deletes', () => {
  const refuse: Refuse<Deleting> = [
    ...([true, true, true, true, true, true, true, true] as const),
    ...([true, true, true, true, true, true, true, true] as const),
  ]
  // @ts-expect-error What the rule is made of: a plain date is no trusted moment.
  const moment: TrustedMoment = new Date()
  expect(refuse).toHaveLength(16)
  expect(moment).toBeInstanceOf(Date)
})
