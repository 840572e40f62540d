import { expect } from 'vitest'
import { eventFieldNames, isFormField } from '#domain/events/event-fields.ts'
import { eventVersion } from '#domain/events/event-version.ts'
import { aDraft, aNewPhoto, anEvent, everyField } from '#tests/sample-data/builders.ts'
import { trusted } from '#tests/sample-data/trusted.ts'
import { testEvents } from './test-events.ts'

const now = new Date('2026-06-21T12:00:00.000Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

testEvents('a school without events has an empty list', async (events) => {
  expect(await events.all()).toEqual([])
  expect(await events.page({ from: 0, size: 10 })).toEqual({ events: [], total: 0 })
  expect(await events.namedKeys()).toEqual(new Set())
})

testEvents('a created event is kept with an id, its moment and no photos', async (events) => {
  const full = aDraft({ horario: '19h', local: 'Pátio', participantes: 120, imagem: '/capa.jpg' })
  const created = await events.create(full, now)
  expect(created).toEqual({
    ...full,
    visibilidade: 'todos',
    id: created.id,
    criadoEm: now.toISOString(),
    fotos: [],
  })
  expect(created.id).not.toBe('')
  expect(await events.one(created.id)).toEqual(created)
})

testEvents('of what is written here, nothing is unreadable', async (events) => {
  const { id } = await events.create(aDraft({ descricao: '', data: null }), now)
  await events.appendPhotos(id, [aNewPhoto()], now)
  await events.create(aDraft({ horario: '19h', participantes: 120, imagem: '/c.jpg' }), now)
  expect(await events.unreadable()).toEqual([])
})

testEvents('an event without the optional fields has none of them', async (events) => {
  const { id } = await events.create(aDraft(), now)
  const event = await events.one(id)
  const names = ['criadoEm', 'data', 'descricao', 'fotos', 'id', 'nome', 'visibilidade']
  expect(Object.keys(event ?? {}).sort()).toEqual(names)
})

testEvents('newest date first; on one day the one created last; undated last', async (events) => {
  await events.create(aDraft({ nome: 'sem data', data: null }), later(9))
  await events.create(aDraft({ nome: 'antiga', data: '2019-05-01' }), later(8))
  await events.create(aDraft({ nome: 'cedo no dia', data: '2026-06-20' }), now)
  await events.create(aDraft({ nome: 'tarde no dia', data: '2026-06-20' }), later(5))
  await events.create(aDraft({ nome: 'futura', data: '2031-01-01' }), now)
  const wanted = ['futura', 'tarde no dia', 'cedo no dia', 'antiga', 'sem data']
  expect((await events.all()).map(({ nome }) => nome)).toEqual(wanted)
  const { events: listed } = await events.page({ from: 0, size: 9 })
  expect(listed.map(({ nome }) => nome)).toEqual(wanted)
  expect(listed.at(-1)?.data).toBeNull()
})

testEvents('events of one day and moment keep one order on every page', async (events) => {
  for (let n = 0; n < 9; n += 1) await events.create(aDraft(), now)
  const ids = (await events.all()).map(({ id }) => id)
  const pages = await Promise.all([0, 4, 8].map((from) => events.page({ from, size: 4 })))
  expect(pages.flatMap((page) => page.events.map(({ id }) => id))).toEqual(ids)
  expect(pages.map(({ total }) => total)).toEqual([9, 9, 9])
})

testEvents('a page past the end, or of an odd size, is empty', async (events) => {
  await events.create(aDraft(), now)
  for (const slice of [
    { from: 5, size: 4 },
    { from: 0, size: 0 },
    { from: 0, size: -1 },
    { from: 0, size: Number.NaN },
  ]) {
    expect(await events.page(slice)).toEqual({ events: [], total: 1 })
  }
  expect((await events.page({ from: -3, size: Number.POSITIVE_INFINITY })).events).toHaveLength(1)
})

testEvents(
  'a list shows count and cover: imagem, else the first photo, else none',
  async (events) => {
    const { id } = await events.create(aDraft(), now)
    const card = async () => (await events.page({ from: 0, size: 1 })).events[0]
    expect(await card()).toMatchObject({ photoCount: 0, cover: null })
    expect(await card()).not.toHaveProperty('fotos')
    const photos = [aNewPhoto(), aNewPhoto()]
    await events.appendPhotos(id, photos, now)
    expect(await card()).toMatchObject({ photoCount: 2, cover: photos[0]?.url })
    const covered = aDraft({ imagem: 'https://example.com/capa.jpg' })
    await events.update(id, covered, eventVersion(aDraft()))
    expect(await card()).toMatchObject({ photoCount: 2, cover: 'https://example.com/capa.jpg' })
  },
)

testEvents(
  'an update replaces what was typed and leaves photos and moment alone',
  async (events) => {
    const before = aDraft({ local: 'Pátio', participantes: 9 })
    const { id } = await events.create(before, now)
    const photos = await events.appendPhotos(id, [aNewPhoto()], now)
    const draft = aDraft({ nome: 'Arraiá', horario: '18h' })
    expect(await events.update(id, draft, eventVersion(before))).toBe('updated')
    expect(await events.one(id)).toEqual({
      ...aDraft({ nome: 'Arraiá', horario: '18h' }),
      id,
      criadoEm: now.toISOString(),
      visibilidade: 'todos',
      fotos: photos,
    })
  },
)

testEvents('an event that is not as its editor saw it is left as it is', async (events) => {
  const { id } = await events.create(aDraft(), now)
  await events.appendPhotos(id, [aNewPhoto()], now)
  const [first, second] = [aDraft({ nome: 'Primeira' }), aDraft({ nome: 'Segunda' })]
  expect(await events.update(id, first, eventVersion(aDraft()))).toBe('updated')
  expect(await events.update(id, second, eventVersion(aDraft()))).toBe('changed-elsewhere')
  expect(await events.one(id)).toMatchObject({ nome: 'Primeira', fotos: [{}] })
  expect(await events.update(id, second, eventVersion(first))).toBe('updated')
  await events.setFields(id, { imagem: 'https://example.com/capa.jpg' })
  expect(await events.update(id, first, eventVersion(second))).toBe('changed-elsewhere')
})

testEvents('of ten editors who save at once one is heard', async (events) => {
  const { id } = await events.create(aDraft(), now)
  const names = Array.from({ length: 10 }, (_, n) => `Edição ${n}`)
  const outcomes = await Promise.all(
    names.map((nome) => events.update(id, aDraft({ nome }), eventVersion(aDraft()))),
  )
  expect(outcomes.filter((outcome) => outcome === 'updated')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'changed-elsewhere')).toHaveLength(9)
  expect((await events.one(id))?.nome).toBe(names[outcomes.indexOf('updated')])
})

