// Covered faces are covered in every served file, at new URLs, with the old ones gone; on both pairs of stores.
import { rm } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Photo } from '#domain/photos/photo.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import { photoFiles, servedPhotoKey } from '#domain/photos/served-photo.ts'
import type { Stores } from '#server/stores.ts'
import {
  type StandIn,
  signedUrl,
  startStandIn,
  unsignedUrl,
} from '#tests/hosted-services/cloudinary-stand-in.ts'
import { hostedEnv, openStoresOf } from '#tests/hosted-services/hosted-stores.ts'
import {
  type AdminSite,
  adminBrowser,
  agreed,
  inStores,
  type Jar,
  signIn,
  startAdminSite,
} from '#tests/running-site/admin-client.ts'
import { adminSiteForTest } from '#tests/running-site/site-for-test.ts'
import { aDraft, phonePhoto, quarters } from '#tests/sample-data/builders.ts'
import { deviationUnder } from '#tests/sample-data/covered-pixels.ts'
import { filesIn } from '#tests/sample-data/school-folder.ts'
import { aProject, theEmulator } from '#tests/stores/firestore.ts'

let standIn: StandIn
let diskSite: AdminSite
let diskAdmin: Jar
let picture: Buffer
beforeAll(async () => {
  diskSite = await startAdminSite()
  diskAdmin = await signIn(diskSite)
  standIn = await startStandIn()
  picture = await phonePhoto(480, 252)
})
afterAll(async () => {
  await diskSite.stop()
  await standIn.stop()
})

const faces = [
  { x: 0.2, y: 0.2, width: 0.15, height: 0.3 },
  { x: 0.6, y: 0.4, width: 0.2, height: 0.4 },
]

type Sent = { bytes?: Buffer; hosted?: { site: AdminSite; open: () => Promise<Stores> } }

/** An event of its own, whose second of two photos is its cover. */
async function eventWithPhotos({ bytes = picture, hosted }: Sent = {}) {
  const site = hosted?.site ?? diskSite
  const browser = adminBrowser(site, hosted ? await signIn(site) : diskAdmin)
  const within = async <T>(work: (stores: Stores) => Promise<T>): Promise<T> => {
    if (!hosted) return inStores(site, work)
    const stores = await hosted.open()
    return work(stores).finally(() => stores.close())
  }
  const { id } = await within(({ events }) => events.create(aDraft(), new Date()))
  const other = { name: 'outra.png', type: 'image/png', bytes: await quarters() }
  expect(await browser.upload(id, [other, { bytes }])).toEqual({ saved: 2 })
  const event = () => within(({ events }) => events.one(id))
  const second = async () => (await event())?.fotos[1] as Photo
  const photo = await second()
  await browser.post(`/admin/evento/${id}/fotos/capa`, { capa: String(photo.id) })
  const page = `/admin/evento/${id}/fotos/${photo.id}/cobrir`
  const save = (cobertos: object[] | string, antes: string) =>
    browser.post(page, {
      antes,
      cobertos: typeof cobertos === 'string' ? cobertos : JSON.stringify(cobertos),
    })
  return { site, browser, id, event, photo, second, page, save, within }
}

