import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicPages } from '#tests/http-clients/site-routes.ts'
import { logLines } from '#tests/running-site/log-lines.ts'
import { preload } from '#tests/running-site/preload.ts'
import { siteForTest } from '#tests/running-site/site-for-test.ts'
import { type SiteProcess, startSite } from '#tests/running-site/site-process.ts'

let site: SiteProcess

beforeAll(async () => {
  site = await startSite(renderFault('level test'))
})
afterAll(() => site.stop())

const linesOf = (id: string | null) => logLines(site).filter(({ requestId }) => requestId === id)
const renderFault = (part: string) => ({ ...preload('render-fault'), RENDER_FAULT: part })

test('a page that fails apologises within the layout, without telling how it failed', async () => {
  const answer = await fetch(`${site.url}/teste-nivel?idioma=frances`)
  const page = await answer.text()
  expect(answer.status).toBe(500)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(page).toContain('Algo não saiu como deveria')
  expect(page).toContain('Pedimos desculpas')
  expect(page).toContain('aria-label="Principal"')
  expect(page).toContain('<footer')
  expect(page).toContain('noindex')
  expect(page).not.toMatch(/falha de propósito|\bat \S+ \(|node_modules|main\.js/)
})

test('it offers another try and the way home', async () => {
  const page = await (await fetch(`${site.url}/teste-nivel?idioma=frances`)).text()
  const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'))
  expect(main).toMatch(/<a [^>]*href="\/teste-nivel\?idioma=frances"[^>]*>Tentar novamente/)
  expect(main).toMatch(/<a [^>]*href="\/"[^>]*>Voltar à página inicial/)
})

test('its code is the one in the header and in the one log line of the fault', async () => {
  const answer = await fetch(`${site.url}/teste-nivel?idioma=frances`)
  const id = answer.headers.get('x-request-id')
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(await answer.text()).toContain(`Código para informar à escola: ${id}`)
  await expect.poll(() => linesOf(id).find(({ status }) => status)).toMatchObject({ status: 500 })
  const faults = linesOf(id).flatMap(({ err }) => err ?? [])
  expect(faults).toHaveLength(1)
  expect(faults[0]?.message).toBe('falha de propósito')
  expect(faults[0]?.stack).toContain('at ')
})

test('the other pages do not notice', async () => {
  // These name French too, through the call that fails.
  const french = ['/', '/cursos', '/cursos/frances', '/teste-nivel', '/teste-nivel/frances']
  const others = publicPages.filter((path) => !french.includes(path))
  for (const path of [...others, '/teste-nivel?idioma=alemao']) {
    expect((await fetch(site.url + path)).status, path).toBe(200)
  }
})

test.each([
  ['the pictures of the facade', '/about', 'facade'],
  ['the footer', '/contato', 'footer'],
])('a fault in %s gives the whole error page, and never half a page', async (_, path, part) => {
  const faulty = await siteForTest(renderFault(part))
  const answer = await fetch(faulty.url + path)
  const page = await answer.text()
  expect(answer.status).toBe(500)
  expect(page).toContain('Pedimos desculpas')
  expect(page).toContain(`Código para informar à escola: ${answer.headers.get('x-request-id')}`)
  expect(page).not.toMatch(/falha de propósito|\bat \S+ \(|node_modules|main\.js/)
  await faulty.stop()
  const { log, operator } = faulty.output()
  expect(log.match(/"message":"falha de propósito"/g)).toHaveLength(1)
  expect(operator).not.toContain('falha de propósito')
})
