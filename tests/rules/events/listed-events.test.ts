import { expect } from 'vitest'
import { hasConsent } from '#domain/events/consent.ts'
import { isPublic } from '#domain/events/visibility.ts'
import { aDraft, aNewPhoto, anEvent } from '#tests/sample-data/builders.ts'
import { testEvents } from './test-events.ts'

const now = new Date('2026-06-21T18:00:00.000Z')
const before = '2026-06-21T17:59:00.000Z'
const later = '2026-06-21T18:01:00.000Z'
const hash = 'ab'.repeat(32)

testEvents('a public page has the events that are public, and their number', async (events) => {
  const school = [
    anEvent({ id: 'a', data: '2026-01-05' }),
    anEvent({ id: 'b', data: '2026-01-04', visibilidade: 'familias', publicarEm: before }),
    anEvent({ id: 'c', data: '2026-01-03', visibilidade: 'ninguem' }),
    anEvent({ id: 'd', data: '2026-01-02', visibilidade: 'ninguem', publicarEm: later }),
    anEvent({ id: 'e', data: '2026-01-01', visibilidade: 'ninguem', publicarEm: before }),
    anEvent({ id: 'f', data: '2025-01-01', visibilidade: 'todos', publicarEm: later }),
  ]
  for (const event of school) await events.importEvent(event)
  const shown = await events.publicPage({ from: 0, size: 9 }, now)
  expect(shown.events.map(({ id }) => id)).toEqual(['a', 'e', 'f'])
  expect(shown.total).toBe(3)
  expect(school.filter((event) => isPublic(event, now)).map(({ id }) => id)).toEqual(
    shown.events.map(({ id }) => id),
  )
  const second = await events.publicPage({ from: 1, size: 1 }, now)
  expect(second.events.map(({ id }) => id)).toEqual(['e'])
  expect((await events.publicPage({ from: 0, size: 9 }, new Date(later))).total).toBe(4)
  expect((await events.page({ from: 0, size: 9 })).total).toBe(6)
  const reserved = (await events.reserved()).map(({ id }) => id)
  expect(reserved.toSorted()).toEqual(['b', 'c', 'd', 'e'])
  expect((await events.openings()).toSorted()).toEqual([before, later])
})

testEvents(
  'a gallery may depend on the event, whose photos are read afterwards',
  async (events) => {
    const { id } = await events.create(aDraft({ nome: 'Festa' }), now)
    const photos = await events.appendPhotos(id, [aNewPhoto()], now)
    const whole = { from: 0, size: 9 }
    const named = (nome: string) => events.gallery(id, whole, (event) => event.nome === nome)
    expect((await named('Festa'))?.photos).toMatchObject(photos ?? [])
    expect(await named('Sarau')).toBeNull()
    expect(await events.gallery('nunca-existiu', whole, () => true)).toBeNull()
  },
)

testEvents('an event is found by the hash of its family link', async (events) => {
  const { id } = await events.create(aDraft(), now)
  expect(await events.byFamilyLink(hash)).toBeNull()
  await events.setFields(id, { linkFamilias: `${hash} ${later} ab` })
  expect((await events.byFamilyLink(hash))?.id).toBe(id)
  for (const other of [hash.slice(0, 63), `${hash}a`, hash.replaceAll('a', '_'), '', '%']) {
    expect(await events.byFamilyLink(other)).toBeNull()
  }
  await events.setFields(id, { linkFamilias: null })
  expect(await events.byFamilyLink(hash)).toBeNull()
})

testEvents('some fields are written alone, and null clears one', async (events) => {
  const { id } = await events.create(aDraft({ local: 'Pátio' }), now)
  const changed = await events.setFields(id, { visibilidade: 'ninguem', publicarEm: later })
  expect(changed).toBe(true)
  expect(await events.one(id)).toMatchObject({
    ...aDraft({ local: 'Pátio' }),
    visibilidade: 'ninguem',
    publicarEm: later,
  })
  await events.setFields(id, { visibilidade: null, publicarEm: null, local: null })
  const { publicarEm, local, visibilidade } = (await events.one(id)) ?? {}
  expect([visibilidade, publicarEm, local]).toEqual(['todos', undefined, undefined])
  expect(await events.setFields('nenhum', { visibilidade: 'todos' })).toBe(false)
})

testEvents('a confirmation counts anew after it was withdrawn', async (events) => {
  const { id } = await events.create(aDraft(), now)
  await events.confirmConsent(id, now)
  await events.confirmConsent(id, new Date(later))
  expect((await events.one(id))?.autorizacaoEm).toBe(now.toISOString())
  await events.setFields(id, { autorizacaoRetiradaEm: later })
  expect((await events.one(id))?.autorizacaoEm).toBe(now.toISOString())
  expect(hasConsent((await events.one(id)) ?? {})).toBe(false)
  await events.confirmConsent(id, new Date(later))
  const confirmed = await events.one(id)
  expect(hasConsent(confirmed ?? {})).toBe(true)
  expect(confirmed?.autorizacaoRetiradaEm, 'the day of the withdrawal is kept').toBe(later)
})
