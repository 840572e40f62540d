// Each kind of data that the panel writes, on the hosted pair: what one instance saves, the other has. Events
// and their journey are tested in the browser (scripts/test/all.mjs), people and hidden events in tests/attacks.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { factGroups, pathsOf } from '#content/fact-groups.ts'
import { originalsByPath } from '#content/original-texts.ts'
import { schoolDefaults } from '#content/school.ts'
import { versionOf } from '#domain/fields/merge.ts'
import { typedFacts } from '#domain/school/facts-form.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { shownSchool } from '#domain/school/shown-school.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import type { Stores } from '#server/stores.ts'
import { type StandIn, startStandIn } from '#tests/hosted-services/cloudinary-stand-in.ts'
import { hostedEnv, openStoresOf } from '#tests/hosted-services/hosted-stores.ts'
import { softwareAuthenticator } from '#tests/http-clients/software-authenticator.ts'
import {
  type AdminBrowser,
  accountEnv,
  adminBrowser,
  adminPassword,
  signIn,
  undoOnSchoolPage,
  uploadPath,
} from '#tests/running-site/admin-client.ts'
import { type SiteProcess, startSite } from '#tests/running-site/site-process.ts'
import { aDraft, quarters } from '#tests/sample-data/builders.ts'
import { aProject, theEmulator } from '#tests/stores/firestore.ts'

const origin = 'https://www.escola.example'

let standIn: StandIn
let stores: Stores
let instances: SiteProcess[]
/** The admin at the one instance and at the other, with one session. */
let here: AdminBrowser
let there: AdminBrowser
let photo: Buffer

beforeAll(async () => {
  standIn = await startStandIn()
  const hosts = { projectId: aProject(), firestore: theEmulator().host, cloudinary: standIn.url }
  const env = {
    ...accountEnv,
    ...{ STORE: 'firestore', PHOTOS: 'cloudinary', SITE_URL: origin },
    ...hostedEnv(hosts),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'escola-')),
  }
  const [first, second] = [await startSite(env), await startSite(env)]
  instances = [first, second]
  const jar = await signIn(first)
  here = adminBrowser(first, jar)
  there = adminBrowser(second, jar)
  stores = await openStoresOf(env)
  photo = await quarters()
})
afterAll(async () => {
  await Promise.all(instances.map((site) => site.stop()))
  await stores.close()
  await standIn.stop()
})

const flashOf = (answer: Response) => answer.headers.get('location')

/** The page as each instance shows it. */
const shown = (path: string) =>
  Promise.all(instances.map(async ({ url }) => (await fetch(url + path)).text()))

const expectShown = (path: string, words: string, isThere = true) =>
  expect
    .poll(async () => (await shown(path)).map((html) => html.includes(words)))
    .toEqual([isThere, isThere])

test('photos: batches at once, one sent twice and one that waited are each there once, in the order that was chosen', async () => {
  const { id } = await stores.events.create(aDraft(), new Date())
  const event = () => stores.events.one(id)
  const names = async () => (await event())?.fotos.map(({ nome }) => nome)
  const batch = (...names: string[]) => names.map((name) => ({ name, bytes: photo }))
  const both = await Promise.all([
    here.upload(id, batch('ana-0.png', 'ana-1.png')),
    there.upload(id, batch('bia-0.png', 'bia-1.png')),
  ])
  expect(both).toEqual([{ saved: 2 }, { saved: 2 }])
  expect((await names())?.toSorted()).toEqual(['ana-0.png', 'ana-1.png', 'bia-0.png', 'bia-1.png'])
  expect(new Set((await event())?.fotos.map((one) => one.id)).size).toBe(4)

  const sent = 'envio-da-secretaria'
  expect(await here.upload(id, batch('uma.png'), sent)).toEqual({ saved: 1 })
  expect(await there.upload(id, batch('uma.png'), sent)).toEqual({ saved: 1 })
  expect(await names()).toHaveLength(5)
  expect(standIn.pictures.size).toBe(5)

  const mixed = [...batch('boa.png'), { name: 'texto.png', bytes: Buffer.from('texto') }]
  for (const [waiting, end, left] of [
    ['lote-que-se-salva', 'salvar', 6],
    ['lote-que-se-cancela', 'cancelar', 6],
  ] as const) {
    expect(await here.upload(id, mixed, waiting)).toHaveProperty('refused')
    expect(standIn.pictures.size).toBe(end === 'salvar' ? 6 : 7)
    await there.post(`${uploadPath(id)}/${waiting}/${end}`)
    await expect.poll(() => standIn.pictures.size).toBe(left)
    expect(await names()).toHaveLength(left)
  }

  const last = (await event())?.fotos.at(-1)
  const moved = { foto: String(last?.id), lugar: 'inicio' }
  await there.post(`/admin/evento/${id}/fotos/mover`, moved)
  expect((await names())?.[0]).toBe('boa.png')
  const key = /eventos\/[\w-]+/.exec(last?.url ?? '')?.[0] ?? 'none'
  const first = (html: string) => /data-position="0" .*?<img[^>]* src="([^"]*)"/s.exec(html)?.[1]
  await expect
    .poll(async () => (await shown(`/galeria-evento/${id}`)).map(first))
    .toEqual(Array(2).fill(expect.stringContaining(key)))
  // Visitors never learn the file names.
  const told = await shown(`/galeria-evento/${id}`)
  expect(told.join()).not.toMatch(/boa\.png|ana-0/)
  expect((await shown(`/galeria-evento/${id}/fotos?de=0`)).join()).not.toMatch(/boa\.png|ana-0/)
})

