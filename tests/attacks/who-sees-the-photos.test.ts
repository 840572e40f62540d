import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pMap from 'p-map'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Photo } from '#domain/photos/photo.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import { photoFiles } from '#domain/photos/served-photo.ts'
import type { Stores } from '#server/stores.ts'
import { type StandIn, startStandIn } from '#tests/hosted-services/cloudinary-stand-in.ts'
import { openLine } from '#tests/hosted-services/firestore-emulator.ts'
import { hostedEnv, openStoresOf } from '#tests/hosted-services/hosted-stores.ts'
import {
  type AdminBrowser,
  type AdminSite,
  adminBrowser,
  agreed,
  cookieHeader,
  type Jar,
  jarOf,
  signIn,
  startAdminSite,
} from '#tests/running-site/admin-client.ts'
import { adminSiteForTest } from '#tests/running-site/site-for-test.ts'
import { quarters } from '#tests/sample-data/builders.ts'
import { aProject, theEmulator } from '#tests/stores/firestore.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(async () => {
  await standIn.stop()
})

const pairs: Record<string, () => Record<string, string>> = {
  'SQLite and disk': () => ({ DATA_DIR: mkdtempSync(join(tmpdir(), 'escola-')) }),
  'Firestore and Cloudinary': () => ({
    STORE: 'firestore',
    PHOTOS: 'cloudinary',
    ...hostedEnv({
      projectId: aProject(),
      firestore: theEmulator().host,
      cloudinary: standIn.url,
    }),
  }),
}

const lists = ['/', '/eventos', '/eventos/agenda.ics', '/eventos.data', '/_.data', '/sitemap.xml']
const secretName = 'Sarau Reservadíssimo'
const soon = { timeout: 30_000, interval: 100 }

/** All that a pair of stores holds of an event: it stays the same whoever may see the event. */
type Holdings = () => string[]

const holdings: Record<string, (env: Record<string, string>) => Holdings> = {
  'SQLite and disk':
    ({ DATA_DIR = '' }) =>
    () =>
      ['pictures', 'originals'].flatMap((folder) =>
        readdirSync(join(DATA_DIR, folder), { recursive: true, encoding: 'utf8' })
          .map((name) => `${folder}/${name} ${statSync(join(DATA_DIR, folder, name)).ino}`)
          .sort(),
      ),
  'Firestore and Cloudinary': () => () =>
    [...standIn.pictures.keys(), ...standIn.authenticated.keys()].sort(),
}

/** Two instances on the same stores, and an event with two photos. */
async function aSchool(env: Record<string, string>, ofSecond: Record<string, string> = {}) {
  const sites = [await startAdminSite(env), await startAdminSite({ ...env, ...ofSecond })] as [
    AdminSite,
    AdminSite,
  ]
  const stores = await openStoresOf(env)
  onTestFinished(async () => {
    await stores.close()
    await Promise.all(sites.map((site) => site.stop()))
  })
  const jar = await signIn(sites[0])
  const browsers = sites.map((site) => adminBrowser(site, jar)) as [AdminBrowser, AdminBrowser]
  const [browser] = browsers
  await browser.post('/admin', { nome: secretName, descricao: 'Só para nós.', data: '2026-06-20' })
  const { events } = await stores.events.page({ from: 0, size: 1 })
  const id = events[0]?.id ?? ''
  const files = await Promise.all(
    [1, 2].map(async (n) => ({
      name: `${n}.png`,
      type: 'image/png',
      bytes: await quarters({ width: 300 + n }),
    })),
  )
  await browser.upload(id, files)
  const event = await stores.events.one(id)
  if (!event) throw new Error('no event')
  const [first] = event.fotos as [Photo, Photo]
  await stores.events.setCaption(id, first.id, 'Legenda secreta')
  // So that there is more to find: visitors may save what they see.
  const saving = { 'photoSaving.families': 'on', 'photoSaving.visitors': 'on' }
  await browser.post('/admin/escola/fotos', saving)
  return { sites, stores, browsers, jar, id }
}