test('on disk: every file is covered, the old addresses are gone at once, and all of it comes back; likewise hidden', async () => {
  // Shaped like a share picture, so that the share picture shows all of it.
  const school = await eventWithPhotos({ bytes: await phonePhoto(1200, 630) })
  const { site, browser, id, event, photo, second, page, save } = school
  const filesOf = ({ url }: Photo) =>
    Object.values(photoFiles).map((file) => site.url + url.replace('large.webp', file))
  const statuses = (urls: string[]) =>
    Promise.all(urls.map(async (url) => (await fetch(url)).status))
  expect(await statuses(filesOf(photo))).toEqual(Array(5).fill(200))
  expect(await (await browser.get(page)).text()).toContain('Cobrir rosto')

  const saved = await save(faces, photo.url)
  expect(saved.headers.get('location')).toBe(`/admin/evento/${id}/fotos?aviso=rosto-coberto`)
  expect(await statuses(filesOf(photo))).toEqual(Array(5).fill(404))
  const covered = await second()
  expect(covered).toEqual({
    ...photo,
    url: covered.url,
    cobertos: faces,
    cobertoEm: expect.any(String),
  })
  for (const url of filesOf(covered)) {
    const answer = await fetch(url)
    expect(answer.status, url).toBe(200)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(await deviationUnder(bytes, faces), url).toBeLessThan(6)
  }

  // Pages, data, the event's cover and the share picture have only the new URL.
  expect((await event())?.imagem).toBe(covered.url)
  const [before, now] = [photo, covered].map(({ url }) => servedPhotoKey(url) ?? '')
  for (const path of ['/eventos', `/galeria-evento/${id}`, `/galeria-evento/${id}/fotos`]) {
    const text = await (await fetch(site.url + path)).text()
    expect(text.includes(before ?? ''), path).toBe(false)
    expect(text.includes(now ?? ''), path).toBe(true)
    expect(text.includes('cobertos'), path).toBe(false)
  }
  const names = [...filesIn(site.dataDir).keys()].join()
  expect(names).not.toContain(before)
  expect(names).toContain(`originals/${now}.jpeg`)
  expect((await fetch(`${site.url}/fotos/${now}/original.jpeg`)).status).toBe(404)

  expect((await save([], covered.url)).headers.get('location')).toContain('foto-descoberta')
  expect(await statuses(filesOf(covered))).toEqual(Array(5).fill(404))
  const shown = await second()
  expect(shown).toEqual({ ...photo, url: shown.url })
  const large = await fetch(site.url + shown.url)
  const bytes = new Uint8Array(await large.arrayBuffer())
  expect(await deviationUnder(bytes, faces)).toBeGreaterThan(40)
  await coverHidden({ ...school, photo: shown })
})

/** Covers a photo of an event that nobody sees, shows the event, hides it again and uncovers the photo. */
async function coverHidden(school: Awaited<ReturnType<typeof eventWithPhotos>>) {
  const { site, browser, id, photo, second, page, save } = school
  const everyUrl = new Set([photo.url])
  const show = async (visibilidade: string) => {
    await browser.post(`/admin/evento/${id}/quem-ve`, { visibilidade, ...agreed })
    everyUrl.add((await second()).url)
  }
  const cover = async (cobertos: object[], notice: string) => {
    const saved = await save(cobertos, (await second()).url)
    expect(saved.headers.get('location')).toContain(notice)
    everyUrl.add((await second()).url)
  }
  const stranger = (url: string) =>
    fetch(url.startsWith('/') ? site.url + url : standIn.url + new URL(url).pathname)
  const expectHidden = async () => {
    const current = await second()
    const key = photoKey(current.url)
    const large = `/familias/galeria/${id}/${key}/large.webp`
    for (const url of [...everyUrl, large, `/fotos/${key}/large.webp`]) {
      expect((await stranger(url)).status, url).not.toBe(200)
    }
    expect(await (await browser.get(page)).text()).toContain(`src="${large}"`)
    const shown = await browser.get(large)
    expect(shown.headers.get('cache-control')).toContain('no-store')
    return deviationUnder(new Uint8Array(await shown.arrayBuffer()), faces)
  }

  await show('ninguem')
  expect(await expectHidden()).toBeGreaterThan(40)
  await cover(faces, 'rosto-coberto')
  expect(await expectHidden()).toBeLessThan(6)
  const family = await (await browser.get(`/familias/galeria/${id}/fotos`)).text()
  expect(family).not.toContain('cobertos')

  await show('todos')
  const covered = await second()
  expect(covered.cobertos).toEqual(faces)
  const open = new Uint8Array(await (await stranger(covered.url)).arrayBuffer())
  expect(await deviationUnder(open, faces)).toBeLessThan(6)

  await show('familias')
  expect(await expectHidden()).toBeLessThan(6)
  await cover([], 'foto-descoberta')
  expect(await expectHidden()).toBeGreaterThan(40)
}

