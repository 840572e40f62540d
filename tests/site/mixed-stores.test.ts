// The hosted pair has hosted-panel.test.ts and a journey in the browser (scripts/test/all.mjs); here each store meets the other kind.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startStandIn } from '#tests/hosted-services/cloudinary-stand-in.ts'
import { hostedEnv, openStoresOf } from '#tests/hosted-services/hosted-stores.ts'
import { adminBrowser, signIn } from '#tests/running-site/admin-client.ts'
import { adminSiteForTest } from '#tests/running-site/site-for-test.ts'
import { quarters } from '#tests/sample-data/builders.ts'
import { aProject, theEmulator } from '#tests/stores/firestore.ts'

test.each([
  { STORE: 'firestore', PHOTOS: 'disk' },
  { STORE: 'sqlite', PHOTOS: 'cloudinary' },
])('$STORE and $PHOTOS: an event with photos is published, seen and deleted', async (pair) => {
  const standIn = await startStandIn()
  onTestFinished(() => standIn.stop())
  const hosts = { firestore: theEmulator().host, cloudinary: standIn.url }
  const env = {
    ...pair,
    ...hostedEnv({ projectId: aProject(), ...hosts }),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'escola-')),
  }
  const site = await adminSiteForTest(env)
  const stores = await openStoresOf(env)
  onTestFinished(() => stores.close())
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)

  const browser = adminBrowser(site, await signIn(site))
  await browser.post('/admin', { nome: 'Arraial', descricao: 'Quadrilha.', data: '2026-06-20' })
  const { events } = await stores.events.page({ from: 0, size: 1 })
  const { id = '' } = events[0] ?? {}
  const bytes = await quarters({ width: 300 })
  const file = { name: '1.png', type: 'image/png', bytes }
  expect(await browser.upload(id, [file])).toEqual({ saved: 1 })

  const page = async (path: string) => (await fetch(site.url + path)).text()
  const gallery = `/galeria-evento/${id}`
  await expect.poll(() => page('/eventos')).toContain('Arraial')
  const [picture = ''] =
    /(?<=src=")[^"]*(\/fotos\/|res\.cloudinary\.com)[^"]*/.exec(await page(gallery)) ?? []
  const pictureUrl = picture.startsWith('/')
    ? site.url + picture
    : standIn.url + new URL(picture).pathname
  expect(picture.startsWith('/')).toBe(pair.PHOTOS === 'disk')
  expect((await fetch(pictureUrl)).headers.get('content-type')).toMatch(/^image\//)

  expect((await stores.events.one(id))?.fotos).toHaveLength(1)
  await browser.post(`/admin/evento/${id}/excluir`, { definitivo: 'sim' })
  await expect.poll(async () => (await fetch(site.url + gallery)).status).toBe(404)
  await expect.poll(async () => (await fetch(pictureUrl)).status).toBe(404)
})