/** Every address at which the event or a file of it might be. */
async function addressesOf(id: string, { events, photos }: Stores): Promise<string[]> {
  const event = await events.one(id)
  const fotos = event?.fotos ?? []
  const pages = [`/galeria-evento/${id}`, `/familias/galeria/${id}`].flatMap((page) => [
    page,
    `${page}?fotos=todas`,
    `${page}?foto=${fotos[0]?.id}`,
    `${page}.data`,
    `${page}/_.data`,
    `${page}/fotos`,
    `${page}/fotos?de=0`,
    `${page}/fotos.data`,
    `${page}/fotos.zip`,
    `${page}/fotos.zip.data`,
    `${page}/agenda.ics`,
    ...fotos.flatMap((photo) => [savedFile(page, photo), `${savedFile(page, photo)}.data`]),
  ])
  const files = fotos.flatMap(({ url }, n) => {
    const sizes = photos.urls.sizes({ url })
    const offered = sizes?.srcSet?.split(', ').map((size) => size.split(' ')[0] ?? '') ?? []
    const key = photoKey(url)
    const own = [url, ...offered, sizes?.src, sizes?.large, sizes?.og, ...photoAddresses(id, key)]
    if (n > 0) return own
    // URLs that somebody could guess from one known URL.
    const guesses = [
      `/familias/galeria/outro/${key}/large.webp`,
      `/familias/galeria/${id}/${key}/large.webp.data`,
      `/fotos/${key}/large.webp.data`,
      `/fotos/${key}/original.png`,
      `/pictures/${key}/large.webp`,
    ]
    return [...own, ...guesses]
  })
  // Cloudinary's own addresses, under either type.
  const others = files
    .filter((url) => url?.startsWith('https://'))
    .map((url) => url?.replace('/image/upload/', '/image/authenticated/'))
  return [...new Set([...pages, ...files, ...others])].filter(
    (address) => typeof address === 'string',
  )
}

const savedFile = (page: string, { id }: Pick<Photo, 'id'>) => `${page}/fotos/${id}.jpg`

const photoPath = ({ url }: Photo) => photoKey(url)

const isFileUrl = (address: string) =>
  /[0-9a-f]{32}/.test(address) || /\/fotos\/\d+\.jpg$/.test(address)

const photoAddresses = (id: string, key: string) =>
  Object.values(photoFiles).flatMap((file) => [
    `/fotos/${key}/${file}`,
    `/familias/galeria/${id}/${key}/${file}`,
  ])

type Ask = { jar?: Jar; headers?: Record<string, string>; method?: string }

