import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addressOf, allowConsoleErrors, expect, test } from '#tests/browser/admin-site.ts'

/** A second origin whose page posts a form to the action in its URL. */
async function evilSite() {
  const server = createServer((request, response) => {
    const action = new URL(request.url ?? '', 'http://evil').searchParams.get('action') ?? ''
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<link rel="icon" href="data:,"><form method="post" action="${action}">
        <input name="nome" value="De outro site">
        <input name="descricao" value="x"><input name="data" value="2026-01-01">
        <button>Ganhe um curso</button></form>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

test('neither a form on another site, pressed by the signed-in admin, nor a script there changes anything', async ({
  page,
  school,
  consoleErrors,
}) => {
  const id = await school.publish({ nome: 'Festa Junina' })
  const before = await school.stores.events.all()
  const site = addressOf(school.site)
  const evil = await evilSite()
  const press = async (elsewhere: string, path: string) => {
    await page.goto(`${elsewhere}/?action=${encodeURIComponent(site + path)}`)
    const answer = page.waitForResponse((response) => response.url() === site + path)
    await page.getByRole('button', { name: 'Ganhe um curso' }).click()
    expect((await answer).status(), `${elsewhere} ${path}`).toBe(403)
    await expect(page.getByText('Esta requisição veio de outro site e foi recusada.')).toBeVisible()
  }
  // Another port of this machine is the same site but another origin; its address is another site.
  // tests/attacks sends to every address.
  await press(`http://localhost:${evil.port}`, `/admin/evento/${id}/excluir`)
  await press(`http://127.0.0.1:${evil.port}`, '/admin')
  expect(await school.stores.events.all()).toEqual(before)

  // Nor can a script on that origin read the panel, or send anything.
  await page.goto(`http://127.0.0.1:${evil.port}/`)
  const outcomes = await page.evaluate(async (site) => {
    const attempt = (path: string, init: RequestInit) =>
      fetch(site + path, { credentials: 'include', ...init }).then(
        (answer) => answer.type,
        () => 'blocked',
      )
    const body = new URLSearchParams({ nome: 'x', descricao: 'x', data: '2026-01-01' })
    return [
      await attempt('/admin.data', {}),
      await attempt('/admin.data', { method: 'POST', body }),
      await attempt('/admin', { method: 'POST', body, mode: 'no-cors' }),
      await attempt('/admin', { method: 'DELETE' }),
    ]
  }, site)
  expect(outcomes).toEqual(['blocked', 'blocked', 'opaque', 'blocked'])
  expect(await school.stores.events.all()).toEqual(before)
  evil.close()
  // Still signed in.
  expect((await page.request.get('/admin', { maxRedirects: 0 })).status()).toBe(200)
  allowConsoleErrors(consoleErrors, /403|CORS|ERR_FAILED/)
})