test('of two admins one is told, and what cannot be read changes nothing', async () => {
  const { id, photo, second, page, save, browser } = await eventWithPhotos()
  const answers = await Promise.all([save(faces, photo.url), save(faces.slice(1), photo.url)])
  const locations = answers.map((answer) => answer.headers.get('location') ?? '')
  expect(locations.filter((location) => location.includes('rosto-coberto'))).toHaveLength(1)
  expect(locations.filter((location) => location.includes('foto-mudou'))).toHaveLength(1)
  const { url, cobertos } = await second()
  expect(cobertos).toHaveLength(locations[0]?.includes('rosto-coberto') ? 2 : 1)
  expect(await (await browser.get(`${page}?aviso=foto-mudou`)).text()).toContain('Foto Mudada')

  for (const damaged of ['', 'x', '[null]', '{}', `[${'{},'.repeat(100)}{}]`]) {
    expect((await save(damaged, url)).status, damaged).toBe(400)
  }
  expect((await second()).url).toBe(url)
  const gone = await browser.post(`/admin/evento/${id}/fotos/1/cobrir`, {
    antes: url,
    cobertos: '[]',
  })
  expect(gone.headers.get('location')).toContain(`/admin/evento/${id}/fotos?aviso=foto-mudou`)
})

test('hosted: what Cloudinary delivers is covered, and the original only to the site', async () => {
  const env = {
    STORE: 'firestore',
    PHOTOS: 'cloudinary',
    ...hostedEnv({
      projectId: aProject(),
      firestore: theEmulator().host,
      cloudinary: standIn.url,
    }),
    CLOUDINARY_URL: signedUrl,
  }
  const hosted = { site: await adminSiteForTest(env), open: () => openStoresOf(env) }
  const school = await eventWithPhotos({ hosted })
  const { site, event, photo, second, save, within } = school
  const delivered = (url: string) => fetch(standIn.url + new URL(url).pathname)
  expect((await delivered(photo.url)).status).toBe(200)
  expect((await save(faces, photo.url)).headers.get('location')).toContain('rosto-coberto')
  expect((await delivered(photo.url)).status).toBe(404)
  const covered = await second()
  expect(covered.cobertos).toEqual(faces)
  expect((await event())?.imagem).toBe(covered.url)
  const file = new Uint8Array(await (await delivered(covered.url)).arrayBuffer())
  expect(await deviationUnder(file, faces)).toBeLessThan(6)
  expect(standIn.pictures.size).toBe(2)
  const [hidden = ''] = standIn.authenticated.keys()
  const guess = covered.url.replace(covered.cloudinaryPublicId ?? '', hidden)
  expect((await delivered(guess)).status).toBe(404)
  expect((await delivered(guess.replace('/upload/', '/authenticated/'))).status).toBe(401)
  const original = await within(({ photos }) => photos.original(covered))
  expect(await deviationUnder(original?.bytes ?? picture, faces)).toBeGreaterThan(40)

  await save([], covered.url)
  const shown = await second()
  const again = new Uint8Array(await (await delivered(shown.url)).arrayBuffer())
  expect(await deviationUnder(again, faces)).toBeGreaterThan(40)
  expect([standIn.pictures.size, standIn.authenticated.size]).toEqual([2, 0])
  await coverHidden({ ...school, photo: shown })
  expect([standIn.pictures.size, standIn.authenticated.size]).toEqual([0, 2])
  await site.stop()

  const keyless = { ...env, CLOUDINARY_URL: unsignedUrl }
  const other = await adminSiteForTest(keyless)
  const page = await adminBrowser(other, await signIn(other)).get(school.page)
  const text = await page.text()
  expect(text).toContain('fora do alcance deste site')
  expect(text).not.toContain('name="cobertos"')
})

test('a photo whose original is lost says so before anything is covered for good', async () => {
  const { site, browser, photo, second, page, save } = await eventWithPhotos()
  await rm(`${site.dataDir}/originals/${servedPhotoKey(photo.url)}.jpeg`)
  expect(await (await browser.get(page)).text()).toContain('fica coberto para sempre')
  await save(faces, photo.url)
  const covered = await second()
  expect(covered).not.toHaveProperty('cobertos')
  const kept = await inStores(site, ({ photos }) => photos.original(covered))
  expect(kept?.extension).toBe('webp')
  expect((await sharp(kept?.bytes).metadata()).width).toBe(480)
  expect(await deviationUnder(kept?.bytes ?? picture, faces)).toBeLessThan(6)
})
