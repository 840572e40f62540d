import { afterAll, beforeAll, expect, test } from 'vitest'
import { versionOf } from '#domain/fields/merge.ts'
import {
  type AdminSite,
  adminBrowser,
  inStores,
  signIn,
  startAdminSite,
} from '#tests/running-site/admin-client.ts'
import { startSite } from '#tests/running-site/site-process.ts'

let site: AdminSite
beforeAll(async () => {
  site = await startAdminSite()
})
afterAll(() => site.stop())

const browser = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/150 Mobile' }

function send(body: string, headers: Record<string, string> = {}) {
  return fetch(`${site.url}/contagem`, {
    method: 'POST',
    body,
    headers: { ...browser, ...headers },
  })
}

const stored = () => inStores(site, ({ statistics }) => statistics.all())

test('what is stored is how often, and nothing of who: the same for every cookie, agent and address', async () => {
  const visitors = Array.from({ length: 40 }, (_, index) => ({
    cookie: `id=${index}`,
    'user-agent': `Mozilla/5.0 (visitor ${index})`,
    'accept-language': index % 2 ? 'pt-BR' : 'de',
    'x-forwarded-for': `203.0.113.${index}`,
  }))
  for (const headers of visitors) {
    const answer = await send('/ pagina www.google.com', headers)
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([204, null])
    await send('/ whatsapp', headers)
  }
  // Not counted: forged names, visitors who opt out, robots, other sites and long texts.
  await send('/nada pagina')
  await send('/familias/galeria/1 pagina')
  await send('/ inventado')
  await send('/ pagina', { 'sec-gpc': '1' })
  await send('/ pagina', { dnt: '1' })
  await send('/ pagina', { 'user-agent': 'Googlebot/2.1' })
  await send('/ pagina', { 'sec-fetch-site': 'cross-site' })
  await send(`/ pagina ${'x'.repeat(2000)}`)
  await site.stop()

  const [day, ...others] = await stored()
  expect(others).toEqual([])
  expect(day?.counts).toEqual({ 'pagina /': 40, 'origem google': 40, 'whatsapp /': 40 })
  expect(site.output().log).not.toContain('/contagem')

  const again = await startSite({ DATA_DIR: site.dataDir })
  site = { ...again, dataDir: site.dataDir }
})

test('a flood from one address stops counting, and takes no visitor a page', async () => {
  const flood = Array.from({ length: 500 }, () => send('/cursos pagina'))
  const pages = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${site.url}/eventos`).then(({ status }) => status)),
  )
  expect(new Set(pages)).toEqual(new Set([200]))
  expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([204]))
  const jar = await signIn(site)
  const table = await adminBrowser(site, jar).get('/admin/numeros/exportar')
  const times = Number(/;pagina;\/cursos;(\d+)/.exec(await table.text())?.[1])
  expect(times).toBeGreaterThan(50)
  expect(times).toBeLessThan(200)
})

test('a public page counts, one for families or for the admin does not, and none where the school turns it off', async () => {
  const admin = adminBrowser(site, await signIn(site))
  const page = async (path: string) => (await admin.get(path)).text()
  expect((await page('/cursos')).includes('<body data-page="/cursos">')).toBe(true)
  for (const path of ['/admin', '/admin/numeros', '/familias/nada']) {
    expect((await page(path)).includes('data-page'), path).toBe(false)
  }
  await send('/cursos pagina')
  const numbers = async () => /<main[\s\S]*<\/main>/.exec(await page('/admin/numeros'))?.[0]
  expect(await numbers()).toContain('Nos últimos 30 dias o site foi aberto')

  const antes = versionOf({ 'counting.visits': 'on' })
  await admin.post('/admin/escola/numeros', { antes })
  await expect.poll(async () => (await page('/cursos')).includes('data-page')).toBe(false)
  await send('/contato pagina')
  expect(await numbers()).toContain('A contagem está desligada.')
  expect(await page('/admin/numeros/exportar')).not.toContain('/contato')
})
