import { expect, open, photosPage, signedOut, test } from '#tests/browser/admin-site.ts'
import { nuErrors } from '#tests/browser/nu-checker.ts'
import { publicPages } from '#tests/browser/visit.ts'

test('no page of the admin area is kept by a browser or a search engine', async ({
  page,
  school,
}) => {
  const id = await school.publish()
  for (const address of ['/admin', '/admin/login', photosPage(id), '/admin.data', '/admin/sair']) {
    const { headers, status } = await page.request
      .get(address, { maxRedirects: 0 })
      .then((answer) => ({ headers: answer.headers(), status: answer.status() }))
    expect(status, address).toBeLessThan(400)
    expect(headers['cache-control'], address).toBe('no-store')
    expect(headers['x-robots-tag'], address).toBe('noindex, nofollow')
  }
  await open(page, '/admin')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
})

test('the admin area is set in the school’s own fonts', async ({ page }) => {
  await open(page, '/admin')
  const fontOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node) => getComputedStyle(node).fontFamily)
  expect(await fontOf('body')).toMatch(/^Figtree/)
  expect(await fontOf('h1')).toMatch(/^"Bricolage Grotesque"/)
})

test.describe('a visitor', () => {
  test.use(signedOut)

  test('downloads nothing of the admin area on any page', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { hostname, pathname } = new URL(request.url())
      if (hostname === 'localhost') asked.push(pathname)
    })
    await open(page, '/admin/login')
    const ofAdmin = asked.filter((path) => path.startsWith('/assets/') && /admin|login/.test(path))
    expect(ofAdmin.length).toBeGreaterThan(1)
    for (const address of publicPages) {
      asked.length = 0
      await open(page, address)
      expect(asked.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(3)
      const leaked = asked.filter((path) => /admin|login|guard|upload|panel/.test(path))
      expect(leaked, address).toEqual([])
    }
  })
})

test('the Nu checker finds no error in the admin area', async ({ page, school }) => {
  const id = await school.publish({ nome: 'Página válida' }, 2)
  const photo = (await school.stores.events.one(id))?.fotos[0]?.id
  const addresses = [
    '/admin/login',
    '/admin/login?volta=/admin',
    '/admin',
    '/admin?aviso=evento-criado',
    '/admin/conta',
    photosPage(id),
    `${photosPage(id)}?aviso=foto-excluida&n=2`,
    `${photosPage(id)}/excluir?foto=${photo}`,
    `/admin/evento/${id}/editar`,
    `/admin/evento/${id}/excluir`,
    '/admin/escola',
    '/admin/escola/contato',
    '/admin/escola/aviso',
    '/admin/escola/depoimentos',
    '/admin/escola/depoimentos/1',
    '/admin/escola/depoimentos/1/excluir',
    '/admin/escola/imagens',
    '/admin/escola/imagens/hero-1',
  ]
  const documents = await Promise.all(
    addresses.map(async (address) => {
      const answer = await page.request.get(address)
      expect(new URL(answer.url()).pathname, address).toBe(address.split('?')[0])
      return answer.text()
    }),
  )
  expect(await nuErrors(documents)).toEqual([])
})
