import { expect, test } from 'vitest'
import { changeAuthor } from '#domain/changes/recorded-change.ts'
import { adminBrowser, inStores, signIn } from '#tests/running-site/admin-client.ts'
import { clockAhead } from '#tests/running-site/fake-clock.ts'
import { logLines } from '#tests/running-site/log-lines.ts'
import { adminSiteForTest } from '#tests/running-site/site-for-test.ts'
import { aDraft } from '#tests/sample-data/builders.ts'

const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * day)

test('a clock 60 days ahead purges nothing and publishes nothing, until somebody confirms it', async () => {
  const before = await adminSiteForTest()
  const { dataDir } = before
  const draft = await inStores(before, async ({ events, changes }) => {
    const publicarEm = inDays(50).toISOString()
    const planned = aDraft({ visibilidade: 'ninguem', publicarEm })
    const draft = await events.create(planned, new Date())
    const deleted = await events.create(aDraft(), new Date())
    const deletion = { id: 'excluido', at: new Date(), by: 'Ana' }
    await events.bin.putEvent(deleted.id, deletion)
    const old = changeAuthor('Ana', inDays(-330), 'x')
    await changes.put({ ...old, kind: 'event-created', subject: 'Festa', event: draft.id })
    return draft
  })
  await before.stop()

  const ahead = { DATA_DIR: dataDir, ...clockAhead(60 * day) }
  const site = await adminSiteForTest(ahead)
  const shown = async () => (await fetch(`${site.url}/galeria-evento/${draft.id}`)).status
  const kept = () =>
    inStores(site, async ({ events, changes }) => ({
      bin: (await events.bin.all()).length,
      changes: (await changes.before(null, 9)).filter(({ kind }) => kind === 'event-created')
        .length,
      draft: (await events.one(draft.id))?.visibilidade,
    }))
  await expect.poll(() => logLines(site).map(({ msg }) => msg)).toContain('the clock is in doubt')
  expect(await shown()).toBe(404)
  expect(await kept()).toEqual({ bin: 1, changes: 1, draft: 'ninguem' })
  expect(site.output().operator).toContain('relógio')

  const admin = adminBrowser(site, await signIn(site))
  const panel = async () => (await admin.get('/admin')).text()
  expect(await panel()).toContain('A data está certa')
  expect((await admin.post('/admin/relogio')).headers.get('location')).toBe('/admin')
  expect(await panel()).not.toContain('A data está certa')
  expect(await shown()).toBe(200)
  await expect.poll(kept).toEqual({ bin: 0, changes: 0, draft: 'todos' })
})
