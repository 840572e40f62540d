import { readFileSync } from 'node:fs'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '#bench/chromium.ts'
import { newDataDir } from '#bench/data-dir.ts'
import { type Box, type FacePhoto, facePhotos, largePhoto, matched } from '#bench/face-photos.ts'
import { atLeast, atMost, type Figure } from '#bench/table.ts'
import { addPhotos } from '#domain/photos/add-photos.ts'
import { openStores } from '#server/stores.ts'
import { accountEnv, adminEmail, signIn } from '#tests/running-site/admin-client.ts'
import { startSite } from '#tests/running-site/site-process.ts'
import { aDraft } from '#tests/sample-data/builders.ts'

export const title = 'Faces, found in the covering editor'

/** How much slower a phone is. Chromium slows down no workers, so the processor time is multiplied. */
const phoneSlowdown = 4
/** Covers are this much larger than faces (domain/faces/cover-faces.ts). */
const cover = { wider: 1.35, taller: 1.5, higher: 0.06 }

type Search = { found: Box[]; seconds: number; megabytes: number; longestWaitMs: number }

export async function measure(): Promise<Figure[]> {
  const folder = process.env.FACE_PHOTOS
  const marked = facePhotos(folder)
  if (marked.length === 0) {
    console.log('No photos of people: FACE_PHOTOS names no folder, so recall is not measured.')
  }
  const photos = [await largePhoto(), ...marked]
  const { dataDir, paths } = await schoolWith(photos)
  const site = await startSite({ ...accountEnv, DATA_DIR: dataDir })
  try {
    const jar = await signIn(site)
    const note = JSON.stringify({ isLoggedIn: true, user: adminEmail, timestamp: Date.now() })
    const searches: { photo: FacePhoto; search: Search }[] = []
    for (const [index, photo] of photos.entries()) {
      // A browser for each photo: nothing is compiled or cached yet.
      const browser = await chromium.launch(chromiumOptions)
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
      await context.addCookies(
        Object.entries(jar).map(([name, value]) => ({ name, value, url: site.url })),
      )
      await context.addInitScript((value) => localStorage.setItem('adminAuth', value), note)
      const page = await context.newPage()
      await page.goto(site.url + paths[index])
      const search = await searched(page, await browser.newBrowserCDPSession(), photo)
      await browser.close()
      searches.push({ photo, search })
      console.log(lineOf(photo, search))
    }
    return figuresOf(searches)
  } finally {
    await site.stop()
  }
}

async function schoolWith(photos: readonly FacePhoto[]) {
  const dataDir = newDataDir()
  const stores = await openStores({ dataDir })
  const { id } = await stores.events.create(aDraft({ nome: 'Turma' }), new Date())
  const files = photos.map(({ name, bytes }) => ({ name, type: 'image/jpeg', bytes }))
  const added = await addPhotos(id, files, stores, { now: () => new Date() })
  if (added.kind !== 'added') throw new Error(added.kind)
  const event = await stores.events.one(id)
  await stores.close()
  const idOf = ({ name }: FacePhoto) => event?.fotos.find(({ nome }) => nome === name)?.id
  return {
    dataDir,
    paths: photos.map((photo) => `/admin/evento/${id}/fotos/${idOf(photo)}/cobrir`),
  }
}

async function searched(page: Page, devtools: CDPSession, { truth }: FacePhoto): Promise<Search> {
  const before = await renderers(devtools)
  await page.evaluate(recordLongestWait)
  await page.getByRole('button', { name: 'Encontrar rostos' }).click()
  const status = page.getByRole('status').filter({ hasText: /ncontramos/ })
  await status.waitFor({ timeout: 120_000 })
  const growths = (await renderers(devtools)).map((after) => {
    const { seconds = 0, now = 0 } = before.find(({ pid }) => pid === after.pid) ?? {}
    return { seconds: after.seconds - seconds, megabytes: after.most - now }
  })
  const seconds = growths.reduce((sum, one) => sum + one.seconds, 0)
  const megabytes = Math.max(...growths.map((one) => one.megabytes))
  const longestWaitMs = await page.evaluate(() => (window as unknown as Waits).longestWait)
  const { width = 1, height = 1 } = truth ?? {}
  const covers = await page.locator('.redaction-box').evaluateAll((boxes) =>
    boxes.map((box) => {
      const { left, top, width, height } = (box as HTMLElement).style
      return [left, top, width, height].map((side) => Number.parseFloat(side) / 100)
    }),
  )
  return {
    found: covers.map((box) => faceUnder(box as Box, { width, height })),
    ...{ seconds, megabytes, longestWaitMs },
  }
}

/** The face in pixels, computed back from its cover in fractions. */
function faceUnder([x, y, w, h]: Box, picture: { width: number; height: number }): Box {
  const width = w / cover.wider
  const height = h / cover.taller
  const left = x + (w - width) / 2
  const top = y + (h - height) / 2 + height * cover.higher
  const { width: across, height: down } = picture
  return [left * across, top * down, width * across, height * down]
}

type Waits = { longestWait: number }

/** How long a tap would have waited: the longest time between two turns of the page's own thread. */
function recordLongestWait(): void {
  const page = window as unknown as Waits
  page.longestWait = 0
  let last = performance.now()
  setInterval(() => {
    const now = performance.now()
    page.longestWait = Math.max(page.longestWait, now - last)
    last = now
  }, 10)
}

/** Each renderer's processor time, and its memory in megabytes: now, and the most it has had. */
async function renderers(devtools: CDPSession) {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id, cpuTime }) => {
      const status = readFileSync(`/proc/${id}/status`, 'utf8')
      const megabytes = (name: string) =>
        Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
      return { pid: id, seconds: cpuTime, now: megabytes('VmRSS'), most: megabytes('VmHWM') }
    })
}

function lineOf({ name, truth }: FacePhoto, { found, seconds, megabytes, longestWaitMs }: Search) {
  const { hit, falseAlarms } = matched(found, truth?.faces ?? [])
  const faces = truth ? `${hit} of ${truth.faces.length}, ${falseAlarms} false` : `${found.length}`
  return `${name}: ${faces}; ${seconds.toFixed(2)} s of processor, +${Math.round(megabytes)} MB, a tap waits at most ${Math.round(longestWaitMs)} ms`
}

function figuresOf(searches: { photo: FacePhoto; search: Search }[]): Figure[] {
  const [large, ...others] = searches
  const most = (of: (search: Search) => number) =>
    Math.max(...searches.map(({ search }) => of(search)))
  const cost = [
    atMost(4, 's', 'processor time, a photo of 12 megapixels', large?.search.seconds ?? 0),
    atMost(20, 's', 'the same on a phone', (large?.search.seconds ?? 0) * phoneSlowdown),
    atMost(
      250,
      'MB',
      'memory, at most',
      most(({ megabytes }) => megabytes),
    ),
  ]
  const judged = others.map(({ photo, search }) => ({
    faces: photo.truth?.faces.length ?? 0,
    ...matched(search.found, photo.truth?.faces ?? []),
  }))
  if (judged.length === 0) return cost
  const sum = (of: (one: (typeof judged)[number]) => number) =>
    judged.reduce((total, one) => total + of(one), 0)
  const recall = (100 * sum(({ hit }) => hit)) / sum(({ faces }) => faces)
  return [
    atLeast(95, '%', `faces found, of ${sum(({ faces }) => faces)}`, recall),
    atMost(1, '', 'false alarms a photo', sum(({ falseAlarms }) => falseAlarms) / judged.length),
    ...cost,
  ]
}
