import { expect, test } from 'vitest'
import { cloudinaryPhotoUrls } from '#adapters/cloudinary/photo-urls.ts'
import { slotPictureView } from '#app/slot-picture-view.ts'
import { pictureSlots } from '#content/media/slots.ts'
import { schoolDefaults } from '#content/school.ts'
import { changeLog } from '#domain/changes/change-log.ts'
import { changeAuthor } from '#domain/changes/recorded-change.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { collectPhotos } from '#domain/photos/collect-photos.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import { shownPhotoUrls } from '#domain/photos/photo-urls.ts'
import type { SlotPictureEncoder } from '#domain/photos/picture-encoder.ts'
import { servedPhotoUrls } from '#domain/photos/served-photo.ts'
import { waitingBatchStore } from '#domain/photos/waiting-batch.ts'
import { changeSchool } from '#domain/school/change-school.ts'
import { cropPosition } from '#domain/school/focus.ts'
import { removeFormer, removeOverdueFormer } from '#domain/school/former-pictures.ts'
import { readAdjustment } from '#domain/school/picture-adjustment.ts'
import { emptyDocument, readSchoolDocument, withState } from '#domain/school/school-document.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import {
  adjustSlotPicture,
  removeSlotPicture,
  uploadSlotPicture,
} from '#domain/school/slot-pictures.ts'
import { hasItsPicture, undoInSchool } from '#domain/school/undo-in-school.ts'
import { StoreFault } from '#domain/store-fault.ts'
import { aKey, anEncodedPicture, aSlotEncoding, aSlotPicture } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'
import { memoryPhotoStore } from '#tests/sample-data/memory-photos.ts'
import { trusted } from '#tests/sample-data/trusted.ts'

const now = () => new Date('2026-06-21T12:00:00.000Z')
const author = changeAuthor('ana@escola.example', now(), 'x')
const anAuthor = () => changeAuthor('Ana', now(), aKey())
const pictures: SlotPictureEncoder = {
  encode: async () => anEncodedPicture(),
  encodeForSlot: async () => ({ ...anEncodedPicture(), slot: aSlotEncoding() }),
}
const file = { name: 'roda.jpg', type: 'image/jpeg', bytes: Buffer.from('a photo') }

function aSchool() {
  const documents = memoryDocuments()
  const [store, changes] = [schoolStore(documents), changeLog(documents)]
  const photos = memoryPhotoStore()
  const latest = async () => {
    const { document, revision } = await store.find()
    return { ...schoolInUse(document, schoolDefaults), revision }
  }
  const waiting = waitingBatchStore(memoryDocuments())
  const ports = { school: { latest, save: store.save }, photos, pictures }
  const events = eventStore(documents)
  const upload = (
    replaces: string | null,
    { submission = aKey(), ...changed }: Partial<typeof ports> & { submission?: string } = {},
    record = anAuthor(),
  ) => {
    const picture = { slot: 'hero-1', file, submission, replaces, author: record }
    return uploadSlotPicture(picture, { ...ports, ...changed }, now())
  }
  return {
    ...ports,
    store,
    upload,
    waiting,
    replace: async (replaces: string | null) => {
      const record = anAuthor()
      const outcome = await upload(replaces, {}, record)
      return { outcome, change: await changes.find(record.id) }
    },
    stands: async () => (await latest()).pictures['hero-1'],
    isStored: async (url = '') => (await photos.read(photoKey(url), '1400.avif')) !== null,
    ports: { events, photos, school: store },
    removeOverdue: (days: number) => {
      const later = trusted(new Date(now().getTime() + days * 24 * 60 * 60 * 1000))
      return removeOverdueFormer({ events, photos, school: store }, { now: later })
    },
    canStep: async (id = '') => {
      const change = await changes.find(id)
      return change !== null && hasItsPicture(change, (await latest()).document)
    },
    step: async (id = '') => {
      const change = await changes.find(id)
      return change && undoInSchool(change, ports.school, anAuthor())
    },
    collect: () => collectPhotos({ events, school: store, photos, waiting }, trusted(now())),
  }
}

