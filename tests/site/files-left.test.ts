// What is deleted or covered is gone for everyone, even if its files cannot be deleted: nobody is served them, the
// admin is not bothered, and the operator reads what is left.
import { existsSync, mkdirSync, readdirSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Photo } from '#domain/photos/photo.ts'
import { photoFiles, servedPhotoKey } from '#domain/photos/served-photo.ts'
import { adminBrowser, inStores, signIn } from '#tests/running-site/admin-client.ts'
import { adminSiteForTest } from '#tests/running-site/site-for-test.ts'
import { aDraft } from '#tests/sample-data/builders.ts'
import { inFolder, send } from '#tests/sample-data/school-folder.ts'

/** An event of two photos. The files of one cannot be deleted: a folder is where its original might be. */
async function eventWithStuckPhoto(dataDir: string) {
  return inFolder(dataDir, async (stores) => {
    const { id } = await stores.events.create(aDraft(), new Date())
    const [photo] = await send(stores, id, 2)
    if (!photo) throw new Error('two photos')
    const key = servedPhotoKey(photo.url) ?? ''
    const stuck = join(dataDir, 'originals', `${key}.gif`)
    mkdirSync(stuck)
    return { id, photo, key, free: () => rmdirSync(stuck) }
  })
}

test('what cannot be deleted is served to nobody, the log names it, and a later start deletes it', async () => {
  const site = await adminSiteForTest()
  const browser = adminBrowser(site, await signIn(site))
  const statusesOf = ({ url }: Photo) =>
    Promise.all(
      Object.values(photoFiles).map(async (file) => {
        const answer = await fetch(site.url + url.replace('large.webp', file))
        return answer.status
      }),
    )
  const expectOnlyOnDisk = async ({ photo, key }: { photo: Photo; key: string }) => {
    expect(new Set(await statusesOf(photo))).toEqual(new Set([404]))
    expect(existsSync(join(site.dataDir, 'pictures', key, 'large.webp'))).toBe(true)
    await expect.poll(() => site.output().log).toContain(key)
  }

  const whole = await eventWithStuckPhoto(site.dataDir)
  expect(new Set(await statusesOf(whole.photo))).toEqual(new Set([200]))
  const answer = await browser.post(`/admin/evento/${whole.id}/excluir`, { definitivo: 'sim' })
  expect(answer.headers.get('location')).toBe('/admin?aviso=evento-apagado')
  expect(await inStores(site, ({ events }) => events.one(whole.id))).toBeNull()
  await expectOnlyOnDisk(whole)

  const part = await eventWithStuckPhoto(site.dataDir)
  const deleted = await browser.post(`/admin/evento/${part.id}/fotos/excluir`, {
    foto: String(part.photo.id),
    definitivo: 'sim',
  })
  expect(deleted.headers.get('location')).toContain('aviso=fotos-apagadas')
  expect((await inStores(site, ({ events }) => events.one(part.id)))?.fotos).toHaveLength(1)
  await expectOnlyOnDisk(part)

  const covered = await eventWithStuckPhoto(site.dataDir)
  const path = `/admin/evento/${covered.id}/fotos/${covered.photo.id}/cobrir`
  const cobertos = JSON.stringify([{ x: 0.2, y: 0.2, width: 0.2, height: 0.3 }])
  const saved = await browser.post(path, { antes: covered.photo.url, cobertos })
  expect(saved.headers.get('location')).toContain('aviso=rosto-coberto')
  await expectOnlyOnDisk(covered)

  await site.stop()
  for (const { free } of [whole, part, covered]) free()
  await adminSiteForTest({ DATA_DIR: site.dataDir })
  const pictures = () => readdirSync(join(site.dataDir, 'pictures'))
  await expect.poll(() => pictures().length).toBe(3)
  for (const { key } of [whole, part, covered]) expect(pictures()).not.toContain(key)
  expect(readdirSync(join(site.dataDir, 'originals'))).toHaveLength(3)
})
