import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteProcess, startSite } from '../site-process.ts'

let site: SiteProcess

beforeAll(async () => {
  site = await startSite({ NODE_OPTIONS: '--import ./tests/preloads/render-fault.mjs' })
})
afterAll(() => site.stop())

const linesOf = (id: string | null) =>
  site
    .output()
    .log.trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((line) => line.requestId === id)

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
  expect(main).toMatch(/<a [^>]*href="\/"[^>]*>Voltar à página principal/)
})

test('its code is the one in the header and in the one log line of the fault', async () => {
  const answer = await fetch(`${site.url}/teste-nivel?idioma=frances`)
  const id = answer.headers.get('x-request-id')
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(await answer.text()).toContain(`Código para informar à escola: ${id}`)
  const faults = linesOf(id).filter((line) => line.err)
  expect(faults).toHaveLength(1)
  expect(faults[0].err.message).toBe('falha de propósito')
  expect(faults[0].err.stack).toContain('at ')
  expect(linesOf(id).find((line) => line.status)).toMatchObject({ status: 500 })
})

test('the other pages do not notice', async () => {
  for (const path of ['/', '/cursos', '/teste-nivel', '/teste-nivel?idioma=alemao', '/contato']) {
    expect((await fetch(site.url + path)).status, path).toBe(200)
  }
})

test.each([
  ['a part of the page below the first screen', '/about', 'faulty-facade.mjs'],
  ['the footer', '/contato', 'faulty-footer.mjs'],
])('a fault in %s is told in full too, and never leaves half a page', async (_, path, preload) => {
  const faulty = await startSite({ NODE_OPTIONS: `--import ./tests/server/preloads/${preload}` })
  const answer = await fetch(faulty.url + path)
  const page = await answer.text()
  const { log, operator } = faulty.output()
  await faulty.stop()
  expect(answer.status).toBe(500)
  expect(page).toContain('Pedimos desculpas')
  expect(page).toContain(`Código para informar à escola: ${answer.headers.get('x-request-id')}`)
  expect(page).not.toMatch(/falha de propósito|\bat \S+ \(/)
  expect(log.match(/"message":"falha de propósito"/g)).toHaveLength(1)
  expect(operator).not.toContain('falha de propósito')
})
