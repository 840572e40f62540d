import { Timestamp } from '@google-cloud/firestore'
import { expect, test } from 'vitest'
import { documentIdFor } from '#adapters/firestore/collections.ts'
import { firestoreDocuments } from '#adapters/firestore/documents.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { eventVersion } from '#domain/events/event-version.ts'
import { aDraft, aKey, aNewPhoto, anEvent } from '#tests/sample-data/builders.ts'
import { anEmptyFirestore } from '#tests/stores/firestore.ts'

const now = new Date('2026-06-21T12:00:00.000Z')

async function aSchool(documents: Record<string, object> = {}) {
  const connection = await anEmptyFirestore()
  const eventos = connection.db.collection('eventos')
  for (const [id, document] of Object.entries(documents)) await eventos.doc(id).set(document)
  return { events: eventStore(firestoreDocuments(connection)), eventos }
}

test('a document of the site before reads here: title, moments, bare addresses', async () => {
  const { events } = await aSchool({
    antigo: {
      titulo: 'Halloween',
      descricao: 'Fantasias',
      data: Timestamp.fromDate(new Date('2024-10-31T00:00:00Z')),
      criadoEm: Timestamp.fromDate(new Date('2024-10-01T12:00:00Z')),
      local: null,
      fotos: [
        'https://res.cloudinary.com/x/image/upload/a.jpg',
        { url: 'https://example.com/b.jpg', uploadedAt: Timestamp.fromMillis(1_730_000_000_000) },
        { url: 'javascript:alert(1)' },
      ],
    },
  })
  expect(await events.one('antigo')).toEqual({
    id: 'antigo',
    nome: 'Halloween',
    visibilidade: 'todos',
    descricao: 'Fantasias',
    data: '2024-10-31',
    criadoEm: '2024-10-01T12:00:00.000Z',
    fotos: [
      {
        id: expect.any(Number),
        url: 'https://res.cloudinary.com/x/image/upload/a.jpg',
        nome: '',
        uploadedAt: '',
      },
      {
        id: expect.any(Number),
        url: 'https://example.com/b.jpg',
        nome: '',
        uploadedAt: '2024-10-27T03:33:20.000Z',
      },
    ],
  })
  expect((await events.page({ from: 0, size: 1 })).events[0]?.nome).toBe('Halloween')
})

const [a, b, c] = ['https://example.com/a.jpg', 'https://example.com/b.jpg', '/fotos/c.webp']

/** Removes the photo at a place, then the same id once more, as a repeated press does. */
async function removedTwice(fotos: unknown[], place: number) {
  const { events, eventos } = await aSchool({ antigo: { titulo: 'x', fotos } })
  const shown = (await events.one('antigo'))?.fotos ?? []
  const chosen = shown[place]
  expect(await events.removePhotos('antigo', [chosen?.id ?? 0], now)).toEqual([chosen])
  expect(await events.removePhotos('antigo', [chosen?.id ?? 0], now)).toEqual([])
  expect((await events.one('antigo'))?.fotos).toEqual(shown.filter((photo) => photo !== chosen))
  return (await eventos.doc('antigo').get()).get('fotos')
}

test('a bare address removed twice takes no other along', async () => {
  expect(await removedTwice([a, b, c], 0)).toEqual([b, c])
})

test('one of two equal addresses goes alone, and once', async () => {
  expect(await removedTwice([a, b, a], 1)).toEqual([a, a])
  const [first, second] = await removedTwice([a, b, a], 0)
  expect([first, second]).toEqual([b, expect.objectContaining({ url: a })])
})

test('of photos that share a number one goes, and the others keep what they are called by', async () => {
  const list = [
    { id: 5, url: a, autor: 'Ana' },
    { id: 5, url: b, autor: 'Bia' },
    { id: 6, url: c },
  ]
  expect(await removedTwice(list, 0)).toEqual([{ ...list[1], id: expect.any(Number) }, list[2]])
  expect(await removedTwice(list, 1)).toEqual([list[0], list[2]])
})

test('an arranged list keeps what the site before wrote, and what nobody can read', async () => {
  const full = { id: 5, url: b, autor: 'Bia', uploadedAt: Timestamp.fromDate(now) }
  const odd = { foto: 'sem endereço' }
  const fotos = [a, odd, full, { id: 5, url: c }]
  const { events, eventos } = await aSchool({ antigo: { titulo: 'x', fotos } })
  const shown = (await events.one('antigo'))?.fotos ?? []
  await events.arrangePhotos('antigo', (photos) => photos.toReversed())
  expect((await events.one('antigo'))?.fotos).toEqual(shown.toReversed())
  const written = (await eventos.doc('antigo').get()).get('fotos')
  expect(written.slice(1)).toEqual([full, a, odd])

  await events.setCaption('antigo', 5, 'A quadrilha')
  const captioned = (await eventos.doc('antigo').get()).get('fotos')
  expect(captioned).toEqual(written.with(1, { ...full, legenda: 'A quadrilha' }))

  const picture = { url: '/fotos/d.webp', cobertos: [{ x: 0, y: 0, width: 0.1, height: 0.1 }] }
  await events.replacePicture('antigo', a, picture, now)
  const covered = (await eventos.doc('antigo').get()).get('fotos')
  const [bare] = shown
  expect(covered).toEqual(captioned.with(2, { ...bare, ...picture }))
})

