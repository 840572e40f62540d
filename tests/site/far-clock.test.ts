import { expect, test } from 'vitest'
import { changeAuthor } from '#domain/changes/recorded-change.ts'
import { adminBrowser, inStores, signIn } from '#tests/running-site/admin-client.ts'
import { clockAhead } from '#tests/running-site/fake-clock.ts'
import { logLines } from '#tests/running-site/log-lines.ts'
import { adminSiteForTest } from '#tests/running-site/site-for-test.ts'
import { aDraft, aNewPhoto } from '#tests/sample-data/builders.ts'

const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * day)

test('a clock 35 days ahead deletes nothing and publishes nothing, until somebody confirms it', async () => {
  const before = await adminSiteForTest()
  const started = new Date().toISOString()
  const { dataDir } = before
  const { draft, withdrawn, late } = await inStores(before, async (stores) => {
    const { events, changes, waiting } = stores
    const publicarEm = inDays(30).toISOString()
    const planned = aDraft({ visibilidade: 'ninguem', publicarEm })
    const draft = await events.create(planned, new Date())
    const deleted = await events.create(aDraft(), new Date())
    const deletion = { id: 'excluido', at: inDays(-1), by: 'Ana' }
    await events.bin.putEvent(deleted.id, deletion)
    const old = changeAuthor('Ana', inDays(-330), 'x')
    await changes.put({ ...old, kind: 'event-created', subject: 'Festa', event: draft.id })
    const withdrawn = await events.create(aDraft(), new Date())
    await events.appendPhotos(withdrawn.id, [aNewPhoto()], new Date())
    await events.setFields(withdrawn.id, {
      visibilidade: 'ninguem',
      autorizacaoRetiradaEm: inDays(1).toISOString(),
      apagarFotosEm: inDays(28).toISOString(),
    })
    const { id: eventId } = await events.create(aDraft(), new Date())
    await events.confirmConsent(eventId, new Date())
    const order = { id: 'envio', eventId, account: 'ana' }
    await waiting.arrive(order, 0, { photo: aNewPhoto(), bytes: 1 }, inDays(-0.5))
    const late = await events.create(aDraft(), new Date())
    return { draft, withdrawn, late }
  })
  await before.stop()
  const soon = await inStores(before, ({ events }) =>
    events.create(aDraft({ visibilidade: 'ninguem', publicarEm: started }), new Date()),
  )

  const ahead = { DATA_DIR: dataDir, ...clockAhead(35 * day) }
  const site = await adminSiteForTest(ahead)
  const shown = async ({ id } = draft) => (await fetch(`${site.url}/galeria-evento/${id}`)).status
  const kept = () =>
    inStores(site, async ({ events, changes, waiting }) => ({
      bin: (await events.bin.all()).length,
      changes: (await changes.before(null, 9)).filter(({ kind }) => kind === 'event-created')
        .length,
      draft: (await events.one(draft.id))?.visibilidade,
      withdrawn: (await events.one(withdrawn.id))?.fotos.length,
      waiting: (await waiting.all()).length,
    }))
  await expect.poll(() => logLines(site).map(({ msg }) => msg)).toContain('the clock is in doubt')
  expect(await shown()).toBe(404)
  expect(await kept()).toEqual({ bin: 1, changes: 1, draft: 'ninguem', withdrawn: 1, waiting: 1 })
  expect(site.output().operator).toContain('relógio')

  const admin = adminBrowser(site, await signIn(site))
  // What is deleted meanwhile is dated by the last trusted moment, not by the clock.
  await admin.post(`/admin/evento/${late.id}/excluir`)
  const [deleted] = await inStores(site, ({ events }) => events.bin.all())
  expect(Date.parse(deleted?.deletedAt ?? '')).toBeLessThan(Date.now() + day)
  const panel = async () => (await admin.get('/admin')).text()
  expect(await panel()).toContain('A data está certa')
  // Nor does the one that was due soon after the last recorded moment.
  expect(await shown(soon)).toBe(404)
  expect((await admin.post('/admin/relogio')).headers.get('location')).toBe('/admin')
  expect(await panel()).not.toContain('A data está certa')
  expect(await shown()).toBe(200)
  expect(await shown(soon)).toBe(200)
  await expect.poll(kept).toEqual({
    // The one that was deleted a moment ago stays.
    bin: 1,
    changes: 0,
    draft: 'todos',
    withdrawn: 0,
    waiting: 0,
  })
})