testEvents('a submission that was claimed by no photos adds none later', async (events) => {
  const { id } = await events.create(aDraft(), now)
  await events.appendPhotos(id, [aNewPhoto()], now, 'salvo')
  expect(await events.appendPhotos(id, [], now, 'salvo')).toHaveLength(1)
  expect(await events.appendPhotos(id, [], now, 'cancelado')).toEqual([])
  expect(await events.appendPhotos(id, [aNewPhoto()], now, 'cancelado')).toEqual([])
  expect((await events.one(id))?.fotos).toHaveLength(1)
})

testEvents('a submission that was forgotten is a new one', async (events) => {
  const { id } = await events.create(aDraft(), now)
  await events.appendPhotos(id, [aNewPhoto()], now, 'antigo')
  await events.appendPhotos(id, [aNewPhoto()], later(900), 'novo')
  await events.removeOldSubmissions(trusted(later(900).getTime() + 7 * 24 * 60 * 60 * 1000))
  await events.appendPhotos(id, [aNewPhoto()], later(950), 'novo')
  expect((await events.one(id))?.fotos).toHaveLength(2)
  await events.appendPhotos(id, [aNewPhoto()], later(950), 'antigo')
  expect((await events.one(id))?.fotos).toHaveLength(3)
})

testEvents('an event that is submitted twice is created once', async (events) => {
  const first = await events.create(aDraft(), now, 'envio-1')
  expect(await events.create(aDraft(), later(900), 'envio-1')).toEqual(first)
  expect((await events.create(aDraft(), now, 'envio-2')).id).not.toBe(first.id)
  expect((await events.page({ from: 0, size: 9 })).total).toBe(2)
})

