import { expect } from 'vitest'
import { eventVersion } from '#domain/events/event-version.ts'
import { movePhotos } from '#domain/photos/arrange-photos.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { aDraft, aNewPhoto, anEvent } from '#tests/sample-data/builders.ts'
import { testEvents } from './test-events.ts'

const now = new Date('2026-06-21T12:00:00.000Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

const threePhotos = () => [aNewPhoto(), aNewPhoto(), aNewPhoto()]

testEvents('a batch is added at the end, in order, with every field', async (events) => {
  const { id } = await events.create(aDraft(), now)
  const first = [aNewPhoto({ nome: '1.jpg' }), aNewPhoto({ nome: '2.jpg' })]
  const bare = { url: 'https://example.com/3.jpg', nome: '3.jpg', uploadedAt: '' }
  const full = { legenda: 'A quadrilha', tiradaEm: '2026-06-20T18:05:00' }
  const second = [{ ...aNewPhoto(full), cloudinaryPublicId: 'eventos/x/3' }, bare]
  const added = [
    ...((await events.appendPhotos(id, first, now)) ?? []),
    ...((await events.appendPhotos(id, second, later(60))) ?? []),
  ]
  expect(added.map(({ id: _, ...photo }) => photo)).toEqual([...first, ...second])
  expect((await events.one(id))?.fotos).toEqual(added)
})

testEvents('photo ids are the time plus the index', async (events) => {
  const { id } = await events.create(aDraft(), now)
  const added = await events.appendPhotos(id, [aNewPhoto(), aNewPhoto()], now)
  expect(added?.map((photo) => photo.id)).toEqual([now.getTime(), now.getTime() + 1])
})

testEvents('ten uploads in one millisecond lose nothing and share no id', async (events) => {
  const { id } = await events.create(aDraft(), now)
  const batches = Array.from({ length: 10 }, () => Array.from({ length: 5 }, () => aNewPhoto()))
  await Promise.all(batches.map((batch) => events.appendPhotos(id, batch, now)))
  const photos = (await events.one(id))?.fotos ?? []
  expect(new Set(photos.map((photo) => photo.id)).size).toBe(50)
  expect(new Set(photos.map(({ url }) => url))).toEqual(new Set(batches.flat().map((p) => p.url)))
})

testEvents('a batch that is submitted twice is added once', async (events) => {
  const { id } = await events.create(aDraft(), now)
  const batch = [aNewPhoto(), aNewPhoto()]
  const first = await events.appendPhotos(id, batch, now, 'envio-1')
  const again = [aNewPhoto(), aNewPhoto()]
  expect(await events.appendPhotos(id, again, later(900), 'envio-1')).toEqual(first)
  expect((await events.one(id))?.fotos).toEqual(first)
  await events.appendPhotos(id, again, later(900), 'envio-2')
  expect((await events.one(id))?.fotos).toHaveLength(4)
})

testEvents(
  'an imported event keeps the order of its photos, whatever their ids',
  async (events) => {
    const fotos = [17, 90_000_000_000, 3, 1_750_000_000_000, 12].map((id) => ({
      id,
      ...aNewPhoto(),
    }))
    await events.importEvent(anEvent({ id: 'antigo', fotos }))
    expect((await events.one('antigo'))?.fotos).toEqual(fotos)
    expect((await events.all())[0]?.fotos).toEqual(fotos)
    expect((await events.page({ from: 0, size: 1 })).events[0]?.cover).toBe(fotos[0]?.url)
    expect((await events.gallery('antigo', { from: 1, size: 2 }))?.photos).toMatchObject(
      fotos.slice(1, 3),
    )
    for (const [place, { id }] of fotos.entries()) {
      expect(await events.photoPosition('antigo', id)).toBe(place)
    }
    const added = (await events.appendPhotos('antigo', [aNewPhoto(), aNewPhoto()], now)) ?? []
    const [first, , third] = fotos
    expect(await events.removePhotos('antigo', [3, 17], now)).toEqual([first, third])
    const left = [...fotos.filter((photo) => photo !== first && photo !== third), ...added]
    expect((await events.one('antigo'))?.fotos).toEqual(left)
    expect((await events.page({ from: 0, size: 1 })).events[0]?.cover).toBe(left[0]?.url)
    await events.importEvent(anEvent({ id: 'antigo', fotos: left.toReversed() }))
    expect((await events.one('antigo'))?.fotos).toEqual(left.toReversed())
  },
)

testEvents('a clock set back does not repeat an id', async (events) => {
  const { id } = await events.create(aDraft(), now)
  await events.appendPhotos(id, [aNewPhoto(), aNewPhoto()], now)
  await events.appendPhotos(id, [aNewPhoto()], later(-3_600_000))
  const ids = (await events.one(id))?.fotos.map((photo) => photo.id)
  expect(ids).toEqual([now.getTime(), now.getTime() + 1, now.getTime() + 2])
})

testEvents('a gallery shows a slice, and the place of a photo', async (events) => {
  const { id } = await events.create(aDraft(), now)
  const photos = await events.appendPhotos(
    id,
    Array.from({ length: 9 }, () => aNewPhoto()),
    now,
  )
  const gallery = await events.gallery(id, { from: 6, size: 6 })
  expect(gallery?.photos).toMatchObject(photos?.slice(6) ?? [])
  expect(gallery?.event).toMatchObject({ id, photoCount: 9, cover: photos?.[0]?.url })
  expect(gallery?.event).not.toHaveProperty('fotos')
  expect(await events.photoPosition(id, photos?.[7]?.id ?? 0)).toBe(7)
  for (const stranger of [1, -1, Number.NaN, 1.5]) {
    expect(await events.photoPosition(id, stranger)).toBeNull()
  }
})

testEvents('several photos are removed together, and the removed ones returned', async (events) => {
  const { id } = await events.create(aDraft(), now)
  const photos = await events.appendPhotos(id, [aNewPhoto(), aNewPhoto(), aNewPhoto()], now)
  const [first, second, third] = photos ?? []
  const ids = [third?.id ?? 0, first?.id ?? 0, 404]
  expect(await events.removePhotos(id, ids, now)).toEqual([first, third])
  expect((await events.one(id))?.fotos).toEqual([second])
  const { events: cards } = await events.page({ from: 0, size: 1 })
  expect(cards[0]).toMatchObject({ photoCount: 1, cover: second?.url })
  expect(await events.removePhotos(id, ids, now)).toEqual([])
})

testEvents('removing the photo that is the cover clears the cover', async (events) => {
  const { id } = await events.create(aDraft(), now)
  const [first, second] = (await events.appendPhotos(id, [aNewPhoto(), aNewPhoto()], now)) ?? []
  await events.update(id, aDraft({ imagem: second?.url }), eventVersion(aDraft()))
  await events.removePhotos(id, [second?.id ?? 0], now)
  expect(await events.one(id)).not.toHaveProperty('imagem')
  expect((await events.page({ from: 0, size: 1 })).events[0]?.cover).toBe(first?.url)
})

testEvents('photos are put in another order, which the cover follows', async (events) => {
  const { id } = await events.create(aDraft(), now)
  const photos = (await events.appendPhotos(id, threePhotos(), now)) ?? []
  const [first, second, third] = photos.map((photo) => photo.id)
  expect(await events.arrangePhotos(id, movePhotos([third ?? 0], 'first'))).toBe('arranged')
  const wanted = [photos[2], photos[0], photos[1]]
  expect((await events.one(id))?.fotos).toEqual(wanted)
  expect((await events.gallery(id, { from: 1, size: 9 }))?.photos).toMatchObject(wanted.slice(1))
  expect(await events.photoPosition(id, first ?? 0)).toBe(1)
  expect((await events.page({ from: 0, size: 1 })).events[0]?.cover).toBe(photos[2]?.url)

  expect(await events.arrangePhotos(id, movePhotos([third ?? 0], { after: 404 }))).toBe('unchanged')
  const [added] = (await events.appendPhotos(id, [aNewPhoto()], now)) ?? []
  expect(added?.id).toBe((third ?? 0) + 1)
  await events.removePhotos(id, [first ?? 0], now)
  const left = (await events.one(id))?.fotos.map((photo) => photo.id)
  expect(left).toEqual([third, second, added?.id])
})

testEvents('a caption is set, changed and removed, and moves with its photo', async (events) => {
  const { id } = await events.create(aDraft(), now)
  const photos = (await events.appendPhotos(id, threePhotos(), now)) ?? []
  const second = photos[1]?.id ?? 0
  expect(await events.setCaption(id, 404, 'De ninguém')).toBe(false)
  for (const legenda of ['A quadrilha', `'); DROP TABLE fotos; -- 🎉`]) {
    expect(await events.setCaption(id, second, legenda)).toBe(true)
    expect((await events.one(id))?.fotos).toEqual(
      photos.with(1, { ...photos[1], legenda } as Photo),
    )
  }
  await events.arrangePhotos(id, movePhotos([second], 'last'))
  const event = await events.one(id)
  expect(event?.fotos[2]).toMatchObject({ id: second, legenda: expect.stringMatching('DROP') })
  if (event) await events.importEvent({ ...event, id: 'copia' })
  expect((await events.one('copia'))?.fotos).toEqual(event?.fotos)
  expect(await events.setCaption(id, second, null)).toBe(true)
  expect((await events.one(id))?.fotos[2]).toEqual(photos[1])
  expect(await events.unreadable()).toEqual([])
})

testEvents(
  'a photo gets another picture: all else stays, and the cover follows',
  async (events) => {
    const { id } = await events.create(aDraft(), now)
    const full = { legenda: 'A quadrilha', tiradaEm: '2026-06-20T18:05:00' }
    const batch = [aNewPhoto({ ...full, cloudinaryPublicId: 'eventos/x/1' }), ...threePhotos()]
    const photos = (await events.appendPhotos(id, batch, now)) ?? []
    const [first, second] = photos as [Photo, Photo]
    await events.setCover(id, first.id)
    const cobertos = [
      { x: 0.4, y: 0.2, width: 0.1, height: 0.16 },
      { x: -0.02, y: 0.5, width: 0.08, height: 0.1 },
    ]
    const covered = { url: aNewPhoto().url, width: 1024, height: 768, cobertos }
    expect(await events.replacePicture(id, '/fotos/x/large.webp', covered, now)).toBe(false)
    expect(await events.replacePicture('x', first.url, covered, now)).toBe(false)
    expect(await events.replacePicture(id, first.url, covered, now)).toBe(true)
    const { cloudinaryPublicId: _, ...kept } = first
    const after = photos.with(0, { ...kept, ...covered })
    expect((await events.one(id))?.fotos).toEqual(after)
    expect((await events.one(id))?.imagem).toBe(covered.url)
    expect((await events.gallery(id, { from: 0, size: 1 }))?.photos).toMatchObject([after[0]])
    expect((await events.page({ from: 0, size: 1 })).events[0]?.cover).toBe(covered.url)
    expect(await events.replacePicture(id, first.url, covered, now)).toBe(false)

    const event = await events.one(id)
    if (event) await events.importEvent({ ...event, id: 'copia' })
    expect((await events.one('copia'))?.fotos).toEqual(after)
    const bare = { url: aNewPhoto().url }
    await events.setCover(id, second.id)
    expect(await events.replacePicture(id, covered.url, bare, now)).toBe(true)
    const { width: _w, height: _h, ...measureless } = kept
    expect((await events.one(id))?.fotos).toEqual(photos.with(0, { ...measureless, ...bare }))
    expect((await events.one(id))?.imagem).toBe(second.url)
    expect(await events.unreadable()).toEqual([])
  },
)

testEvents('every photo of the event that shows a picture gets the other', async (events) => {
  const twice = aNewPhoto()
  const fotos = [
    { id: 3, ...twice },
    { id: 7, ...aNewPhoto() },
    { id: 9, ...twice },
  ]
  await events.importEvent(anEvent({ id: 'antigo', fotos }))
  const { url } = aNewPhoto()
  expect(await events.replacePicture('antigo', twice.url, { url }, now)).toBe(true)
  const after = (await events.one('antigo'))?.fotos.map((photo) => [photo.id, photo.url])
  expect(after).toEqual([
    [3, url],
    [7, fotos[1]?.url],
    [9, url],
  ])
  expect((await events.page({ from: 0, size: 1 })).events[0]?.cover).toBe(url)
})

testEvents('photos are arranged while others come and go: none is lost', async (events) => {
  const { id } = await events.create(aDraft(), now)
  const old = (await events.appendPhotos(id, [...threePhotos(), ...threePhotos()], now)) ?? []
  const [first, second, third, fourth, fifth, sixth] = old.map((photo) => photo.id)
  const fresh = Array.from({ length: 4 }, () => [aNewPhoto(), aNewPhoto()])
  await Promise.all([
    events.arrangePhotos(id, movePhotos([sixth ?? 0], 'first')),
    ...fresh.map((batch) => events.appendPhotos(id, batch, now)),
    events.removePhotos(id, [second ?? 0], now),
    events.arrangePhotos(id, movePhotos([first ?? 0], { after: third ?? 0 })),
    events.removePhotos(id, [fourth ?? 0], now),
    events.setCaption(id, fifth ?? 0, 'A quadrilha'),
  ])
  const fotos = (await events.one(id))?.fotos ?? []
  expect(fotos.slice(0, 4).map((photo) => photo.id)).toEqual([sixth, third, first, fifth])
  expect(fotos[3]?.legenda).toBe('A quadrilha')
  const wanted = fresh.flat().map(({ url }) => url)
  expect(new Set(fotos.slice(4).map(({ url }) => url))).toEqual(new Set(wanted))
  expect(fotos).toHaveLength(12)
})

testEvents('uploads and deletions at once end in the exact set', async (events) => {
  const { id } = await events.create(aDraft(), now)
  const old =
    (await events.appendPhotos(
      id,
      Array.from({ length: 5 }, () => aNewPhoto()),
      now,
    )) ?? []
  const fresh = Array.from({ length: 8 }, () => [aNewPhoto(), aNewPhoto()])
  await Promise.all([
    ...fresh.map((batch) => events.appendPhotos(id, batch, now)),
    ...old.map((photo) => events.removePhotos(id, [photo.id], now)),
  ])
  const gallery = await events.gallery(id, { from: 0, size: 99 })
  const wanted = fresh.flat().map(({ url }) => url)
  expect(new Set(gallery?.photos.map(({ url }) => url))).toEqual(new Set(wanted))
  expect(gallery?.event.photoCount).toBe(16)
})