test('files that entries name which nobody can read are named all the same', async () => {
  const keys = [aKey(), aKey(), aKey(), aKey(), aKey()]
  const [inText = '', inField = '', guarded = '', deep = '', inBin = ''] = keys
  const { events, eventos } = await aSchool({
    antigo: {
      titulo: 'x',
      fotos: [
        { foto: `/fotos/${inText}/large.webp` },
        { url: `javascript:/fotos/${inField}/large.webp` },
        { id: 'x', url: ['/familias/galeria/antigo', guarded, 'large.webp'].join('/') },
        { vazio: null, em: Timestamp.fromDate(now), mais: [{ dentro: deep }] },
      ],
    },
  })
  await eventos.firestore
    .collection('site-lixeira')
    .doc('item')
    .set({ resto: [`x/${inBin}`] })
  expect(await events.namedKeys()).toEqual(new Set(keys))
})

test('an event without a list of photos takes a batch', async () => {
  const { events } = await aSchool({ antigo: { nome: 'x' }, nulo: { nome: 'y', fotos: null } })
  for (const id of ['antigo', 'nulo']) {
    await events.appendPhotos(id, [aNewPhoto()], now)
    expect((await events.one(id))?.fotos).toHaveLength(1)
  }
})

test('what is written here has the fields that the site before expects', async () => {
  const { events, eventos } = await aSchool()
  const { id } = await events.create(aDraft(), now)
  expect((await eventos.doc(id).get()).data()).toEqual({
    ...aDraft(),
    fotos: [],
    criadoEm: now.toISOString(),
  })
  const photo = aNewPhoto({ cloudinaryPublicId: 'eventos/x/a' })
  await events.appendPhotos(id, [photo], now)
  expect((await eventos.doc(id).get()).get('fotos')).toEqual([{ ...photo, id: now.getTime() }])
})

test('a number is remembered when its photo goes, also where no number was kept so far', async () => {
  const highest = now.getTime() + 5_000
  const photos = [highest - 1, highest].map((id) => ({ ...aNewPhoto(), id }))
  const { events, eventos } = await aSchool({ antigo: { nome: 'x', fotos: photos } })
  await events.removePhotos('antigo', [highest - 1, highest], now)
  expect((await eventos.doc('antigo').get()).data()).toEqual({
    nome: 'x',
    fotos: [],
    fotosRemovidas: `${highest - 1} ${highest}`,
    ultimaFoto: highest,
  })
  await events.importEvent(anEvent({ id: 'antigo' }))
  const added = await events.appendPhotos('antigo', [aNewPhoto(), aNewPhoto()], now)
  expect(added?.map(({ id }) => id)).toEqual([highest + 1, highest + 2])
  expect((await eventos.doc('antigo').get()).get('ultimaFoto')).toBe(highest + 2)
})

test('a submission noted by an earlier version is known', async () => {
  const first = { ...aNewPhoto(), id: 7 }
  const { events, eventos } = await aSchool({ antigo: { nome: 'x', fotos: [first] } })
  const record = eventos.firestore.collection('site-envios').doc(documentIdFor('envio'))
  await record.set({ evento: 'antigo', fotos: [7], em: now })
  expect(await events.appendPhotos('antigo', [aNewPhoto()], now, 'envio')).toEqual([first])
})

test('an event that nears 1 MiB is refused with a sentence, and stays as it was', async () => {
  const { events } = await aSchool()
  const { id } = await events.create(aDraft(), now)
  const many = Array.from({ length: 2000 }, () => aNewPhoto({ nome: 'n'.repeat(200) }))
  expect(await events.appendPhotos(id, many, now)).toHaveLength(2000)
  const refused = expect.objectContaining({
    kind: 'other',
    message: expect.stringContaining('tamanho máximo do Firestore (1 MiB)'),
  })
  await expect(events.appendPhotos(id, many, now)).rejects.toEqual(refused)
  expect((await events.one(id))?.fotos).toHaveLength(2000)
  const long = aDraft({ descricao: 'é'.repeat(600_000) })
  await expect(events.create(long, now)).rejects.toEqual(refused)
  await expect(events.update(id, long, eventVersion(aDraft()))).rejects.toEqual(refused)
})
