import { afterEach, expect, test, vi } from 'vitest'
import { invitationStore } from '#domain/admin/invitation-store.ts'
import { sessionStore } from '#domain/admin/session-store.ts'
import { usedChallengeStore } from '#domain/admin/used-challenge-store.ts'
import { changeLog } from '#domain/changes/change-log.ts'
import { clockRecord } from '#domain/clock/clock-record.ts'
import { trustedClock } from '#domain/clock/trusted-clock.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { waitingBatchStore } from '#domain/photos/waiting-batch.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import { statistics } from '#domain/statistics/statistics.ts'
import { startHousekeeping } from '#server/housekeeping.ts'
import { aDraft } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'
import { memoryPhotoStore } from '#tests/sample-data/memory-photos.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute
const now = new Date('2026-11-18T12:00:00.000Z')

afterEach(() => {
  vi.useRealTimers()
})

test('what is old is removed as soon as a database that was down at the start answers', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const documents = memoryDocuments()
  const record = clockRecord(documents)
  let isDown = true
  const last = async () => (isDown ? Promise.reject(new Error('down')) : record.last())
  const clock = trustedClock({ ...record, last }, () => now)
  const events = eventStore(documents)
  const at = new Date(now.getTime() - 31 * day)
  await events.bin.putEvent((await events.create(aDraft(), at)).id, { id: 'item', at, by: 'Ana' })
  const stores = {
    events,
    clock,
    photos: memoryPhotoStore(),
    school: schoolStore(documents),
    waiting: waitingBatchStore(documents),
    changes: changeLog(documents),
    sessions: sessionStore(documents),
    invitations: invitationStore(documents),
    usedChallenges: usedChallengeStore(documents),
    statistics: statistics(documents, { now: () => now, processId: 'a' }),
  }
  const told: unknown[] = []
  const log = { info: () => {}, warn: () => {}, error: (fault: unknown) => told.push(fault) }
  const access = { reconcile: async () => {}, retry: async () => {} }
  await expect(clock.check()).rejects.toThrow('down')
  const { sweep, stop } = startHousekeeping(stores as never, { log, access } as never)
  await sweep()
  vi.advanceTimersByTime(minute)
  await expect.poll(() => told).toHaveLength(1)
  expect(await events.bin.all()).toHaveLength(1)
  isDown = false
  vi.advanceTimersByTime(minute)
  await expect.poll(() => events.bin.all()).toEqual([])
  stop()
})
