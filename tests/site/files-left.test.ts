// An event or photo is deleted although files of it cannot go: the admin reads that it is, the operator what is left.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diskPhotoStore } from '#adapters/disk/photo-store.ts'
import { ownPhotoKey } from '#domain/photos/served-photo.ts'
import { adminBrowser, inStores, signIn } from '#tests/running-site/admin-client.ts'
import { adminSiteForTest } from '#tests/running-site/site-for-test.ts'
import { aDraft, cameraJpeg } from '#tests/sample-data/builders.ts'
import { referencedBy } from '#tests/stores/photo-store.ts'

async function schoolWithStuckPhoto() {
  const site = await adminSiteForTest()
  const browser = adminBrowser(site, await signIn(site))
  const { id } = await inStores(site, ({ events }) => events.create(aDraft(), new Date()))
  const bytes = await cameraJpeg({ width: 24, height: 16 })
  expect(await browser.upload(id, [{ bytes }, { bytes }])).toEqual({ saved: 2 })
  const [photo] = (await inStores(site, ({ events }) => events.one(id)))?.fotos ?? []
  const key = ownPhotoKey(photo?.url ?? '') ?? ''
  // The picture is moved here before it goes, which cannot be while something else is there.
  const stuck = join(site.dataDir, 'staging', `${key}.gone`)
  mkdirSync(stuck)
  writeFileSync(join(stuck, 'x'), '')
  const free = () => rmSync(stuck, { recursive: true })
  return { site, browser, id, key, free, photoId: photo?.id ?? 0 }
}

test('an event whose files cannot go is deleted, and the log names the files', async () => {
  const { site, browser, id, key } = await schoolWithStuckPhoto()
  const answer = await browser.post(`/admin/evento/${id}/excluir`, { definitivo: 'sim' })
  expect(answer.headers.get('location')).toBe('/admin?aviso=evento-apagado')
  expect(await inStores(site, ({ events }) => events.one(id))).toBeNull()
  await expect.poll(() => site.output().log).toMatch(/left for the next sweep/)
  expect(site.output().log).toContain(key)
})

test('a photo whose files cannot go is deleted, and the next sweep takes them', async () => {
  const { site, browser, id, key, photoId, free } = await schoolWithStuckPhoto()
  const answer = await browser.post(`/admin/evento/${id}/fotos/excluir`, {
    foto: String(photoId),
    definitivo: 'sim',
  })
  expect(answer.headers.get('location')).toContain('aviso=fotos-apagadas')
  expect((await inStores(site, ({ events }) => events.one(id)))?.fotos).toHaveLength(1)
  await expect.poll(() => site.output().log).toContain(key)
  await site.stop()
  free()
  const again = await adminSiteForTest({ DATA_DIR: site.dataDir })
  const folders = ['photos', 'batches', 'staging'].map((name) => join(site.dataDir, name))
  await expect.poll(() => folders.map((folder) => readdirSync(folder).length)).toEqual([1, 0, 0])
  expect(existsSync(join(site.dataDir, 'photos', key))).toBe(false)
  await again.stop()
})

test('a removal that failed is left to any sweep, also of the same process', async () => {
  const { site, id, free } = await schoolWithStuckPhoto()
  await site.stop()
  const photos = diskPhotoStore(site.dataDir)
  const event = await inStores(site, ({ events }) => events.one(id))
  await expect((await photos.beginRemoval(event?.fotos ?? [])).finish()).rejects.toThrow()
  free()
  expect((await photos.sweep(referencedBy())).removed).toBeGreaterThan(0)
})
