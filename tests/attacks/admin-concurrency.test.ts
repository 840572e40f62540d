import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sessionLifetimeMs } from '#domain/admin/session.ts'
import {
  adminBrowser,
  inStores,
  type Jar,
  saveSent,
  sendOne,
  signIn,
} from '#tests/running-site/admin-client.ts'
import { signedInSite } from '#tests/running-site/site-for-test.ts'
import { aDraft, cameraJpeg } from '#tests/sample-data/builders.ts'
import { trusted } from '#tests/sample-data/trusted.ts'
import { expectIntact, storedEvents } from './intact-site.ts'
import { lastBoundary, partHead, streamUpload } from './streamed-upload.ts'

const { site, jar, browser } = await signedInSite()
// Small: the races are about what is stored, not about pixels.
const photo = await cameraJpeg({ width: 24, height: 16 })

const anEvent = () =>
  inStores(site, async ({ events }) => {
    const { id } = await events.create(aDraft(), new Date())
    await events.confirmConsent(id, new Date())
    return id
  })
const photosOf = async (eventId: string) =>
  (await storedEvents(site)).find(({ id }) => id === eventId)?.fotos ?? []
/** The id of a batch whose first photo waits. */
const withOneArrived = async (eventId: string, sender = jar) => {
  const id = randomUUID()
  const { ask } = adminBrowser(site, sender)
  const first = await sendOne(ask, eventId, { id, place: 0, file: { bytes: photo } })
  expect(first).toEqual({ arrived: true })
  return id
}
const batch = (names: string[]) => names.map((name) => ({ name, bytes: photo }))

test('a press of "Criar evento" that arrives ten times makes one event', async () => {
  const before = (await storedEvents(site)).length
  const pressed = { nome: 'Uma vez', descricao: 'x', data: '2026-05-10', envio: randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => browser.post('/admin', pressed)),
  )
  for (const answer of answers) {
    expect(answer.headers.get('location')).toMatch(/^\/admin\?aviso=evento-criado&evento=/)
  }
  expect(await storedEvents(site)).toHaveLength(before + 1)
  await browser.post('/admin', { ...pressed, envio: randomUUID() })
  expect(await storedEvents(site)).toHaveLength(before + 2)
  await expectIntact(site)
})

test('a batch that arrives five times under one name is in the event once', async () => {
  const eventId = await anEvent()
  const submission = randomUUID()
  const names = ['a.jpg', 'b.jpg', 'c.jpg']
  const ends = await Promise.all(
    Array.from({ length: 5 }, () => browser.upload(eventId, batch(names), submission)),
  )
  expect(ends).toEqual(Array(5).fill({ saved: 3 }))
  expect(await browser.upload(eventId, batch(names), submission)).toEqual({ saved: 3 })
  expect((await photosOf(eventId)).map(({ nome }) => nome)).toEqual(names)
  await expectIntact(site)
})

test('ten batches of five and five deletions at once leave exactly what they should', async () => {
  const eventId = await anEvent()
  expect(await browser.upload(eventId, batch(['0', '1', '2', '3', '4', 'resta']))).toEqual({
    saved: 6,
  })
  const doomed = (await photosOf(eventId)).slice(0, 5)
  const names = Array.from({ length: 10 }, (_, b) =>
    Array.from({ length: 5 }, (_, n) => `lote${b}-${n}.jpg`),
  )
  const [ends] = await Promise.all([
    Promise.all(names.map((five) => browser.upload(eventId, batch(five), randomUUID()))),
    ...doomed.map(({ id }) =>
      browser.post(`/admin/evento/${eventId}/fotos/excluir`, { foto: String(id) }),
    ),
  ])
  expect(ends).toEqual(Array(10).fill({ saved: 5 }))
  const kept = await photosOf(eventId)
  expect(kept.map(({ nome }) => nome).sort()).toEqual([...names.flat(), 'resta'].sort())
  expect(new Set(kept.map(({ id }) => id)).size).toBe(51)
  expect(new Set(kept.map(({ url }) => url)).size).toBe(51)
  // The photos of a batch are together, in the order in which they were chosen.
  const order = kept.map(({ nome }) => nome)
  for (const five of names) {
    const first = order.indexOf(five[0] ?? '')
    expect(order.slice(first, first + 5)).toEqual(five)
  }
  await expectIntact(site)
})

