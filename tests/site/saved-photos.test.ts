import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { versionOf } from '#domain/fields/merge.ts'
import { adminBrowser, signIn } from '#tests/running-site/admin-client.ts'
import { adminSiteForTest } from '#tests/running-site/site-for-test.ts'
import { aDraft, aFamilyLink, anEncodedPicture, quarters } from '#tests/sample-data/builders.ts'
import { inFolder } from '#tests/sample-data/school-folder.ts'

const token = 'AbCdEfGhIjKlMnOpQrStUv'

/** An event whose photos have these large files, as if they had been uploaded. */
async function anAlbum(dataDir: string, visibilidade: 'todos' | 'familias', large: Buffer[]) {
  return inFolder(dataDir, async ({ events, photos }) => {
    const { id } = await events.create(aDraft({ visibilidade }), new Date())
    const added = []
    for (const [n, bytes] of large.entries()) {
      const picture = anEncodedPicture(String(n))
      const encoded = { ...picture, files: { ...picture.files, large: bytes } }
      const owner = { eventId: id, isPublic: visibilidade === 'todos' }
      const stored = await photos.put(Buffer.from('original'), encoded, owner)
      added.push({ ...stored, nome: `${n}.jpg`, uploadedAt: new Date().toISOString() })
    }
    await events.appendPhotos(id, added, new Date())
    const { stored: linkFamilias } = await aFamilyLink(token)
    await events.setFields(id, { linkFamilias })
    const { fotos } = (await events.one(id)) ?? { fotos: [] }
    return { id, photoIds: fotos.map((photo) => photo.id) }
  })
}

const largeFile = async (width: number) =>
  sharp(await quarters({ width }))
    .webp()
    .toBuffer()

test('photos are saved as JPEG with the event and their number in the name, by those who may', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  const large = await Promise.all([301, 302, 303].map(largeFile))
  const family = await anAlbum(dataDir, 'familias', large)
  const open = await anAlbum(dataDir, 'todos', large)
  const site = await adminSiteForTest({ DATA_DIR: dataDir })
  const admin = adminBrowser(site, await signIn(site))
  const visitor = adminBrowser(site, {})
  const relative = adminBrowser(site, { 'escola-familias': token })
  const guarded = `/familias/galeria/${family.id}`
  const [first, second, third] = family.photoIds
  await admin.post(`/admin/evento/${family.id}/fotos/excluir`, { foto: String(first) })
  await admin.post(`/admin/evento/${family.id}/fotos/mover`, {
    foto: String(third),
    lugar: 'inicio',
  })

  const saved = await admin.get(`${guarded}/fotos/${third}.jpg`)
  expect(saved.headers.get('content-type')).toBe('image/jpeg')
  expect(saved.headers.get('content-disposition')).toContain('Festa%20Junina%202026%20-%20003.jpg')
  const picture = await sharp(await saved.arrayBuffer()).metadata()
  expect(picture).toMatchObject({ format: 'jpeg', width: 303, height: 160 })
  for (const kind of ['exif', 'icc', 'xmp', 'iptc'] as const) expect(picture[kind]).toBeUndefined()
  const zip = Buffer.from(await (await admin.get(`${guarded}/fotos.zip`)).arrayBuffer())
  expect(namesIn(zip).toSorted()).toEqual([
    'Festa Junina 2026 - 002.jpg',
    'Festa Junina 2026 - 003.jpg',
  ])

  const statuses = (browser: typeof admin, ...paths: string[]) =>
    Promise.all(paths.map(async (path) => (await browser.get(path)).status))
  const ofFamily = [`${guarded}/fotos/${second}.jpg`, `${guarded}/fotos.zip`]
  expect(await statuses(relative, ...ofFamily)).toEqual([200, 200])
  expect(await statuses(visitor, ...ofFamily)).toEqual([404, 404])
  // What families save is counted, without the gallery or the photo; what the admin saves is not.
  await relative.get(`${guarded}/fotos.zip`, { headers: { 'sec-gpc': '1' } })
  const counted = async () =>
    (await (await admin.get('/admin/numeros/exportar')).text()).match(/(?<=;)fotos?-.*$/gm)
  const once = ['foto-das-familias;;1', 'fotos-das-familias;;1']
  expect((await counted())?.toSorted()).toEqual(once)
  const missing = [`${guarded}/fotos/${first}.jpg`, `${guarded}/fotos/0.jpg`, `${guarded}/fotos/x`]
  expect(await statuses(admin, ...missing)).toEqual([404, 404, 404])

  // Visitors may save from an event for everyone only if the school says so.
  const ofVisitor = `/galeria-evento/${open.id}/fotos/${open.photoIds[0]}.jpg`
  const page = `/galeria-evento/${open.id}`
  expect(await statuses(visitor, ofVisitor)).toEqual([404])
  expect(await (await visitor.get(page)).text()).not.toContain('&quot;maySave&quot;:true')
  await admin.post('/admin/escola/fotos', {
    'photoSaving.visitors': 'on',
    antes: versionOf({ 'photoSaving.families': 'on', 'photoSaving.visitors': '' }),
  })
  expect(await statuses(visitor, ofVisitor)).toEqual([200])
  expect(await statuses(visitor, ofVisitor.replace(open.id, family.id))).toEqual([404])
  // Families may no longer save, because their box was not ticked; the admin always may.
  expect(await statuses(relative, ...ofFamily)).toEqual([404, 404])
  expect(await statuses(admin, ...ofFamily)).toEqual([200, 200])
  expect((await counted())?.toSorted()).toEqual(once)
})

