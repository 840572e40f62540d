import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import sharp from 'sharp'
import { photosOf } from '#domain/events/deleted-item.ts'
import { redactionColour } from '#domain/photos/redaction.ts'
import { ownPhotoKey, photoFiles } from '#domain/photos/served-photo.ts'
import { sweepPhotos } from '#domain/photos/sweep-photos.ts'
import { openStores, type Stores } from '#server/stores.ts'
import { seededRandom } from '#tests/sample-data/seeded-random.ts'
import {
  type Holdings,
  holdingsOf,
  type Line,
  nothingHeld,
  possibleAfter,
  unknownId,
} from './acknowledged-writes.ts'

export type Outcome = { kills: number; inMidWork: number; done: number; losses: string[] }

const mostLines = 12

/** Kills a process that writes again and again at random moments, and checks the school after each. */
export async function killRepeatedly(
  dataDir: string,
  { kills, seed, way }: { kills: number; seed: number; way?: 'naive' | 'bin' },
): Promise<Outcome> {
  const random = seededRandom(seed)
  const outcome: Outcome = { kills: 0, inMidWork: 0, done: 0, losses: [] }
  let holdings: Holdings = nothingHeld
  while (outcome.kills < kills && outcome.losses.length === 0) {
    // The naive one ends by itself, at the moment that matters.
    const lineCount = way === 'naive' ? Number.POSITIVE_INFINITY : 1 + random(mostLines)
    const moment = { lines: lineCount, ms: random(12) }
    const lines = await killedAfter(moment, dataDir, { seed: random(2 ** 31), way })
    outcome.kills += 1
    outcome.done += lines.filter(({ kind }) => kind === 'done').length
    if (lines.at(-1)?.kind === 'begun') outcome.inMidWork += 1
    const stores = await openStores({ dataDir })
    try {
      await sweepPhotos(stores)
      const found = holdingsOf(await stores.events.all(), await stores.events.bin.all())
      outcome.losses.push(
        ...unexpectedState(found, possibleAfter(holdings, lines)),
        ...(await damagedPhotos(stores)),
        ...(await damagedInBin(stores)),
        ...(await leftovers(stores, dataDir)),
      )
      holdings = found
    } finally {
      await stores.close()
    }
  }
  return outcome
}

/**
 * What the process said until it was killed: so many milliseconds after it had said so many lines. The
 * lines count its work, however busy the machine is.
 */
async function killedAfter(
  { lines, ms }: { lines: number; ms: number },
  dataDir: string,
  { seed, way }: { seed: number; way: 'naive' | 'bin' | undefined },
): Promise<Line[]> {
  const args = ['tests/stores/writing-process.ts', dataDir, String(seed), ...(way ? [way] : [])]
  const child = spawn('node_modules/.bin/node', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  let said = ''
  const atWork = new Promise<void>((resolve) => {
    child.stdout.on('data', (part) => {
      said += part
      if (said.split('\n').length > lines) resolve()
    })
  })
  await Promise.race([atWork, closed])
  await pause(ms)
  child.kill('SIGKILL')
  const [code] = await closed
  if (code !== null) throw new Error(`the writing process ended by itself: ${code}`)
  // The last line may have been cut by the kill: then nobody has read it either.
  const whole = said.slice(0, said.lastIndexOf('\n') + 1).trim()
  return whole.split('\n').map((line) => JSON.parse(line))
}

function unexpectedState(found: Holdings, possible: Holdings[]): string[] {
  if (possible.some((holdings) => isDeepStrictEqual(found, named(holdings, found)))) return []
  return [`holds ${JSON.stringify(found)}, but may hold ${JSON.stringify(possible)}`]
}

/** The event with the unknown id is the one that is new. */
function named({ events, bin }: Holdings, found: Holdings): Holdings {
  const { [unknownId]: created, ...others } = events
  const newId = Object.keys(found.events).find((id) => !(id in others))
  return created && newId ? { events: { ...others, [newId]: created }, bin } : { events, bin }
}

/** Photos in the bin are whole and served to nobody. */
async function damagedInBin({ events, photos }: Stores): Promise<string[]> {
  const damaged: string[] = []
  for (const photo of (await events.bin.all()).flatMap(photosOf)) {
    const kept = await photos.openDeleted(photo, 'large')
    const bytes = kept && new Uint8Array(await new Response(kept.body).arrayBuffer())
    if (!bytes || !(await isSound(bytes))) damaged.push(`${photo.nome} is not sound in the bin`)
    const served = await photos.read(ownPhotoKey(photo.url) ?? '', photoFiles.large)
    if (served) damaged.push(`${photo.nome} is deleted and served`)
  }
  return damaged
}

async function damagedPhotos({ events, photos }: Stores): Promise<string[]> {
  const damaged: string[] = []
  for (const { url, nome, cobertos } of (await events.all()).flatMap(({ fotos }) => fotos)) {
    for (const file of Object.values(photoFiles)) {
      const kept = await photos.read(ownPhotoKey(url) ?? '', file)
      if (!kept || !(await isSound(kept.bytes))) damaged.push(`${nome} has no sound ${file}`)
    }
    const large = await photos.read(ownPhotoKey(url) ?? '', photoFiles.large)
    if (large && (await isCovered(large.bytes)) !== Boolean(cobertos)) {
      damaged.push(`${nome} shows what it should not, or hides it`)
    }
    if (!(await photos.original({ url }))) damaged.push(`${nome} has lost its original`)
  }
  return damaged
}

/** Whether the middle of the picture is covered. */
async function isCovered(bytes: Uint8Array): Promise<boolean> {
  const middle = { left: 31, top: 23, width: 1, height: 1 }
  const [r = 0, g = 0, b = 0] = await sharp(bytes).extract(middle).raw().toBuffer()
  const { r: red, g: green, b: blue } = redactionColour
  return Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue) < 40
}

const soundDigests = new Set<string>()

/** Decoded to the last pixel, once for the same bytes. */
async function isSound(bytes: Uint8Array): Promise<boolean> {
  const digest = createHash('sha256').update(bytes).digest('hex')
  if (soundDigests.has(digest)) return true
  const pixels = await sharp(bytes)
    .raw()
    .toBuffer()
    .catch(() => null)
  if (pixels) soundDigests.add(digest)
  return pixels !== null
}

async function leftovers({ events }: Stores, dataDir: string): Promise<string[]> {
  const held = new Set([...(await events.photoUrls())].map(ownPhotoKey))
  const homes = ['photos', 'originals'].flatMap((folder) =>
    readdirSync(join(dataDir, folder))
      .filter((name) => !held.has(name.split('.')[0] ?? ''))
      .map((name) => join(folder, name)),
  )
  const deleted = new Set([...(await events.bin.photoUrls())].map(ownPhotoKey))
  const inBin = readdirSync(join(dataDir, 'deleted')).filter(
    (name) => !deleted.has(name.split('.')[0] ?? ''),
  )
  const workshops = ['staging', 'batches', 'set-aside'].flatMap((folder) =>
    readdirSync(join(dataDir, folder)).map((name) => join(folder, name)),
  )
  return [...homes, ...inBin, ...workshops].map((name) => `${name} was left behind`)
}
