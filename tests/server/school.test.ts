import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDocument, withState } from '#domain/school/school-document.ts'
import { openStores, type Stores } from '../../server/stores.ts'
import { aDraft } from '../builders.ts'
import { type SiteProcess, startSite } from '../site-process.ts'

let stores: Stores
let dataDir: string
let gallery = ''
const instances: SiteProcess[] = []

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  stores = await openStores({ dataDir })
  const { id } = await stores.events.create(aDraft({ data: '2099-06-21' }), new Date())
  gallery = `/galeria-evento/${id}`
  instances.push(await startSite({ DATA_DIR: dataDir }), await startSite({ DATA_DIR: dataDir }))
})
afterAll(async () => {
  await Promise.all(instances.map((site) => site.stop()))
  await stores.close()
})

const pages = () => [
  '/',
  '/cursos',
  '/about',
  '/teste-nivel',
  '/teste-nivel?idioma=ingles',
  '/eventos',
  gallery,
  '/contato',
  '/privacidade',
  '/formulario/ingles',
  '/nada-aqui',
]

const get = async (site: SiteProcess | undefined, path: string) => {
  const answer = await fetch(site?.url + path)
  return { text: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' }
}

async function save(facts: Record<string, unknown>): Promise<void> {
  const { revision } = await stores.school.find()
  const document = withState(emptyDocument, { facts }, { what: 'Teste', at: new Date() })
  expect(await stores.school.save(document, revision)).toBe(true)
}

const chatNumbers = (html: string) =>
  new Set([...html.matchAll(/wa\.me\/(\d+)/g)].map(([, digits]) => digits))

test('a new WhatsApp number stands in every chat link of every page, on both instances', async () => {
  for (const site of instances) {
    for (const path of pages()) {
      expect(chatNumbers((await get(site, path)).text)).toEqual(new Set(['5511900000000']))
    }
  }
  await save({ whatsapp: '(21) 98765-4321' })
  for (const site of instances) {
    for (const path of pages()) {
      await expect
        .poll(async () => chatNumbers((await get(site, path)).text))
        .toEqual(new Set(['5521987654321']))
    }
  }
})

test('the policy of pages follows the form that was saved', async () => {
  const form = 'https://docs.google.com/forms/d/e/1/viewform?embedded=true'
  await save({ 'forms.ingles': form })
  const page = () => get(instances[1], '/teste-nivel?idioma=ingles')
  await expect.poll(async () => (await page()).text).toContain(`src="${form}"`)
  expect((await page()).policy).toContain(
    "frame-src 'self' https://www.google.com https://docs.google.com;",
  )
})

test('hostile words are text wherever the facts stand', async () => {
  const name = '</title><script>alert(1)</script>'
  const street = `"><img src=x onerror=alert(2)>\u2028</script><script>alert(3)</script>`
  await save({ name, legalName: street, owner: street, 'address.street': street })
  await expect.poll(async () => (await get(instances[0], '/')).text).toContain('&lt;/title&gt;')
  for (const path of pages()) {
    const { text } = await get(instances[0], path)
    expect(text).not.toMatch(/<script>alert|<img src=x/)
  }
  const manifest = JSON.parse((await get(instances[0], '/site.webmanifest')).text)
  expect(manifest.name).toBe(name)
  const calendar = (await get(instances[0], `${gallery}/agenda.ics`)).text.replaceAll('\r\n ', '')
  expect(calendar).toContain(`LOCATION:`)
  expect(calendar.split('\r\n').every((line) => /^[A-Z-]+[;:]/.test(line) || line === '')).toBe(
    true,
  )
})

test('a damaged document leaves the site up with the facts of the start', async () => {
  const database = new DatabaseSync(join(dataDir, 'escola.db'))
  database.exec('UPDATE escola SET document = \'{"current": {"facts":\', revision = revision + 1')
  database.close()
  for (const site of instances) {
    await expect
      .poll(async () => chatNumbers((await get(site, '/contato')).text))
      .toEqual(new Set(['5511900000000']))
    expect((await fetch(`${site.url}/contato`)).status).toBe(200)
  }
  await expect
    .poll(() => instances[0]?.output().log)
    .toContain('what is stored of the school is damaged')
})
