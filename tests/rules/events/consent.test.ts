import { expect, test } from 'vitest'
import { allowsPhotos } from '#domain/events/consent.ts'
import { eventDocument, readEvent } from '#domain/events/event-document.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { isForEveryone } from '#domain/events/visibility.ts'
import { aDraft, aNewPhoto, anEvent, everyField } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'

const now = new Date('2026-07-01T12:00:00.000Z')
const soon = '2026-12-01T21:00:00.000Z'
const confirmed = { autorizacaoEm: '2026-06-01T12:00:00.000Z' }

test('an authorisation for families is not enough for photos that everyone sees, now or at a moment', () => {
  const families = { ...confirmed, autorizacaoPara: 'familias' } as const
  expect(allowsPhotos(anEvent({ ...families, visibilidade: 'familias' }))).toBe(true)
  expect(allowsPhotos(anEvent({ ...families, visibilidade: 'ninguem' }))).toBe(true)
  expect(allowsPhotos(anEvent({ ...families, visibilidade: 'todos' }))).toBe(false)
  const planned = anEvent({ ...families, visibilidade: 'ninguem', publicarEm: soon })
  expect(isForEveryone(planned)).toBe(true)
  expect(allowsPhotos(planned)).toBe(false)
  expect(allowsPhotos({ ...planned, autorizacaoPara: 'todos' })).toBe(true)
  expect(allowsPhotos(anEvent({ visibilidade: 'familias' }))).toBe(false)
})

test('an event confirmed before the authorisation said for whom counts as authorised for those who saw it', async () => {
  const audience = (visibilidade?: string) =>
    readEvent('1', { ...confirmed, ...(visibilidade && { visibilidade }) }).autorizacaoPara
  expect([audience(), audience('todos')]).toEqual(['todos', 'todos'])
  expect([audience('familias'), audience('ninguem')]).toEqual(['familias', 'familias'])
  const onceForFamilies = { ...confirmed, linkFamilias: everyField.linkFamilias }
  expect(readEvent('1', onceForFamilies).autorizacaoPara).toBe('familias')
  const planned = { ...confirmed, visibilidade: 'ninguem', publicarEm: soon }
  expect(readEvent('1', planned).autorizacaoPara, 'nobody saw it yet').toBe('familias')
  expect(readEvent('1', {})).not.toHaveProperty('autorizacaoPara')
  expect(readEvent('1', { ...confirmed, autorizacaoPara: 'lua' }).autorizacaoPara).toBe('todos')
})

test('what an older event counts as is kept when it is hidden later', async () => {
  const documents = memoryDocuments()
  const events = eventStore(documents)
  const old = eventDocument({ ...aDraft(), ...confirmed }, [])
  await documents.change([{ in: 'eventos', id: 'festa' }], () => ({
    result: null,
    writes: [[{ in: 'eventos', id: 'festa' }, old]],
  }))
  await events.setFields('festa', { visibilidade: 'familias' })
  expect(await events.one('festa')).toMatchObject({
    visibilidade: 'familias',
    autorizacaoPara: 'todos',
  })
})

test('without a choice a confirmation is for those who see the event, and a wider one takes its place', async () => {
  const events = eventStore(memoryDocuments())
  const { id } = await events.create(aDraft({ visibilidade: 'familias' }), now)
  await events.confirmConsent(id, now, { by: 'Ana', where: 'Pasta azul' })
  expect(await events.one(id)).toMatchObject({ autorizacaoPara: 'familias', autorizacaoPor: 'Ana' })
  const later = new Date('2026-07-02T12:00:00.000Z')
  await events.confirmConsent(id, later, { by: 'Rui' })
  expect((await events.one(id))?.autorizacaoPor, 'nothing new was confirmed').toBe('Ana')
  await events.confirmConsent(id, later, { by: 'Rui', audience: 'todos' })
  const wider = {
    autorizacaoPara: 'todos',
    autorizacaoEm: later.toISOString(),
    autorizacaoPor: 'Rui',
    autorizacaoOnde: 'Pasta azul',
  }
  expect(await events.one(id)).toMatchObject(wider)
  await events.confirmConsent(id, now, { by: 'Ana', audience: 'familias' })
  expect(await events.one(id), 'a narrower one changes nothing').toMatchObject(wider)
  const open = await events.create(aDraft(), now)
  await events.confirmConsent(open.id, now)
  expect((await events.one(open.id))?.autorizacaoPara).toBe('todos')
})

test('a person adds no photos to an event that everyone sees by now, if families alone are authorised', async () => {
  const events = eventStore(memoryDocuments())
  const author = { author: () => ({ id: crypto.randomUUID(), at: now.toISOString(), by: 'Ana' }) }
  const { id } = await events.create(aDraft({ visibilidade: 'familias' }), now)
  await events.confirmConsent(id, now)
  const add = () => events.by(author).appendPhotos(id, [aNewPhoto()], now)
  expect(await add()).toHaveLength(1)
  await events.setFields(id, { visibilidade: 'todos' })
  await expect(add()).rejects.toThrow('A autorização confirmada não vale para quem vê este evento')
  await events.confirmConsent(id, now, { audience: 'todos' })
  expect(await add()).toHaveLength(1)
})
