import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSchoolDocument, withState } from '#domain/school/school-document.ts'
import {
  type AdminSite,
  adminBrowser,
  inStores,
  signIn,
  startAdminSite,
  undoOnSchoolPage,
} from '#tests/running-site/admin-client.ts'

let site: AdminSite
let admin: ReturnType<typeof adminBrowser>
beforeAll(async () => {
  site = await startAdminSite()
  admin = adminBrowser(site, await signIn(site))
})
afterAll(() => site.stop())

const browser = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/150 Mobile' }

async function ask(path: string, method = 'GET') {
  const answer = await fetch(site.url + path, { method, redirect: 'manual', headers: browser })
  const location = answer.headers.get('location')
  // Browsers would keep any other redirect.
  if (location !== null) expect(answer.headers.get('cache-control')).toBe('no-cache')
  return [answer.status, location]
}

const add = (from: string, to: string) =>
  admin.post('/admin/escola/enderecos/novo', { from, to, antes: '' })

test('an address of the former site leads to its page, is counted, and stops when it is taken back', async () => {
  const moved = (path: string) => [301, path]
  const missing = [404, null]
  // The page of unknown addresses is cached by now.
  expect(await ask('/cursos.html')).toEqual(missing)
  expect(await ask('/?page_id=12')).toEqual([200, null])

  expect((await add('https://antigo.example/Cursos.html', '/cursos')).status).toBe(302)
  expect((await add('/?page_id=12', '/contato#contatos')).status).toBe(302)
  expect((await add('/contato', '/cursos')).status).toBe(400)

  expect(await ask('/cursos.html?fbclid=1')).toEqual(moved('/cursos'))
  expect(await ask('/CURSOS.HTML/', 'HEAD')).toEqual(moved('/cursos'))
  expect(await ask('/?utm_source=x&page_id=12')).toEqual(moved('/contato#contatos'))
  expect(await ask('/?page_id=13')).toEqual([200, null])
  expect(await ask('/outra.html')).toEqual(missing)
  expect((await ask('/cursos.html', 'POST'))[0]).toBe(405)
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  expect(sitemap).not.toMatch(/html|page_id/)

  const numbers = await (await admin.get('/admin/numeros')).text()
  expect(numbers).toContain('Endereços antigos ainda pedidos')
  expect(numbers).toContain('/Cursos.html')
  const days = await inStores(site, ({ statistics }) => statistics.all())
  expect(days[0]?.counts).toEqual({
    'endereco-antigo /Cursos.html': 1,
    'endereco-antigo /?page_id=12': 1,
  })

  await admin.post('/admin/escola/enderecos/1/excluir')
  expect(await ask('/cursos.html')).toEqual(missing)
  await undoOnSchoolPage(admin)
  expect(await ask('/cursos.html')).toEqual(moved('/cursos'))

  // An imported document may hold what no form accepts.
  await inStores(site, async ({ school }) => {
    const { document, revision } = await school.find()
    const { current } = readSchoolDocument(document).document
    const hostile = { id: 9, from: '/mau', to: '/.//evil.example/%0d%0aset-cookie:a' }
    const formerAddresses = [...(current.formerAddresses ?? []), hostile]
    await school.save(
      withState(readSchoolDocument(document).document, { formerAddresses }),
      revision,
    )
  })
  await expect.poll(() => ask('/mau')).toEqual(moved('/evil.example/%0d%0aset-cookie:a'))
})