test('passkeys: created at one instance, one opens the other, and none when it is deleted', async () => {
  const key = softwareAuthenticator(origin)
  const optionsIn = async (answer: Promise<Response>) =>
    ((await (await answer).json()) as { options: object }).options
  const senha = adminPassword
  const resposta = key.create(await optionsIn(here.post('/admin/conta/chaves/opcoes', { senha })))
  const added = await there.post('/admin/conta/chaves', { resposta, nome: 'Celular' })
  expect(flashOf(added)).toBe('/admin/conta?aviso=chave-criada')
  const [first, second] = instances.map((site) => adminBrowser(site, {}))
  const enter = async () => {
    const options = await optionsIn(first?.get('/admin/login/chave') as Promise<Response>)
    return second?.post('/admin/login/chave', { resposta: key.use(options) })
  }
  expect((await enter())?.headers.get('location')).toBe('/admin#entrou')
  expect(await (await here.get('/admin/conta')).text()).toContain('usada pela última vez em')
  const deleted = await here.post('/admin/conta/chaves/excluir', { chave: key.id, senha })
  expect(flashOf(deleted)).toBe('/admin/conta?aviso=chave-excluida')
  expect((await enter())?.status).toBe(401)
})

test('pictures of the site: a photo in a slot and a logo are sent, adjusted, shown and deleted', async () => {
  const list = '/admin/escola/imagens'
  const urlIn = async (slot: string) => {
    const { document } = await stores.school.find()
    return (document as { pictures?: Record<string, { url: string }> })?.pictures?.[slot]?.url ?? ''
  }
  const before = standIn.pictures.size
  for (const slot of ['hero-1', 'logo']) {
    const form = new FormData()
    form.set('antes', '')
    form.set('autorizacao', 'on')
    form.set('foto', new File([new Uint8Array(photo)], 'roda.png'))
    await here.ask(`${list}/${slot}/envio`, { method: 'POST', body: form })
    const url = await urlIn(slot)
    expect(url, slot).toContain('res.cloudinary.com')
    const [publicId = 'none'] = /(?<=\/v\d+\/)[^.]+/.exec(url) ?? []
    await expectShown('/', publicId)
    if (slot === 'hero-1') {
      const adjusted = { antes: url, x: '20', y: '90', descricao: 'Alunos em roda' }
      const answer = await there.post(`${list}/${slot}/ajuste`, adjusted)
      expect(flashOf(answer)).toMatch(/\?aviso=imagem-ajustada&parte=imagens-/)
      await expectShown('/', 'alt="Alunos em roda"')
    }
    await there.post(`${list}/${slot}/desenho`, { antes: await urlIn(slot) })
    await expectShown('/', publicId, false)
    await expect.poll(() => standIn.pictures.size).toBe(before)
  }
})

test('the school: a text in own words and a hidden course are on both, and undone on both', async () => {
  const group = factGroups.find(({ id }) => id === 'sobre')
  if (!group) throw new Error('no texts of the page about the school')
  const { document } = await stores.school.find()
  const school = schoolInUse(document, schoolDefaults)
  const originals = originalsByPath(shownSchool(school, origin).facts, schoolDayOf(new Date()))
  const paths = pathsOf(group)
  const shownBefore = 'A porta por onde todo curso começa.'
  const caption = paths.find((path) => originals[path] === shownBefore) ?? 'none'
  const fields = {
    ...typedFacts(paths, school, originals),
    [caption]: 'A nossa porta, <b>azul</b>',
  }
  const antes = versionOf(typedFacts(paths, school, originals))
  expect(flashOf(await here.post('/admin/escola/sobre', { ...fields, antes }))).toContain(
    'aviso=escola-salva',
  )
  await expectShown('/about', 'A nossa porta, &lt;b&gt;azul&lt;/b&gt;')
  await undoOnSchoolPage(there)
  await expectShown('/about', shownBefore)

  const nursery = schoolDefaults.courses.find(({ title }) => title === 'Nursery')
  const hidden = { curso: String(nursery?.id), mostrar: 'nao' }
  await there.post('/admin/escola/cursos/esconder', hidden)
  await expectShown('/cursos', '>Nursery<', false)
  await undoOnSchoolPage(here)
  await expectShown('/cursos', '>Nursery<')
})

test('numbers: what both instances count is one number for the panel', async () => {
  const beacon = { method: 'POST', body: '/ whatsapp', headers: { 'user-agent': 'Mozilla/5.0' } }
  for (const { url } of [...instances, ...instances, ...instances]) {
    expect((await fetch(`${url}/contagem`, beacon)).status).toBe(204)
  }
  await there.get('/admin/numeros')
  const table = await (await here.get('/admin/numeros/exportar')).text()
  expect(table.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'dia;o que;onde;vezes',
    `${schoolDayOf(new Date())};whatsapp;/;6`,
  ])
})