test('an event that is deleted while a batch arrives takes the batch along, files and all', async () => {
  const before = await storedEvents(site)
  const eventId = await anEvent()
  const id = await withOneArrived(eventId)
  async function* fileAroundTheDeletion() {
    yield* [partHead('fotos', 'b.jpg'), photo.subarray(0, 100)]
    const removed = await browser.post(`/admin/evento/${eventId}/excluir`)
    expect(removed.headers.get('location')).toMatch(/^\/admin\?aviso=evento-excluido&item=/)
    yield* [photo.subarray(100), lastBoundary]
  }
  const second = { eventId, id, place: 1 }
  const { text } = await streamUpload(site, jar, second, fileAroundTheDeletion())
  expect(text).toBe('{"missing":true}')
  expect(await saveSent(browser.ask, eventId, { id, photos: 1 })).toEqual({ missing: true })
  await expectIntact(site, before)
})

test.each<[string, (own: Jar, eventId: string) => Promise<unknown>, told: unknown]>([
  ['signs out', (own) => adminBrowser(site, own).post('/admin/sair'), [401, '']],
  [
    'is signed out elsewhere',
    () =>
      inStores(site, ({ sessions }) =>
        sessions.removeEnded(trusted(Date.now() + 1000 + sessionLifetimeMs)),
      ),
    [401, ''],
  ],
  [
    'withdraws the authorisation',
    (own, eventId) =>
      adminBrowser(site, own).post(`/admin/evento/${eventId}/fotos/autorizacao/retirada`),
    [200, expect.stringContaining('Falta confirmar')],
  ],
])('whoever %s while a batch arrives saves nothing of it', async (_, end, told) => {
  const before = await storedEvents(site)
  const eventId = await anEvent()
  const own = await signIn(site)
  const id = await withOneArrived(eventId, own)
  async function* fileAroundTheEnd() {
    yield* [partHead('fotos', 'b.jpg'), photo.subarray(0, 100)]
    await end(own, eventId)
    yield* [photo.subarray(100), lastBoundary]
  }
  const { status, text } = await streamUpload(
    site,
    own,
    { eventId, id, place: 1 },
    fileAroundTheEnd(),
  )
  expect([status, text]).toEqual(told)
  await saveSent(adminBrowser(site, own).ask, eventId, { id, photos: 1 })
  expect(await photosOf(eventId)).toEqual([])
  await inStores(site, ({ events }) => events.remove(eventId, new Date()))
  Object.assign(jar, await signIn(site))
  await expectIntact(site, before)
})

test('what has arrived before a sign-out waits for whoever signs in with the same account', async () => {
  const eventId = await anEvent()
  const own = await signIn(site)
  const [one, other] = [{ bytes: photo }, { bytes: photo }]
  const { ask } = adminBrowser(site, own)
  const sent = await sendOne(ask, eventId, { id: 'antes-de-sair', place: 0, file: one })
  expect(sent).toEqual({ arrived: true })
  await adminBrowser(site, own).post('/admin/sair')
  const id = 'antes-de-sair'
  expect(await sendOne(ask, eventId, { id, place: 1, file: other })).toEqual({ status: 401 })
  expect(await saveSent(ask, eventId, { id, photos: 1 })).toEqual({ status: 401 })
  expect(await photosOf(eventId)).toEqual([])
  expect(await (await browser.get('/admin')).text()).toContain('1 foto espera por você')
  expect(await saveSent(browser.ask, eventId, { id, photos: 1 })).toEqual({ saved: 1 })
  expect(await photosOf(eventId)).toHaveLength(1)
  await browser.post(`/admin/evento/${eventId}/excluir`)
})

test('one event deleted ten times at once, with its photos, is gone once and whole', async () => {
  const before = await storedEvents(site)
  const eventId = await anEvent()
  expect(await browser.upload(eventId, batch(['a.jpg', 'b.jpg']))).toEqual({ saved: 2 })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => browser.post(`/admin/evento/${eventId}/excluir`)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]))
  await expectIntact(site, before)
})

test('of ten edits of one event at once one is saved, and the others are told of it', async () => {
  const eventId = await anEvent()
  const { nome, descricao, data } = aDraft()
  const before = { nome, descricao, data: data ?? '' }
  const names = Array.from({ length: 10 }, (_, n) => `Edição ${n}`)
  const answers = await Promise.all(
    names.map((changed) =>
      browser.post(`/admin/evento/${eventId}/editar`, {
        ...before,
        nome: changed,
        antes: JSON.stringify(before),
      }),
    ),
  )
  const saved = names.filter((_, n) => answers[n]?.status === 302)
  const refused = answers.filter(({ status }) => status === 409)
  expect(saved).toHaveLength(1)
  expect(refused).toHaveLength(9)
  for (const answer of refused) expect(await answer.text()).toContain('Ficar com a outra')
  expect((await storedEvents(site)).find(({ id }) => id === eventId)?.nome).toBe(saved[0])
})