test('a photo takes the place of the drawing, and the next one takes its place', async () => {
  const school = aSchool()
  expect((await school.replace(null)).outcome).toBe('saved')
  const first = await school.stands()
  expect(first).toMatchObject({ nome: 'roda.jpg', focus: { x: 50, y: 50 }, alt: null })
  expect(await school.isStored(first?.url)).toBe(true)
  expect(await school.collect()).toEqual({ removed: 0, unnamed: 0 })

  expect((await school.replace(first?.url ?? '')).outcome).toBe('saved')
  const second = await school.stands()
  const removal = { slot: 'hero-1', replaces: second?.url ?? '', author }
  expect(await removeSlotPicture(removal, school.school)).toBe('saved')
  expect(await removeSlotPicture(removal, school.school)).toBe('saved-before')
  expect(await school.stands()).toBeUndefined()
})

test('a replaced picture comes back as it was adjusted, for 30 days, and then its files go', async () => {
  const school = aSchool()
  await school.replace(null)
  const drawn = await school.stands()
  const adjustment = { slot: 'hero-1', url: drawn?.url ?? '', focus: { x: 10, y: 90 }, alt: 'Roda' }
  await adjustSlotPicture({ ...adjustment, author: anAuthor() }, school.school)
  const first = await school.stands()
  const { change } = await school.replace(first?.url ?? '')
  const second = await school.stands()

  expect(await school.removeOverdue(29)).toBe(0)
  expect(await school.collect()).toEqual({ removed: 0, unnamed: 0 })
  expect(await school.step(change?.id)).not.toBeNull()
  expect(await school.stands()).toEqual(first)
  expect(await school.step(change?.id)).not.toBeNull()
  expect(await school.stands()).toEqual(second)
  expect(await school.step(change?.id)).not.toBeNull()

  expect(await school.removeOverdue(30)).toBe(1)
  expect(await school.isStored(first?.url)).toBe(true)
  expect(await school.isStored(second?.url)).toBe(false)
  expect(await school.collect()).toEqual({ removed: 0, unnamed: 0 })
  expect(await school.canStep(change?.id)).toBe(false)
  expect(await school.step(change?.id)).toBeNull()
  expect(await school.stands()).toEqual(first)
})

test('what is deleted for good is gone at once, and nothing else is', async () => {
  const school = aSchool()
  await school.replace(null)
  const first = await school.stands()
  const { change } = await school.replace(first?.url ?? '')
  const second = await school.stands()
  const urls = [first?.url, second?.url]
  expect(await removeFormer(urls, school.ports, { now: now() })).toBe(1)
  expect([await school.isStored(first?.url), await school.isStored(second?.url)]).toEqual([
    false,
    true,
  ])
  expect(await school.canStep(change?.id)).toBe(false)
  expect(await school.stands()).toEqual(second)
})

test('a picture whose item is gone cannot be put back without it', async () => {
  const school = aSchool()
  const ana = { id: 1, name: 'Ana', languages: ['ingles' as const], sentence: '' }
  const setTeachers = (teachers: (typeof ana)[]) =>
    changeSchool(school.school, anAuthor(), ({ document }) => ({
      document: withState(document, { teachers }),
      change: { kind: 'school', subject: 'Professores' },
    }))
  await setTeachers([ana])
  const { document, revision } = await school.school.latest()
  const portrait = aSlotPicture()
  await school.store.save({ ...document, pictures: { 'teachers-1': portrait } }, revision)
  const removal = { slot: 'teachers-1', replaces: portrait.url, author: anAuthor() }
  await removeSlotPicture(removal, school.school)
  await setTeachers([])
  expect(await school.step(removal.author.id)).toBeNull()
  expect((await school.school.latest()).pictures).toEqual({})
})

