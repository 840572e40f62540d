import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, expect, type Page } from '@playwright/test'
import type { Stores } from '#server/stores.ts'
import { signInByForm } from '#tests/browser/admin-site.ts'
import { startInstances } from '#tests/browser/instances.ts'
import { ownStores } from '#tests/browser/own-stores.ts'
import { accountEnv } from '#tests/running-site/admin-client.ts'
import type { SiteProcess } from '#tests/running-site/site-process.ts'
import { aDraft } from '#tests/sample-data/builders.ts'

type Stage = { site: SiteProcess; eventId: string; stores: Stores; evil: Server }

/** The site, an event, and a second origin whose page sends what its address says. */
const test = base.extend<{ stage: Stage }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  stage: async ({}, use) => {
    const own = await ownStores()
    const stores = await own.open()
    const { id } = await stores.events.create(aDraft({ nome: 'Festa Junina' }), new Date())
    const site = await startInstances({ ...own.env, ...accountEnv })
    const evil = createServer((request, response) => {
      const action = new URL(request.url ?? '', 'http://evil').searchParams.get('action') ?? ''
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(
        `<form method="post" action="${action}"><input name="nome" value="De outro site">
        <input name="descricao" value="x"><input name="data" value="2026-01-01">
        <button>Ganhe um curso</button></form>`,
      )
    }).listen(0, '127.0.0.1')
    await use({ site, eventId: id, stores, evil })
    evil.close()
    await stores.close()
    await site.stop()
    await own.stop()
  },
})

const origin = ({ site }: Stage) => `http://localhost:${site.port}`

async function signIn(page: Page, stage: Stage) {
  await page.goto(`${origin(stage)}/admin/login`)
  await signInByForm(page)
  await expect(page.getByRole('heading', { name: 'Eventos' })).toBeVisible()
}

const stored = ({ stores }: Stage) => stores.events.all()

test('neither a form on another site, pressed by the signed-in admin, nor a script there changes anything', async ({
  page,
  stage,
}) => {
  await signIn(page, stage)
  const before = await stored(stage)
  const { port } = stage.evil.address() as AddressInfo
  // Another port of this machine is the same site but another origin; its address is another site.
  for (const elsewhere of [`http://localhost:${port}`, `http://127.0.0.1:${port}`]) {
    for (const path of ['/admin', '/admin/sair', `/admin/evento/${stage.eventId}/excluir`]) {
      const action = encodeURIComponent(origin(stage) + path)
      await page.goto(`${elsewhere}/?action=${action}`)
      const answer = page.waitForResponse((response) => response.url() === origin(stage) + path)
      await page.getByRole('button', { name: 'Ganhe um curso' }).click()
      expect((await answer).status(), `${elsewhere} ${path}`).toBe(403)
      await expect(
        page.getByText('Esta requisição veio de outro site e foi recusada.'),
      ).toBeVisible()
    }
  }
  expect(await stored(stage)).toEqual(before)
  await page.goto(`${origin(stage)}/admin`)
  await expect(page.getByRole('heading', { name: 'Eventos' })).toBeVisible()

  // Nor can a script there read the panel, or send anything.
  await page.goto(`http://127.0.0.1:${port}/`)
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
  }, origin(stage))
  expect(outcomes).toEqual(['blocked', 'blocked', 'opaque', 'blocked'])
  expect(await stored(stage)).toEqual(before)
})
