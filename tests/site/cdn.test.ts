import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { removePhotos } from '#domain/photos/remove-photos.ts'
import { startCachingProxy } from '#tests/proxies/caching-proxy.ts'
import { clockAt, skipAnHour } from '#tests/running-site/fake-clock.ts'
import { siteForTest } from '#tests/running-site/site-for-test.ts'
import { aDraft } from '#tests/sample-data/builders.ts'
import { inFolder, send } from '#tests/sample-data/school-folder.ts'

/** nginx counts the age of what it caches in whole seconds. */
const nginxClockSeconds = 1

async function read(address: string) {
  const answer = await fetch(address)
  const { status, headers } = answer
  return {
    status,
    text: await answer.text(),
    cacheControl: headers.get('cache-control'),
    from: headers.get('x-cache'),
  }
}

test('a shared cache keeps public pages for CDN_SECONDS, and nothing that it must not', async () => {
  const site = await siteForTest({ CDN_SECONDS: '60' })
  const shared = 's-maxage=60, stale-while-revalidate=60'
  const controlOf = async (path: string) => (await read(site.url + path)).cacheControl
  const data = '/eventos.data?_routes=routes%2Fsite%2Fevents%2Fevents'
  for (const path of ['/', '/eventos', '/cursos', '/cursos?categoria=online', data]) {
    // First rendered, then taken from the site's own cache.
    for (let n = 0; n < 2; n += 1) expect(await controlOf(path)).toBe(`max-age=0, ${shared}`)
  }
  for (const path of ['/nada', '/galeria-evento/nada', '/admin', '/admin/login', '/healthz']) {
    expect((await controlOf(path)) ?? '', path).not.toContain('s-maxage')
  }
})

test('behind a cache a deleted photo, its file and the day before are shown no longer than twice CDN_SECONDS', async () => {
  const seconds = 3
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  const [gallery, photo] = await inFolder(dataDir, async (stores) => {
    const { id } = await stores.events.create(aDraft(), new Date())
    const [sent] = await send(stores, id, 1)
    if (!sent) throw new Error('one photo')
    return [{ id, path: `/galeria-evento/${id}` }, sent] as const
  })
  const lateInTheEvening = clockAt('2031-05-01T02:30:00Z')
  const site = await siteForTest({
    DATA_DIR: dataDir,
    CDN_SECONDS: String(seconds),
    ...lateInTheEvening,
  })
  const proxy = await startCachingProxy(site.port)
  onTestFinished(proxy.stop)
  const yesterday = 'dateTime="2031-04-30"'
  const paths = [gallery.path, '/privacidade', photo.url]
  for (const from of ['MISS', 'HIT']) {
    const answers = await Promise.all(paths.map((path) => read(proxy.url + path)))
    expect(answers.map((answer) => answer.from)).toEqual([from, from, from])
  }
  const started = performance.now()
  expect((await read(site.url + photo.url)).cacheControl).toBe(
    `public, s-maxage=${seconds}, max-age=31536000, immutable`,
  )

  await inFolder(dataDir, (stores) =>
    removePhotos(gallery.id, [photo.id], stores, { now: new Date() }),
  )
  skipAnHour(site)
  const shows = async (origin: string) => {
    const [page, policy] = await Promise.all(paths.map((path) => read(origin + path)))
    return { photo: page?.text.includes(photo.url), yesterday: policy?.text.includes(yesterday) }
  }
  await expect.poll(() => shows(site.url)).toEqual({ photo: false, yesterday: false })
  const kept = await shows(proxy.url)
  if (performance.now() - started < seconds * 1_000) {
    expect(kept).toEqual({ photo: true, yesterday: true })
  }
  // Nobody asks meanwhile, so nothing is renewed: the first visitor afterwards sees no old page either.
  const elapsed = performance.now() - started
  await pause((2 * seconds + nginxClockSeconds) * 1_000 - elapsed)
  expect(await shows(proxy.url)).toEqual({ photo: false, yesterday: false })

  // The cache asks for the file as often as for a page, and may not keep the refusal.
  for (let n = 0; n < 2; n += 1) {
    expect(await read(proxy.url + photo.url)).toMatchObject({
      status: 404,
      cacheControl: 'no-store',
    })
  }
})
