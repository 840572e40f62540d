import { expect, test } from 'vitest'
import { clockRecord } from '#domain/clock/clock-record.ts'
import { trustedClock } from '#domain/clock/trusted-clock.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import { collectPhotos } from '#domain/photos/collect-photos.ts'
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

test('only the trusted clock makes a moment that deletes', () => {
  const [anyDate, stores] = [new Date(), {} as Parameters<typeof collectPhotos>[0]]
  // @ts-expect-error A plain date must not compile.
  const deletes = [() => collectPhotos(stores, anyDate)]
  // @ts-expect-error
  deletes.push(() => (({}) as EventStore).removeOldSubmissions(anyDate))
  expect(deletes).toHaveLength(2)
})