test('who saw another picture than the one that stands there changes nothing', async () => {
  const school = aSchool()
  await school.replace(null)
  const stands = await school.stands()
  expect((await school.replace(null)).outcome).toBe('changed')
  const adjustment = { slot: 'hero-1', author, focus: { x: 0, y: 100 }, alt: 'Alunos em roda' }
  expect(await adjustSlotPicture({ ...adjustment, url: '' }, school.school)).toBe('changed')
  const removal = { slot: 'hero-1', replaces: '', author }
  expect(await removeSlotPicture(removal, school.school)).toBe('changed')
  expect(await school.stands()).toEqual(stands)
  expect(await school.collect()).toEqual({ removed: 0, unnamed: 0 })

  expect(await adjustSlotPicture({ ...adjustment, url: stands?.url ?? '' }, school.school)).toBe(
    'saved',
  )
  expect(await school.stands()).toMatchObject({ focus: { x: 0, y: 100 }, alt: 'Alunos em roda' })
})

test('a refused file leaves the drawing, and so does a store that fails: no file is left', async () => {
  const school = aSchool()
  const refusing = { ...pictures, encodeForSlot: async () => ({ refused: 'too-thin' }) as const }
  expect(await school.upload(null, { pictures: refusing })).toEqual({
    refused: expect.stringContaining('estreita demais'),
  })
  const fault = new StoreFault('unavailable', 'fora do ar')
  const failing = { ...school.school, save: () => Promise.reject(fault) }
  await expect(school.upload(null, { school: failing })).rejects.toBe(fault)
  expect(await school.stands()).toBeUndefined()
  expect(await school.collect()).toEqual({ removed: 0, unnamed: 0 })
})

test('a photo whose response was lost is put into its slot once, however often it is sent', async () => {
  const school = aSchool()
  const fault = new StoreFault('unavailable', 'fora do ar')
  const unanswered = {
    ...school.school,
    save: async (...given: Parameters<typeof school.store.save>) => {
      await school.store.save(...given)
      throw fault
    },
  }
  const again = { submission: 'um-toque' }
  await expect(school.upload(null, { ...again, school: unanswered })).rejects.toBe(fault)
  const stands = await school.stands()
  expect(await school.isStored(stands?.url)).toBe(true)
  const repeated = await Promise.all([school.upload(null, again), school.upload(null, again)])
  expect(repeated).toEqual(['saved-before', 'saved-before'])
  expect(await school.stands()).toEqual(stands)

  const twice = { submission: 'dois-toques' }
  const url = stands?.url ?? ''
  const outcomes = await Promise.all([school.upload(url, twice), school.upload(url, twice)])
  expect(outcomes.sort()).toEqual(['saved', 'saved-before'])
  expect(await school.collect()).toEqual({ removed: 0, unnamed: 0 })
})

test('whoever has lost access while the photo was on its way changes nothing', async () => {
  const school = aSchool()
  const right = { keys: [], isHeld: () => false }
  const picture = { slot: 'hero-1', file, submission: aKey(), replaces: null, author, right }
  const late = uploadSlotPicture(picture, school, now())
  await expect(late).rejects.toMatchObject({ kind: 'signed-out' })
  expect(await school.stands()).toBeUndefined()
  expect(await school.collect()).toEqual({ removed: 0, unnamed: 0 })
})

test('a damaged picture is named and gives way to its drawing, but its files are kept', async () => {
  const school = aSchool()
  await school.replace(null)
  const sound = await school.stands()
  const { document } = readSchoolDocument((await school.store.find()).document)
  const damaged = { ...sound, focus: 'left' } as never
  await school.store.save(
    { ...document, pictures: { 'hero-1': damaged, owner: aSlotPicture() } },
    1,
  )
  const { damage, pictures } = await school.school.latest()
  expect(damage).toEqual(['pictures.hero-1'])
  expect(Object.keys(pictures)).toEqual(['owner'])
  expect(await school.collect()).toEqual({ removed: 0, unnamed: 0 })
  const unreadable = { ...school.store, find: async () => ({ document: 'cut off', revision: 1 }) }
  const ports = {
    events: eventStore(memoryDocuments()),
    waiting: school.waiting,
    photos: school.photos,
  }
  const collecting = collectPhotos({ ...ports, school: unreadable as never }, trusted(now()))
  await expect(collecting).rejects.toThrow('danificados')
})

