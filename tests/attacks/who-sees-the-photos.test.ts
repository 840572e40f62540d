import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pMap from 'p-map'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { photoFiles } from '#domain/photos/served-photo.ts'
import type { Stores } from '#server/stores.ts'
import { type StandIn, startStandIn } from '#tests/hosted-services/cloudinary-stand-in.ts'
import { hostedEnv, openStoresOf } from '#tests/hosted-services/hosted-stores.ts'
import {
  type AdminSite,
  adminBrowser,
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

const secretName = 'Sarau Reservadíssimo'
const soon = { timeout: 30_000, interval: 100 }

/** Two instances on the same stores, and an event with two photos. */
async function aSchool(env: Record<string, string>) {
  const sites = [await startAdminSite(env), await startAdminSite(env)] as [AdminSite, AdminSite]
  const stores = await openStoresOf(env)
  onTestFinished(async () => {
    await stores.close()
    await Promise.all(sites.map((site) => site.stop()))
  })
  const jar = await signIn(sites[0])
  const browser = adminBrowser(sites[0], jar)
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
  await stores.events.setCaption(
    id,
    (await stores.events.one(id))?.fotos[0]?.id ?? 0,
    'Legenda secreta',
  )
  return { sites, stores, browser, jar, id }
}

/** Every address at which the event or a file of it might be, as its photos are stored now. */
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
  ])
  const files = fotos.flatMap(({ url }, n) => {
    const { src = '', large = '', og } = photos.urls.sizes({ url }) ?? {}
    const key = /g?[0-9a-f]{32}/.exec(url)?.[0] ?? ''
    const own = photoAddresses(id, key)
    if (n > 0) return [url, src, large, og ?? '', ...own]
    // What somebody who knows one address makes of it.
    const otherKey = key.startsWith('g') ? key.slice(1) : `g${key}`
    const guesses = [key, otherKey].flatMap((name) => [
      `/familias/galeria/outro/${name}/large.webp`,
      `/familias/galeria/${id}/${name}/large.webp.data`,
    ])
    return [url, src, large, og ?? '', ...own, ...photoAddresses(id, otherKey), ...guesses]
  })
  // Cloudinary's own addresses, under either type.
  const others = files
    .filter((url) => url.startsWith('https://'))
    .map((url) => url.replace('/image/upload/', '/image/authenticated/'))
  return [...new Set([...pages, ...files, ...others])].filter(Boolean)
}

const photoAddresses = (id: string, key: string) =>
  Object.values(photoFiles).flatMap((file) => [
    `/fotos/${key}/${file}`,
    `/familias/galeria/${id}/${key}/${file}`,
  ])

async function ask(site: AdminSite, address: string, jar: Jar = {}) {
  const url = address.startsWith('https://')
    ? standIn.url + new URL(address).pathname
    : site.url + address
  const answer = await fetch(url, { headers: { cookie: cookieHeader(jar) }, redirect: 'manual' })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type') ?? ''
  const isFile = answer.status === 200 && /^(image|application\/zip)/.test(type)
  return { status: answer.status, isFile, text: bytes.toString(), headers: answer.headers }
}

/**
 * What somebody without link or session gets of the event anywhere: nothing, if this is empty. The instances take
 * turns with the files; the pages, which each of them caches, are asked of both.
 */
async function leaks(sites: AdminSite[], id: string, addresses: Iterable<string>) {
  const found: string[] = []
  const isFileUrl = (address: string) => /[0-9a-f]{32}/.test(address)
  for (const [turn, site] of sites.entries()) {
    await pMap(
      [...addresses].filter((address, n) => !isFileUrl(address) || n % sites.length === turn),
      async (address) => {
        const { status, isFile, text } = await ask(site, address)
        const tells = text.includes(secretName) || text.includes('Legenda secreta')
        if (isFile || tells || status < 400) found.push(`${status} ${address}`)
      },
      { concurrency: 8 },
    )
    for (const list of ['/', '/eventos', '/eventos.data', '/_.data', '/sitemap.xml']) {
      const { text } = await ask(site, list)
      if (text.includes(secretName) || text.includes(id)) found.push(list)
    }
  }
  return found
}

