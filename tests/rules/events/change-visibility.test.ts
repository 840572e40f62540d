import { expect, test } from 'vitest'
import { changeVisibility, opensPhotos } from '#domain/events/change-visibility.ts'
import type { EventDraft } from '#domain/events/event.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { aDraft, aNewPhoto, anEvent } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'

const now = new Date('2026-07-01T12:00:00.000Z')
const soon = '2026-12-01T21:00:00.000Z'
const later = '2026-12-02T21:00:00.000Z'
const clocks = { publicNow: now }
const todos = { visibilidade: 'todos' } as const
const planned = { visibilidade: 'ninguem', publicarEm: later } as const

async function anAlbum(draft: Partial<EventDraft>, photos: number) {
  const events = eventStore(memoryDocuments())
  const { id } = await events.create(aDraft(draft), now)
  await events.appendPhotos(
    id,
    Array.from({ length: photos }, () => aNewPhoto()),
    now,
  )
  const change = (
    chosen: Parameters<typeof changeVisibility>[1],
    agreement?: { photos: number; confirmedBy?: string },
  ) =>
    changeVisibility(id, chosen, events, {
      ...clocks,
      ...(agreement && { agreement: { ...agreement, at: now } }),
    })
  return { id, events, change, one: () => events.one(id) }
}

test('only what lets everyone see photos that they do not see yet is asked about', () => {
  const opens = (event: Parameters<typeof anEvent>[0], chosen: Parameters<typeof opensPhotos>[1]) =>
    opensPhotos({ ...anEvent(event), photoCount: 19 }, chosen, now)
  expect(opens({ visibilidade: 'familias' }, todos)).toBe(true)
  expect(opens({ visibilidade: 'ninguem' }, todos)).toBe(true)
  expect(opens({ visibilidade: 'familias' }, planned)).toBe(true)
  expect(opens(planned, todos), 'sooner than was agreed').toBe(true)
  expect(opens(planned, { ...planned, publicarEm: soon })).toBe(true)
  expect(opens({ ...planned, publicarEm: soon }, planned), 'later').toBe(false)
  expect(opens(planned, planned)).toBe(false)
  expect(opens({}, todos)).toBe(false)
  expect(opens({}, planned), 'hidden until then').toBe(false)
  const due = { visibilidade: 'ninguem', publicarEm: '2026-06-30T12:00:00.000Z' } as const
  expect(opens(due, todos), 'everyone sees it already').toBe(false)
  for (const visibilidade of ['familias', 'ninguem'] as const) {
    expect(opens({}, { visibilidade }), 'closing').toBe(false)
  }
  const empty = { ...anEvent({ visibilidade: 'familias' }), photoCount: 0 }
  expect(opensPhotos(empty, todos, now)).toBe(false)
})

test('an event with photos is opened to everyone only for the number of photos that was agreed to', async () => {
  const album = await anAlbum({ visibilidade: 'familias' }, 2)
  await album.events.confirmConsent(album.id, now, { audience: 'todos' })
  expect(await album.change(todos)).toBe('ask')
  await album.events.appendPhotos(album.id, [aNewPhoto()], now)
  expect(await album.change(todos, { photos: 2 }), 'a photo came meanwhile').toBe('ask')
  expect((await album.one())?.visibilidade).toBe('familias')
  expect(await album.change(todos, { photos: 3 })).toBe('changed')
  expect((await album.one())?.visibilidade).toBe('todos')
  expect(await album.change({ visibilidade: 'ninguem' }), 'closing').toBe('changed')
  expect(await album.change(planned)).toBe('ask')
  expect(await album.change(planned, { photos: 3 })).toBe('changed')
  expect(await album.one()).toMatchObject(planned)
})

test('where families alone were authorised, opening needs an authorisation for everyone', async () => {
  const album = await anAlbum({ visibilidade: 'familias' }, 2)
  await album.events.confirmConsent(album.id, now, { by: 'Ana' })
  expect(await album.change(todos, { photos: 2 })).toBe('ask')
  expect(await album.change(todos, { photos: 1, confirmedBy: 'Rui' })).toBe('ask')
  expect(await album.one(), 'nothing is confirmed by halves').toMatchObject({
    autorizacaoPara: 'familias',
    autorizacaoPor: 'Ana',
  })
  expect(await album.change(planned, { photos: 2, confirmedBy: 'Rui' })).toBe('changed')
  expect(await album.one()).toMatchObject({ autorizacaoPara: 'todos', autorizacaoPor: 'Rui' })
})

test('an event without photos is opened without a question, and a withdrawn authorisation stays withdrawn', async () => {
  const empty = await anAlbum({ visibilidade: 'ninguem' }, 0)
  expect(await empty.change(todos)).toBe('changed')
  const album = await anAlbum({ visibilidade: 'ninguem' }, 1)
  await album.events.setFields(album.id, { autorizacaoRetiradaEm: now.toISOString() })
  const agreed = { photos: 1, confirmedBy: 'Rui' }
  for (const chosen of [todos, planned, { visibilidade: 'familias' } as const]) {
    expect(await album.change(chosen, agreed)).toBe('withdrawn')
  }
  expect(await album.one()).not.toHaveProperty('autorizacaoEm')
  expect(await changeVisibility('nada', todos, album.events, clocks)).toBe('missing')
})