testEvents('the cover is a photo that the event still has', async (events) => {
  const { id } = await events.create(aDraft(), now)
  const photos = (await events.appendPhotos(id, [aNewPhoto(), aNewPhoto()], now)) ?? []
  const cover = async () => (await events.page({ from: 0, size: 1 })).events[0]?.cover
  expect(await events.setCover(id, photos[1]?.id ?? 0)).toBe(true)
  expect(await cover()).toBe(photos[1]?.url)
  await events.removePhotos(id, [photos[0]?.id ?? 0], now)
  expect(await events.setCover(id, photos[0]?.id ?? 0)).toBe(false)
  expect(await cover()).toBe(photos[1]?.url)
})

testEvents(
  'the guardians’ authorisation is confirmed once, and survives edits and copies',
  async (events) => {
    const { id } = await events.create(aDraft(), now)
    expect((await events.one(id))?.autorizacaoEm).toBeUndefined()
    expect(await events.confirmConsent(id, now)).toBe(true)
    expect(await events.confirmConsent(id, later(900))).toBe(true)
    await events.update(id, aDraft({ nome: 'Outro nome' }), eventVersion(aDraft()))
    const event = await events.one(id)
    expect(event).toMatchObject({ nome: 'Outro nome', autorizacaoEm: now.toISOString() })
    const gallery = await events.gallery(id, { from: 0, size: 0 })
    expect(gallery?.event.autorizacaoEm).toBe(now.toISOString())
    if (event) await events.importEvent({ ...event, id: 'copia' })
    expect(await events.one('copia')).toEqual({ ...event, id: 'copia' })
    expect(await events.unreadable()).toEqual([])
  },
)

testEvents('an event that is not there is a value everywhere', async (events) => {
  for (const id of ['nada', '', "x' OR 1=1 --", '__proto__']) {
    expect(await events.one(id)).toBeNull()
    expect(await events.gallery(id, { from: 0, size: 6 })).toBeNull()
    expect(await events.photoPosition(id, 1)).toBeNull()
    expect(await events.update(id, aDraft(), eventVersion(aDraft()))).toBe('missing')
    expect(await events.setCover(id, 1)).toBe(false)
    expect(await events.confirmConsent(id, now)).toBe(false)
    expect(await events.remove(id, now)).toBeNull()
    expect(await events.appendPhotos(id, [aNewPhoto()], now)).toBeNull()
    expect(await events.removePhotos(id, [1], now)).toBeNull()
    expect(await events.arrangePhotos(id, (photos) => photos)).toBe('missing')
    expect(await events.setCaption(id, 1, 'Quadrilha')).toBe(false)
    expect(await events.replacePicture(id, '/a', { url: '/b' }, now)).toBe(false)
  }
  expect(await events.all()).toEqual([])
  expect(await events.namedKeys()).toEqual(new Set())
})

testEvents('a removed event is returned with its photos, and gone', async (events) => {
  const { id } = await events.create(aDraft(), now)
  const other = await events.create(aDraft({ nome: 'Formatura' }), now)
  const photos = await events.appendPhotos(id, [aNewPhoto(), aNewPhoto()], now)
  expect((await events.remove(id, now))?.fotos).toEqual(photos)
  expect(await events.one(id)).toBeNull()
  expect((await events.page({ from: 0, size: 9 })).total).toBe(1)
  expect((await events.all()).map((event) => event.id)).toEqual([other.id])
  expect(await events.namedKeys()).toEqual(new Set())
})

