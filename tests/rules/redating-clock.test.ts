import { expect, test } from 'vitest'
import { schoolDefaults } from '#content/school.ts'
import { changeAuthor } from '#domain/changes/recorded-change.ts'
import { clockRecord } from '#domain/clock/clock-record.ts'
import { redatingClock } from '#domain/clock/redating-clock.ts'
import { trustedClock } from '#domain/clock/trusted-clock.ts'
import { removeOverdue } from '#domain/events/empty-bin.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { removeUnconsented, withdrawConsent } from '#domain/events/withdraw-consent.ts'
import { endCoveredOriginals } from '#domain/photos/covered-originals.ts'
import { sweepWaiting } from '#domain/photos/save-batch.ts'
import { waitingBatchStore } from '#domain/photos/waiting-batch.ts'
import { changeSchool } from '#domain/school/change-school.ts'
import { removeOverdueFormer } from '#domain/school/former-pictures.ts'
import { emptyDocument } from '#domain/school/school-document.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import { aDraft, aNewPhoto, aSlotPicture } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'
import { memoryPhotoStore } from '#tests/sample-data/memory-photos.ts'
import { trusted } from '#tests/sample-data/trusted.ts'

const day = 24 * 60 * 60 * 1000
const start = new Date('2026-11-18T12:00:00.000Z')

test.each([40, 3650, -40, -3650])(
  'what is set aside while a clock %d days off is in doubt has its days once it is confirmed',
  async (daysOff) => {
    const documents = memoryDocuments()
    const events = eventStore(documents)
    const [school, waiting] = [schoolStore(documents), waitingBatchStore(documents)]
    const ports = { events, photos: memoryPhotoStore(), school, waiting }
    let moment = start
    const clock = redatingClock(
      documents,
      trustedClock(clockRecord(documents), () => moment),
    )
    await clock.check()
    const add = async (photos = [aNewPhoto()]) => {
      const { id } = await events.create(aDraft(), start)
      await events.confirmConsent(id, start)
      return { id, fotos: (await events.appendPhotos(id, photos, start)) ?? [] }
    }
    const removed = async (daysLater: number) => {
      const now = trusted(moment.getTime() + daysLater * day)
      return {
        bin: await removeOverdue(ports, { now }),
        former: await removeOverdueFormer(ports, { now }),
        originals: await endCoveredOriginals(ports, now),
        unconsented: await removeUnconsented(ports, { now }),
        waiting: await sweepWaiting(ports, now),
      }
    }
    const none = { bin: 0, former: 0, originals: 0, unconsented: 0, waiting: 0 }
    const before = await add()
    await events.bin.putEvent(before.id, { id: 'antes', at: start, by: 'Ana' })
    await school.save({ ...emptyDocument, pictures: { 'hero-1': aSlotPicture() } }, 0)

    moment = new Date(start.getTime() + daysOff * day)
    const [deleted, covered, withdrawn, late] = [await add(), await add(), await add(), await add()]
    await events.bin.putEvent(deleted.id, { id: 'agora', at: clock.now(), by: 'Ana' })
    const latest = async () => {
      const { document, revision } = await school.find()
      return { ...schoolInUse(document, schoolDefaults), revision }
    }
    const author = changeAuthor('Ana', clock.now(), 'x')
    await changeSchool({ ...school, latest }, author, ({ document }) => ({
      document: { ...document, pictures: { 'hero-1': aSlotPicture() } },
      change: { kind: 'picture-replaced', subject: 'capa' },
    }))
    const url = covered.fotos[0]?.url ?? ''
    const cobertos = [{ x: 0.4, y: 0.2, width: 0.1, height: 0.16 }]
    const picture = { ...aNewPhoto(), cobertos, cobertoEm: clock.now().toISOString() }
    await events.replacePicture(covered.id, url, picture, clock.now())
    await withdrawConsent(withdrawn.id, ports, { now: clock.now(), deletePhotos: false })
    const order = { id: 'envio', eventId: late.id, account: 'bia' }
    expect(await waiting.arrive(order, 0, { photo: aNewPhoto(), bytes: 1 }, clock.now())).toBe(
      'kept',
    )
    const { revision } = await latest()

    await clock.confirm()
    expect(clock.moment()).toEqual(moment)
    // Whoever has read the school's document before does not put the dates back.
    expect(await school.save(emptyDocument, revision)).toBe(false)
    expect(await removed(0)).toEqual(none)
    expect(await removed(0.9)).toEqual(none)
    expect(await removed(29.9)).toEqual({ ...none, waiting: 1 })
    expect(await removed(30.1)).toEqual({
      bin: 2,
      former: 1,
      originals: 1,
      unconsented: 1,
      waiting: 0,
    })
  },
)

test('what was set aside before the doubt keeps its date', async () => {
  const documents = memoryDocuments()
  const events = eventStore(documents)
  let moment = start
  const clock = redatingClock(
    documents,
    trustedClock(clockRecord(documents), () => moment),
  )
  await clock.check()
  const at = new Date(start.getTime() - 1)
  await events.bin.putEvent((await events.create(aDraft(), at)).id, { id: 'antes', at, by: 'Ana' })
  moment = new Date(start.getTime() + 60 * day)
  await clock.confirm()
  expect((await events.bin.find('antes'))?.deletedAt).toBe(at.toISOString())
})

test('what an instance dates before it learns of the answer has its days too', async () => {
  const documents = memoryDocuments()
  const events = eventStore(documents)
  let moment = start
  const instance = () =>
    redatingClock(
      documents,
      trustedClock(clockRecord(documents), () => moment),
    )
  const [one, other] = [instance(), instance()]
  for (const clock of [one, other]) await clock.check()
  moment = new Date(start.getTime() + 60 * day)
  await one.confirm()
  const deletion = { id: 'depois', at: other.now(), by: 'Ana' }
  await events.bin.putEvent((await events.create(aDraft(), start)).id, deletion)
  await other.check()
  expect(other.moment()).toEqual(moment)
  expect((await events.bin.find('depois'))?.deletedAt).toBe(moment.toISOString())
})
