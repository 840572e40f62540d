import { expect, test } from 'vitest'
import { inStores, saveSent, sendOne } from '#tests/running-site/admin-client.ts'
import { signedInSite } from '#tests/running-site/site-for-test.ts'
import { aDraft, phonePhoto } from '#tests/sample-data/builders.ts'

const refused =
  'Erro ao enviar fotos: Falta confirmar a autorização de quem aparece nas fotos. Abra a página de fotos do evento e confirme antes de enviar.'

const { site, browser } = await signedInSite()

const createEvent = () =>
  inStores(site, async ({ events }) => (await events.create(aDraft(), new Date())).id)

const event = (id: string) => inStores(site, ({ events }) => events.one(id))

const sendWithoutAsking = async (eventId: string, id = 'sem-perguntar') => {
  const file = { bytes: await phonePhoto(64, 48) }
  const sent = await sendOne(browser.ask, eventId, { id, place: 0, file })
  return 'arrived' in sent ? saveSent(browser.ask, eventId, { id, photos: 1 }) : sent
}

test('photos are refused until the guardians’ authorisation is confirmed', async () => {
  const id = await createEvent()
  expect(await sendWithoutAsking(id)).toEqual({ stopped: refused })
  expect((await event(id))?.fotos).toEqual([])
})

test('confirmed once, it is kept with its date, and uploads pass', async () => {
  const id = await createEvent()
  const path = `/admin/evento/${id}/fotos/autorizacao`
  await browser.post(path, {})
  expect((await event(id))?.autorizacaoEm, 'the box was not ticked').toBeUndefined()
  const before = Date.now()
  const answer = await browser.post(path, { autorizacao: 'on' })
  expect(answer.headers.get('location')).toBe(`/admin/evento/${id}/fotos`)
  const confirmed = (await event(id))?.autorizacaoEm ?? ''
  expect(Date.parse(confirmed)).toBeGreaterThanOrEqual(before)
  await browser.post(path, { autorizacao: 'on' })
  expect((await event(id))?.autorizacaoEm).toBe(confirmed)
  expect(await sendWithoutAsking(id, 'confirmada')).toEqual({ saved: 1 })
})

test('where the papers are can be changed and cleared later, and not before they are confirmed', async () => {
  const id = await createEvent()
  const path = `/admin/evento/${id}/fotos/autorizacao`
  const setWhere = (onde: string) => browser.post(`${path}/onde`, { onde })
  const page = async () => (await browser.get(`/admin/evento/${id}/fotos`)).text()
  expect((await setWhere('Pasta azul')).headers.get('location')).toBe(`/admin/evento/${id}/fotos`)
  expect((await event(id))?.autorizacaoOnde).toBeUndefined()
  await browser.post(path, { autorizacao: 'on', onde: 'Pasta azul' })
  const confirmed = await event(id)
  await setWhere(`  Arquivo 2${' '.repeat(300)}`)
  expect(await event(id)).toEqual({ ...confirmed, autorizacaoOnde: 'Arquivo 2' })
  expect(await page()).toContain('As autorizações estão em: Arquivo 2.')
  await setWhere('')
  expect((await event(id))?.autorizacaoOnde).toBeUndefined()
  expect(await page()).not.toContain('As autorizações estão em')
  expect((await browser.post('/admin/evento/nada/fotos/autorizacao/onde')).status).toBe(302)
  const kinds = (await inStores(site, ({ changes }) => changes.before(null, 20)))
    .filter((change) => change.event === id)
    .map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['consent-confirmed', 'consent-place', 'consent-place'])
})

test('visitors are not told when it was confirmed', async () => {
  const id = await createEvent()
  await browser.post(`/admin/evento/${id}/fotos/autorizacao`, { autorizacao: 'on' })
  for (const path of ['/eventos', '/eventos.data', `/galeria-evento/${id}`]) {
    expect(await (await browser.get(path)).text()).not.toContain('autorizacaoEm')
  }
})

test('photos that everyone will see need an authorisation for everyone, also if families are authorised', async () => {
  const id = await createEvent()
  const path = `/admin/evento/${id}/fotos/autorizacao`
  const page = async () => (await browser.get(`/admin/evento/${id}/fotos`)).text()
  await browser.post(path, { autorizacao: 'on', autorizacaoPara: 'familias' })
  expect(await sendWithoutAsking(id)).toEqual({ stopped: refused })
  expect(await page()).toContain('vale só para as famílias, e este evento é para todos')
  await browser.post(path, { autorizacao: 'on', autorizacaoPara: 'todos' })
  expect(await sendWithoutAsking(id, 'para-todos')).toEqual({ saved: 1 })
  expect(await page()).toContain(', para todos.')
  const changes = await (await browser.get(`/admin/mudancas?evento=${id}`)).text()
  expect(changes).toMatch(/Autorização.*Para as famílias deste evento.*Para todos/)
})