async function ask(site: AdminSite, address: string, { jar = {}, headers, method }: Ask = {}) {
  const url = address.startsWith('https://')
    ? standIn.url + new URL(address).pathname
    : site.url + address
  const answer = await fetch(url, {
    headers: { ...headers, cookie: cookieHeader(jar) },
    redirect: 'manual',
    ...(method && { method }),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type') ?? ''
  const isFile = answer.ok && /^(image|application\/zip)/.test(type)
  return { status: answer.status, isFile, text: bytes.toString(), headers: answer.headers }
}

/** How a browser, a player or a cache may ask for a file that it once had. */
const waysToAsk = (address: string): Ask[] => {
  const [key, file] = address.split('/').slice(-2)
  return [
    {},
    { method: 'HEAD' },
    { headers: { range: 'bytes=0-9' } },
    { headers: { 'if-none-match': `"${key}-${file}"` } },
    { headers: { 'if-none-match': '*' } },
  ]
}

/**
 * Where somebody without link or session gets anything of the event; an empty list passes. Files are requested from
 * the instances in turn; pages, which each instance caches, from both.
 */
async function leaks(sites: AdminSite[], id: string, addresses: Iterable<string>, admin: Jar) {
  const found: string[] = []
  for (const [turn, site] of sites.entries()) {
    await pMap(
      [...addresses].filter((address, n) => !isFileUrl(address) || n % sites.length === turn),
      async (address) => {
        const isOwnFile = address.startsWith('/fotos/')
        // Cookies make no difference for files: the admin is refused too.
        const ways = isOwnFile ? [...waysToAsk(address), { jar: admin }] : [{}]
        for (const way of ways) {
          const { status, isFile, text, headers } = await ask(site, address, way)
          const tells = text.includes(secretName) || text.includes('Legenda secreta')
          const isRefused = isOwnFile
            ? status === 404 && (headers.get('cache-control') ?? '').includes('no-store')
            : status >= 400
          if (isFile || tells || !isRefused) {
            found.push(`${status} ${address} ${JSON.stringify(way)}`)
          }
        }
      },
      { concurrency: 8 },
    )
    for (const list of lists) {
      const { text } = await ask(site, list)
      if (text.includes(secretName) || text.includes(id)) found.push(list)
    }
  }
  return found
}

test.each(Object.entries(pairs))(
  '%s: without link or session nobody gets a byte of a hidden event, on two instances',
  async (pair, envOf) => {
    const env = envOf()
    const { sites, stores, browsers, jar, id } = await aSchool(env)
    const [here, there] = browsers
    const isOnDisk = env.DATA_DIR !== undefined
    const change = (browser: AdminBrowser, fields: Record<string, string>) =>
      browser.post(`/admin/evento/${id}/quem-ve`, { ...agreed, ...fields })
    const addresses = await addressesOf(id, stores)
    const photos = (await stores.events.one(id))?.fotos ?? []
    const everyFile = addresses.filter(isFileUrl)
    const openFiles = async (site: AdminSite) => {
      const answers = await pMap(everyFile, (address) => ask(site, address), { concurrency: 8 })
      return everyFile.filter((_, n) => answers[n]?.isFile)
    }
    const pageStatuses = () =>
      Promise.all(sites.map(async (site) => (await ask(site, `/galeria-evento/${id}`)).status))
    const expectNothing = async () => {
      await expect.poll(pageStatuses, soon).toEqual([404, 404])
      expect(await leaks(sites, id, addresses, jar)).toEqual([])
    }

    // The crawler sees all there is while the event is for everyone.
    const whilePublic = await openFiles(sites[1])
    expect(whilePublic.length).toBeGreaterThanOrEqual(photos.length * 6)
    expect(whilePublic).toContain(savedFile(`/galeria-evento/${id}`, photos[0] as Photo))
    expect(await leaks(sites, id, [], jar)).toEqual(
      expect.arrayContaining(['/eventos', '/eventos/agenda.ics']),
    )
    const holdingsNow = holdings[pair]?.(env) ?? (() => [])
    const before = holdingsNow()
    expect(before.length).toBeGreaterThanOrEqual(photos.length)
    const expectAsBefore = async () => {
      expect(holdingsNow()).toEqual(before)
      await expect.poll(pageStatuses, soon).toEqual([200, 200])
      for (const site of sites) expect(await openFiles(site)).toEqual(whilePublic)
    }
    if (isOnDisk) {
      const guarded = `/familias/galeria/${id}/${photoKey(photos[0]?.url ?? '')}/800.webp`
      const moved = await ask(sites[1], guarded)
      expect(moved.status).toBe(301)
      expect(moved.headers.get('location')).toBe(guarded.replace(/^.*(?=\/[^/]+\/800)/, '/fotos'))
    }

    const hidden = await change(here, { visibilidade: 'familias' })
    expect(hidden.headers.get('location')).toBe(`/admin/evento/${id}/familias`)
    await expectNothing()
    expect(holdingsNow()).toEqual(before)

    // A hidden event looks like one that never existed.
    for (const path of ['/galeria-evento/ID', '/familias/galeria/ID', '/galeria-evento/ID/fotos']) {
      const [event, never] = await Promise.all([
        ask(sites[1], path.replace('ID', id)),
        ask(sites[1], path.replace('ID', 'nunca-existiu')),
      ])
      expect(event.status, path).toBe(404)
      const requestId = /[0-9a-f]{8}-[0-9a-f-]{27}/g
      const words = ({ text }: { text: string }, name: string) =>
        text.replaceAll(name, 'ID').replace(requestId, '')
      expect(words(event, id), path).toBe(words(never, 'nunca-existiu'))
      expect([...event.headers.keys()].sort()).toEqual([...never.headers.keys()].sort())
    }

    // A family opens the link, and sees the same gallery on both instances.
    const linkAt = async (browser: AdminBrowser) => {
      const page = await browser.get(`/admin/evento/${id}/familias`)
      return /\/familias\/[\w-]{22}(?=")/.exec(await page.text())?.[0] ?? ''
    }
    // Hiding it has created the link, which both instances can show at any time.
    const link = await linkAt(here)
    await expect.poll(() => linkAt(there), soon).toBe(link)
    const document = JSON.stringify(await stores.events.one(id))
    expect(document).not.toContain(link.split('/')[2])
    await expect.poll(async () => (await ask(sites[1], link)).status, soon).toBe(200)
    for (const site of sites) {
      // What the link preview of a message shows.
      const { text, headers } = await ask(site, link)
      for (const secret of [secretName, 'Legenda secreta', 'junho', id, ...photos.map(photoPath)]) {
        expect(text).not.toContain(secret)
      }
      expect(headers.has('set-cookie')).toBe(false)
    }
    const response = await fetch(`${sites[0].url}${link}/abrir`, { redirect: 'manual' })
    expect(response.headers.get('location')).toBe(`/familias/galeria/${id}`)
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(new RegExp(`Path=/familias/galeria/${id}; .*HttpOnly; SameSite=Lax`))
    const family = jarOf(response)
    const guardedFiles = photos.flatMap((photo) => [
      ...photoAddresses(id, photoKey(photo.url)).filter((address) =>
        address.startsWith('/familias/'),
      ),
      savedFile(`/familias/galeria/${id}`, photo),
    ])
    expect(guardedFiles).toHaveLength(photos.length * 6)
    for (const site of sites) {
      const page = await ask(site, `/familias/galeria/${id}`, { jar: family })
      expect(page.text).toContain(secretName)
      for (const answer of [page, await ask(site, guardedFiles[0] ?? '', { jar: family })]) {
        expect(answer.status).toBe(200)
        expect(answer.headers.get('cache-control')).toBe('private, no-store')
        expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
        expect(answer.headers.get('x-robots-tag')).toContain('noindex')
      }
      expect(/property="og:image" content="([^"]+)"/.exec(page.text)?.[1]).toMatch(/\/og-default-/)
      expect(page.text).not.toContain('id="ajuda-titulo"')
      for (const { url } of photos) expect(page.text).toContain(`${id}/${photoKey(url)}/400.webp`)
      for (const file of guardedFiles) {
        expect((await ask(site, file, { jar: family })).isFile, file).toBe(true)
      }
      const zip = await ask(site, `/familias/galeria/${id}/fotos.zip`, { jar: family })
      expect(zip.isFile).toBe(true)
      for (const n of [1, 2]) expect(zip.text).toContain(`${secretName} 2026 - 00${n}.jpg`)
    }

    await here.post(`/admin/evento/${id}/familias/retirar`)
    const seenByFamily = async () => {
      const wanted = [
        link,
        `${link}/abrir`,
        `/familias/galeria/${id}`,
        `/familias/galeria/${id}/fotos.zip`,
        ...guardedFiles,
      ]
      const answers = await Promise.all(
        sites.flatMap((site) => wanted.map((path) => ask(site, path, { jar: family }))),
      )
      return answers.filter(({ status }) => status !== 404).length
    }
    await expect.poll(seenByFamily, soon).toBe(0)
    await here.post(`/admin/evento/${id}/familias`, { dias: '30' })
    const renewed = await linkAt(here)
    expect(renewed).not.toBe(link)

    // The other instance shows it again, at the same addresses.
    await change(there, { visibilidade: 'todos' })
    await expectAsBefore()

    await change(here, { visibilidade: 'ninguem' })
    await expectNothing()
    for (const path of [renewed, `${renewed}/abrir`]) {
      await expect.poll(async () => (await ask(sites[1], path)).status, soon).toBe(404)
    }
    const preview = await here.get(`/familias/galeria/${id}`)
    expect(await preview.text()).toContain(secretName)
    const opened = await change(there, { visibilidade: 'todos' })
    await expectAsBefore()

    // The other instance undoes what one has opened.
    const message = new URL(opened.headers.get('location') ?? '', 'http://x').searchParams
    const undo = { mudanca: message.get('mudanca') ?? '', desfeita: 'false' }
    await here.post('/admin/mudancas/desfazer', undo)
    await expectNothing()
    await change(there, { visibilidade: 'todos' })
    await expectAsBefore()

    // Only the admin sees the bin. What one instance deletes, the other restores.
    const itemIn = (answer: Response) =>
      new URL(answer.headers.get('location') ?? '', 'http://x').searchParams.get('item') ?? ''
    const whole = itemIn(await here.post(`/admin/evento/${id}/excluir`))
    await expectNothing()
    expect(holdingsNow()).toEqual(before)
    await there.post(`/admin/lixeira/${whole}/restaurar`)
    await expectNothing()
    await change(there, { visibilidade: 'todos' })
    await expectAsBefore()

    const [first] = photos
    const key = photoKey(first?.url ?? '')
    const isOfFirst = new RegExp(`\\b(${key}|${first?.id})\\b`)
    const ofFirst = addresses.filter((address) => isOfFirst.test(address))
    expect(ofFirst.length).toBeGreaterThan(10)
    const some = { foto: String(first?.id) }
    const part = itemIn(await there.post(`/admin/evento/${id}/fotos/excluir`, some))
    const openOfFirst = async () => {
      const open = await openFiles(sites[0])
      return open.filter((address) => ofFirst.includes(address))
    }
    await expect.poll(openOfFirst, soon).toEqual([])
    const others = await openFiles(sites[1])
    expect(others).toEqual(whilePublic.filter((address) => !ofFirst.includes(address)))
    expect(holdingsNow()).toEqual(before)
    const item = await here.get(`/admin/lixeira/${part}/fotos/${first?.id}`)
    expect(item.headers.get('content-type')).toMatch(/^image\//)
    expect(item.headers.get('cache-control')).toContain('no-store')
    expect((await ask(sites[0], `/admin/lixeira/${part}/fotos/${first?.id}`)).isFile).toBe(false)
    const restore = `/admin/lixeira/${part}/restaurar`
    const asked = await here.post(restore)
    expect(asked.headers.get('location')).toBe(restore)
    expect(await openOfFirst()).toEqual([])
    await there.post(restore, { fotos: '1', autorizacaoPara: 'todos' })
    await expectAsBefore()

    // A draft is published on schedule.
    const publicarEm = new Date(Date.now() + 10_000).toISOString()
    await change(here, { visibilidade: 'ninguem', publicarEm })
    const listed = async () => {
      const lists = await Promise.all(sites.map((site) => ask(site, '/eventos')))
      return lists.map(({ text }) => text.includes(secretName))
    }
    await expect.poll(listed, soon).toEqual([false, false])
    if (Date.now() < Date.parse(publicarEm)) expect(await openFiles(sites[1])).toEqual([])
    await expect.poll(listed, { ...soon, interval: 500 }).toEqual([true, true])
    if (isOnDisk) await expectAsBefore()

    const log = sites.map((site) => site.output().log).join('')
    for (const made of [link, renewed]) expect(log).not.toContain(made.split('/')[2])
  },
)

test('an instance without Firestore shows nothing of an event that another one hides, and says no event is gone', async () => {
  const line = await openLine(Number(theEmulator().host.split(':')[1]))
  onTestFinished(line.stop)
  const hosts = { projectId: aProject(), firestore: theEmulator().host, cloudinary: standIn.url }
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  const env = { STORE: 'firestore', ...hostedEnv(hosts), PHOTOS: 'disk', DATA_DIR: dataDir }
  const { sites, id, stores, browsers } = await aSchool(env, { FIRESTORE_EMULATOR_HOST: line.host })
  const [, site] = sites
  const photo = (await stores.events.one(id))?.fotos[0] as Photo
  const page = `/galeria-evento/${id}`
  const words = [
    page,
    `${page}?fotos=todas`,
    `${page}.data`,
    `${page}/fotos`,
    `/familias/galeria/${id}`,
  ]
  const files = [photo.url, photo.url.replace('large.webp', 'og.jpg'), savedFile(page, photo)]
  const guarded = `/familias/galeria/${id}/${photoKey(photo.url)}/large.webp`
  for (const address of [...words.slice(0, -1), ...files]) {
    expect((await ask(site, address)).status, address).toBe(200)
  }
  await line.cut('hanging')
  await browsers[0].post(`/admin/evento/${id}/quem-ve`, { visibilidade: 'ninguem' })
  const all = [...words, ...files, guarded]
  const statuses = async () => {
    const answers = await Promise.all(all.map((address) => ask(site, address)))
    return [...new Set(answers.map(({ status }) => status))]
  }
  // While nobody knows, nothing is shown and nothing is said to be gone.
  await expect.poll(async () => Math.min(...(await statuses())), soon).toBeGreaterThanOrEqual(500)
  const asked = all.flatMap((address) =>
    waysToAsk(address).map(async (way) => ({ address, ...(await ask(site, address, way)) })),
  )
  for (const { address, status, headers, text } of await Promise.all(asked)) {
    expect(status, address).toBeGreaterThanOrEqual(500)
    expect(text).not.toMatch(new RegExp(`${secretName}|Legenda secreta`))
    if (isFileUrl(address)) expect(headers.get('cache-control')).toContain('no-store')
  }
  await line.restore()
  await expect.poll(statuses, soon).toEqual([404])
})

test('150 guessed links open nothing, and few of them cost a rendered page', async () => {
  const site = await adminSiteForTest()
  const statuses = new Map<number, number>()
  const token = () =>
    Buffer.from(crypto.getRandomValues(new Uint8Array(17)))
      .toString('base64url')
      .slice(0, 22)
  const guess = async () => {
    const answer = await fetch(`${site.url}/familias/${token()}`, { redirect: 'manual' })
    await answer.arrayBuffer()
    expect(answer.headers.has('set-cookie')).toBe(false)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  }
  for (let n = 0; n < 150; n += 50) await Promise.all(Array.from({ length: 50 }, guess))
  expect([...statuses.keys()].toSorted()).toEqual([404, 429])
  expect(statuses.get(404)).toBeLessThan(100)
  expect((await fetch(`${site.url}/eventos`)).status).toBe(200)
})