testEvents(
  'an event from elsewhere is stored as it is, and imported twice is there once',
  async (events) => {
    const fotos = [7, 1_790_000_000_000].map((id) => ({ id, ...aNewPhoto() }))
    const older = anEvent({ id: 'Xy_de-outro', local: 'Pátio', fotos })
    await events.importEvent({ ...older, nome: 'primeira vez', participantes: 9 })
    await events.importEvent(older)
    expect(await events.all()).toEqual([older])
    expect(await events.one('Xy_de-outro')).toEqual(older)
    const { events: cards, total } = await events.page({ from: 0, size: 9 })
    expect(total).toBe(1)
    expect(cards[0]).toMatchObject({ photoCount: 2, cover: fotos[0]?.url })
    const added = await events.appendPhotos('Xy_de-outro', [aNewPhoto()], now)
    expect(added?.[0]?.id).toBe(1_790_000_000_001)
  },
)

testEvents('every field of the table is stored and comes back', async (events) => {
  const event = { id: 'completo', ...everyField, fotos: [] }
  await events.importEvent(event)
  expect(await events.one('completo')).toEqual(event)
  expect(await events.all()).toEqual([event])
  expect((await events.page({ from: 0, size: 1 })).events[0]).toMatchObject(everyField)
  expect(await events.unreadable()).toEqual([])
})

testEvents('an update clears what was left empty and keeps what the form lacks', async (events) => {
  await events.importEvent({ id: 'completo', ...everyField, fotos: [] })
  expect(await events.update('completo', aDraft(), eventVersion(everyField))).toBe('updated')
  // A form from before the field existed must not publish a draft.
  const kept = eventFieldNames.filter((field) => !isFormField(field) || field === 'visibilidade')
  expect(await events.one('completo')).toEqual({
    id: 'completo',
    ...aDraft(),
    ...Object.fromEntries(kept.map((field) => [field, everyField[field]])),
    fotos: [],
  })
})

testEvents('hostile text comes back as the same text', async (events) => {
  const hostile = `'); DROP TABLE eventos; -- <script>"\`\${x}\` ' OR 1=1 🎉 \u202e`
  const { id } = await events.create(
    aDraft({ nome: hostile, descricao: hostile, local: hostile }),
    now,
  )
  await events.appendPhotos(id, [aNewPhoto({ nome: hostile })], now)
  const event = await events.one(id)
  expect([event?.nome, event?.descricao, event?.local]).toEqual(Array(3).fill(hostile))
  expect(event?.fotos[0]?.nome).toBe(hostile)
})

testEvents('what a caller does to an answer does not reach the store', async (events) => {
  const created = await events.create(aDraft(), now)
  created.nome = 'mudado'
  created.fotos.push({ id: 1, ...aNewPhoto() })
  expect((await events.one(created.id))?.nome).toBe('Festa Junina')
  expect((await events.one(created.id))?.fotos).toEqual([])
})

testEvents('the version differs after every change and rests otherwise', async (events) => {
  const seen = [await events.version()]
  const noteChange = async () => {
    seen.push(await events.version())
    await events.all()
    expect(await events.version()).toBe(seen.at(-1))
  }
  const { id } = await events.create(aDraft(), now)
  await noteChange()
  await events.update(id, aDraft({ nome: 'Arraiá' }), eventVersion(aDraft()))
  await noteChange()
  const photos = await events.appendPhotos(id, [aNewPhoto(), aNewPhoto()], now)
  await noteChange()
  await events.arrangePhotos(id, (before) => before.toReversed())
  await noteChange()
  await events.setCaption(id, photos?.[1]?.id ?? 0, 'Quadrilha')
  await noteChange()
  await events.replacePicture(id, photos?.[1]?.url ?? '', { url: '/fotos/x.webp' }, now)
  await noteChange()
  await events.removePhotos(id, [photos?.[0]?.id ?? 0], now)
  await noteChange()
  await events.remove(id, now)
  await noteChange()
  expect(new Set(seen).size).toBe(9)
})