test('a request names a photo by number and link, which lead to it after ten moves and five deletions', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  const widths = Array.from({ length: 12 }, (_, n) => 301 + n)
  const { id, photoIds } = await anAlbum(
    dataDir,
    'familias',
    await Promise.all(widths.map(largeFile)),
  )
  const site = await adminSiteForTest({ DATA_DIR: dataDir })
  const admin = adminBrowser(site, await signIn(site))
  const relative = adminBrowser(site, { 'escola-familias': token })
  type Shown = { id: number; numero: number; large: string }
  const shown = async () => {
    const answer = await relative.get(`/familias/galeria/${id}/fotos`)
    return ((await answer.json()) as { photos: Shown[] }).photos
  }
  const [asked] = (await shown()).filter(({ numero }) => numero === 11)
  if (!asked) throw new Error('no photo number 11')

  const event = `/admin/evento/${id}/fotos`
  const others = photoIds.filter((photoId) => photoId !== asked.id)
  for (const [n, photoId] of others.slice(0, 10).entries()) {
    const lugar = n % 2 ? 'fim' : 'inicio'
    const moved = await admin.post(`${event}/mover`, { foto: String(photoId), lugar })
    expect(moved.status).toBe(302)
  }
  for (const photoId of others.slice(3, 8)) {
    await admin.post(`${event}/excluir`, { foto: String(photoId) })
  }

  const left = await shown()
  expect(left).toHaveLength(7)
  expect(left.find(({ numero }) => numero === 11)).toMatchObject({ id: asked.id })
  // Both lead to the photo: the link in the message, after signing in, and the number typed in the panel.
  const visitor = await adminBrowser(site, {}).get(`${event}/${asked.id}`)
  expect(visitor.headers.get('location')).toContain('/admin/login')
  const page = await (await admin.get(`${event}/${asked.id}`)).text()
  expect(page).toContain('Foto nº 11')
  expect(page).toContain('10.jpg')
  const found = await admin.get(`${event}?numero=foto%20n%C2%BA%2011`)
  expect(found.headers.get('location') ?? (await found.text())).toContain(String(asked.id))

  const deleted = await admin.post(`${event}/excluir`, { foto: String(asked.id) })
  expect(deleted.status).toBeLessThan(400)
  expect((await relative.get(asked.large)).status).toBe(404)
  expect((await shown()).map(({ id: photoId }) => photoId)).not.toContain(asked.id)
})

/** As listed in the zip's central directory. */
function namesIn(zip: Buffer): string[] {
  const names: string[] = []
  const entry = Buffer.from('PK\u0001\u0002')
  for (let at = zip.indexOf(entry); at >= 0; at = zip.indexOf(entry, at + 46)) {
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)))
  }
  return names
}