test.each(Object.entries(pairs))(
  '%s: without link or session nobody gets a byte of a hidden event, on two instances',
  async (_, envOf) => {
    const { sites, stores, browser, id } = await aSchool(envOf())
    const change = (fields: Record<string, string>) =>
      browser.post(`/admin/evento/${id}/quem-ve`, fields)
    const ever = new Set(await addressesOf(id, stores))
    const remember = async () => {
      for (const address of await addressesOf(id, stores)) ever.add(address)
    }
    const expectNothing = async (addresses: Iterable<string> = ever) => {
      const pages = () =>
        Promise.all(sites.map(async (site) => (await ask(site, `/galeria-evento/${id}`)).status))
      await expect.poll(pages, soon).toEqual([404, 404])
      expect(await leaks(sites, id, addresses)).toEqual([])
    }

    // The crawler sees what there is while the event is for everyone.
    const openFiles = await Promise.all([...ever].map(async (address) => ask(sites[1], address)))
    expect(openFiles.filter(({ isFile }) => isFile).length).toBeGreaterThanOrEqual(6)
    expect(await leaks(sites, id, [])).toContain('/eventos')

    const hidden = await change({ visibilidade: 'familias' })
    expect(hidden.headers.get('location')).toBe(`/admin/evento/${id}/familias`)
    await remember()
    await expectNothing()

    // A hidden event is like one that never was.
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

    // A family comes by the link, and sees the same gallery on both instances.
    const linkOf = async () => {
      const made = await browser.post(`/admin/evento/${id}/familias`, { dias: '30' })
      return /\/familias\/[\w-]{22}(?=")/.exec(await made.text())?.[0] ?? ''
    }
    const link = await linkOf()
    const document = JSON.stringify(await stores.events.one(id))
    expect(document).not.toContain(link.split('/')[2])
    await expect.poll(async () => (await ask(sites[1], link)).status, soon).toBe(303)
    const response = await fetch(sites[0].url + link, { redirect: 'manual' })
    expect(response.headers.get('location')).toBe(`/familias/galeria/${id}`)
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(new RegExp(`Path=/familias/galeria/${id}; .*HttpOnly; SameSite=Lax`))
    const family = jarOf(response)
    const shown = await addressesOf(id, stores)
    const guardedFiles = shown.filter((address) =>
      new RegExp(`^/familias/galeria/${id}/g[0-9a-f]{32}/\\w+\\.\\w+$`).test(address),
    )
    expect(guardedFiles).toHaveLength(8)
    for (const site of sites) {
      const page = await ask(site, `/familias/galeria/${id}`, family)
      expect(page.text).toContain(secretName)
      for (const answer of [page, await ask(site, guardedFiles[0] ?? '', family)]) {
        expect(answer.status).toBe(200)
        expect(answer.headers.get('cache-control')).toBe('private, no-store')
        expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
        expect(answer.headers.get('x-robots-tag')).toContain('noindex')
      }
      expect(page.text).not.toContain('og:image')
      expect(page.text).not.toContain('data-island="chat-popup"')
      for (const file of guardedFiles) expect((await ask(site, file, family)).isFile).toBe(true)
      const zip = await ask(site, `/familias/galeria/${id}/fotos.zip`, family)
      expect(zip.isFile).toBe(true)
      for (const n of [1, 2]) expect(zip.text).toContain(`${secretName} 2026 - 00${n}.`)
    }
    await expectNothing([`/familias/galeria/${id}`, ...guardedFiles])

    await browser.post(`/admin/evento/${id}/familias/retirar`)
    const seenByFamily = async () => {
      const wanted = [
        `/familias/galeria/${id}`,
        `/familias/galeria/${id}/fotos.zip`,
        ...guardedFiles,
      ]
      const answers = await Promise.all(
        sites.flatMap((site) => wanted.map((path) => ask(site, path, family))),
      )
      return answers.filter(({ status }) => status !== 404).length
    }
    await expect.poll(seenByFamily, soon).toBe(0)
    const renewed = await linkOf()
    expect(renewed).not.toBe(link)

    await change({ visibilidade: 'ninguem' })
    await remember()
    await expectNothing()
    await expect.poll(async () => (await ask(sites[1], renewed)).status, soon).toBe(404)
    const preview = await browser.get(`/familias/galeria/${id}`)
    expect(await preview.text()).toContain(secretName)

    // For everyone again, at addresses that nobody had before.
    await change({ visibilidade: 'todos' })
    const old = [...ever].filter((address) => /[0-9a-f]{32}/.test(address))
    const now = new Set(await addressesOf(id, stores))
    const stillOpen = await pMap(
      old,
      async (address) => ((await ask(sites[1], address)).isFile ? [address] : []),
      { concurrency: 8 },
    )
    expect(stillOpen.flat()).toEqual([])
    const open = await Promise.all([...now].map((address) => ask(sites[1], address)))
    expect(open.filter(({ isFile }) => isFile).length).toBeGreaterThanOrEqual(6)

    // A draft opens by itself.
    await stores.events.setFields(id, {
      visibilidade: 'ninguem',
      publicarEm: new Date(Date.now() + 10_000).toISOString(),
    })
    const listed = async () => {
      const lists = await Promise.all(sites.map((site) => ask(site, '/eventos')))
      return lists.map(({ text }) => text.includes(secretName))
    }
    await expect.poll(listed, soon).toEqual([false, false])
    await expect.poll(listed, { ...soon, interval: 500 }).toEqual([true, true])

    const log = sites.map((site) => site.output().log).join('')
    for (const made of [link, renewed]) expect(log).not.toContain(made.split('/')[2])
  },
)

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