test.each([
  ['javascript:alert(1)', {}],
  ['https://x.example/a.jpg', { placeholder: 'https://evil.example/a.gif' }],
])('no address or placeholder that a page must not have: %s', (url, changes) => {
  const stored = { ...emptyDocument, pictures: { owner: { ...aSlotPicture(), url, ...changes } } }
  expect(readSchoolDocument(stored).damage).toEqual(['pictures.owner'])
})

test('pages get every width in AVIF and WebP, in the size that the drawing had', () => {
  const urls = shownPhotoUrls([servedPhotoUrls, cloudinaryPhotoUrls], now).site
  const key = aKey()
  const url = `/fotos/${key}/large.webp`
  const view = slotPictureView(
    pictureSlots['hero-1'],
    { ...aSlotPicture(), url, width: 2048, height: 1536 },
    urls,
  )
  expect(view).toMatchObject({
    avif: `/fotos/${key}/400.avif 400w, /fotos/${key}/800.avif 800w, /fotos/${key}/1400.avif 1400w`,
    webp: `/fotos/${key}/400.webp 400w, /fotos/${key}/800.webp 800w, /fotos/${key}/1400.webp 1400w`,
    src: `/fotos/${key}/400.webp`,
    width: 1400,
    height: 1050,
  })
  const panorama = slotPictureView(
    pictureSlots['hero-1'],
    { ...aSlotPicture(), url, width: 2000, height: 500 },
    urls,
  )
  expect(panorama.webp).toMatch(/400\.webp 133w, .*1400\.webp 467w$/)
  const small = slotPictureView(
    pictureSlots.owner,
    { ...aSlotPicture(), url, width: 600, height: 900 },
    urls,
  )
  expect(small.avif).toBe(`/fotos/${key}/400.avif 400w, /fotos/${key}/800.avif 600w`)
  const cloud = 'https://res.cloudinary.com/escola/image/upload/v1/eventos/imagens-do-site/a.webp'
  const hosted = slotPictureView(pictureSlots.owner, { ...aSlotPicture(), url: cloud }, urls)
  expect(hosted.avif).toContain('/upload/f_avif,q_auto,c_limit,w_800/v1/')
  expect(hosted.webp).toContain('/upload/f_webp,q_auto,c_limit,w_400/v1/')
})

test.each([
  ['a face near the top is whole', { x: 50, y: 20 }, { width: 1200, height: 1800 }, '50 0'],
  ['a face below it is in the middle', { x: 50, y: 40 }, { width: 1200, height: 1800 }, '50 30'],
  ['so is one at the side', { x: 30, y: 20 }, { width: 3000, height: 1000 }, '10 20'],
  ['what is not cropped is where it was', { x: 30, y: 70 }, { width: 1600, height: 1200 }, '30 70'],
])('the point that is chosen is as near to the middle as the photo reaches: %s', (...args) => {
  const [, focus, size, position] = args
  const { x, y } = cropPosition(focus, size, { width: 4, height: 3 })
  expect(`${x} ${y}`).toBe(position)
})

test('the focus is a step of the slider, or the middle; a description is not left empty', () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    return data
  }
  const strange = readAdjustment(form({ x: '37', y: '1e9', descricao: ' ' }), { withAlt: true })
  expect(strange.adjustment.focus).toEqual({ x: 50, y: 50 })
  expect(strange.problem).toBe('Descreva em uma frase o que se vê na foto.')
  const typed = readAdjustment(form({ descricao: 'Alunos\u0000 em\ud800' }), { withAlt: true })
  expect(typed.adjustment.alt).toBe('Alunos em\ufffd')
  expect(readAdjustment(form({ x: '0', y: '100' }), { withAlt: false })).toEqual({
    adjustment: { focus: { x: 0, y: 100 }, alt: null },
  })
})
