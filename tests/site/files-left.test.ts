// An event or photo is deleted although files of it cannot go: the admin reads that it is, the operator what is left.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diskPhotoStore } from '#adapters/disk/photo-store.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { ownPhotoKey } from '#domain/photos/served-photo.ts'
import { adminBrowser, inStores, signIn } from '#tests/running-site/admin-client.ts'
import { adminSiteForTest } from '#tests/running-site/site-for-test.ts'
import { aDraft } from '#tests/sample-data/builders.ts'
import { inFolder, send } from '#tests/sample-data/school-folder.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { referencedBy } from '#tests/stores/photo-store.ts'

type Stuck = { key: string; free: () => void }

/** A picture is moved to this folder before it goes, which cannot be while something else is there. */
function stickPhoto(dataDir: string, { url }: Photo): Stuck {
  const key = ownPhotoKey(url) ?? ''
  const stuck = join(dataDir, 'staging', `${key}.gone`)
  mkdirSync(stuck)
  writeFileSync(join(stuck, 'x'), '')
  return { key, free: () => rmSync(stuck, { recursive: true }) }
}

/** An event of two photos, one of which cannot go. */
async function eventWithStuckPhoto(dataDir: string) {
  return inFolder(dataDir, async (stores) => {
    const { id } = await stores.events.create(aDraft(), new Date())
    const [photo] = await send(stores, id, 2)
    if (!photo) throw new Error('two photos')
    return { id, photo, ...stickPhoto(dataDir, photo) }
  })
}

test('what cannot go is deleted for everyone, the log names its files, and the next sweep takes them', async () => {
  const site = await adminSiteForTest()
  const browser = adminBrowser(site, await signIn(site))
  const whole = await eventWithStuckPhoto(site.dataDir)
  const answer = await browser.post(`/admin/evento/${whole.id}/excluir`, { definitivo: 'sim' })
  expect(answer.headers.get('location')).toBe('/admin?aviso=evento-apagado')
  expect(await inStores(site, ({ events }) => events.one(whole.id))).toBeNull()
  await expect.poll(() => site.output().log).toMatch(/left for the next sweep/)
  expect(site.output().log).toContain(whole.key)

  const part = await eventWithStuckPhoto(site.dataDir)
  const deleted = await browser.post(`/admin/evento/${part.id}/fotos/excluir`, {
    foto: String(part.photo.id),
    definitivo: 'sim',
  })
  expect(deleted.headers.get('location')).toContain('aviso=fotos-apagadas')
  expect((await inStores(site, ({ events }) => events.one(part.id)))?.fotos).toHaveLength(1)
  await expect.poll(() => site.output().log).toContain(part.key)

  await site.stop()
  whole.free()
  part.free()
  await adminSiteForTest({ DATA_DIR: site.dataDir })
  const folders = ['photos', 'batches', 'staging'].map((name) => join(site.dataDir, name))
  await expect.poll(() => folders.map((folder) => readdirSync(folder).length)).toEqual([1, 0, 0])
  for (const { key } of [whole, part]) {
    expect(existsSync(join(site.dataDir, 'photos', key))).toBe(false)
  }
})

test('a removal that failed is left to any sweep, also of the same process', async () => {
  const dataDir = aDataFolder()
  const { id, free } = await eventWithStuckPhoto(dataDir)
  const photos = diskPhotoStore(dataDir)
  const event = await inFolder(dataDir, ({ events }) => events.one(id))
  await expect((await photos.beginRemoval(event?.fotos ?? [])).finish()).rejects.toThrow()
  free()
  expect((await photos.sweep(referencedBy())).removed).toBeGreaterThan(0)
})
