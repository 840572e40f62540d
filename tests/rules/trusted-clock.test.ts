import { expect, test } from 'vitest'
import { clockRecord } from '#domain/clock/clock-record.ts'
import { trustedClock } from '#domain/clock/trusted-clock.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'

const day = 24 * 60 * 60 * 1000
const start = new Date('2026-11-18T12:00:00.000Z')
const daysLater = (days: number) => new Date(start.getTime() + days * day)

function aSite(record = clockRecord(memoryDocuments())) {
  let moment = start
  const clock = trustedClock(record, () => moment)
  return {
    record,
    clock,
    setClock: (days: number) => {
      moment = daysLater(days)
    },
  }
}

test('a clock that moves on is believed, through restarts and holidays', async () => {
  const { record, clock, setClock } = aSite()
  expect(clock.now()).toEqual(start)
  for (const days of [0, 1, 2, 42, 82]) {
    setClock(days)
    await clock.check()
    expect(clock.doubt()).toBeNull()
    expect(clock.now()).toEqual(daysLater(days))
  }
  expect(await record.last()).toEqual(daysLater(82))
})

test('a clock far ahead stays at the last recorded moment, until it is set right', async () => {
  const { record, clock, setClock } = aSite()
  await clock.check()
  setClock(40.01)
  // At once, not only when it is checked.
  expect(clock.now()).toEqual(start)
  await clock.check()
  expect(clock.doubt()).toEqual({ clock: daysLater(40.01), last: start })
  expect(await record.last()).toEqual(start)

  const restarted = aSite(record)
  restarted.setClock(400)
  await restarted.clock.check()
  expect(restarted.clock.now()).toEqual(start)
  restarted.setClock(1)
  expect(restarted.clock.doubt()).toBeNull()
  expect(restarted.clock.now()).toEqual(daysLater(1))
})

test('once somebody confirms it, the clock is believed by every instance', async () => {
  const { record, clock, setClock } = aSite()
  await clock.check()
  const other = aSite(record)
  await other.clock.check()
  for (const site of [{ setClock }, other]) site.setClock(60)
  await clock.confirm()
  expect(clock.now()).toEqual(daysLater(60))
  expect(other.clock.doubt()).not.toBeNull()
  await other.clock.check()
  expect(other.clock.now()).toEqual(daysLater(60))
})

test('a clock that was set back does not take the record with it', async () => {
  const { record, clock, setClock } = aSite()
  await clock.check()
  setClock(-300)
  await clock.check()
  expect(clock.now()).toEqual(daysLater(-300))
  expect(await record.last()).toEqual(start)
})
