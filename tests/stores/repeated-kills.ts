import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import sharp from 'sharp'
import { photosOf } from '#domain/events/deleted-item.ts'
import { collectPhotos } from '#domain/photos/collect-photos.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import { type PublicPhotos, publicPhotos } from '#domain/photos/public-photos.ts'
import { redactionColour } from '#domain/photos/redaction.ts'
import { photoFiles } from '#domain/photos/served-photo.ts'
import { openStores, type Stores } from '#server/stores.ts'
import { seededRandom } from '#tests/sample-data/seeded-random.ts'
import { trusted } from '#tests/sample-data/trusted.ts'
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

type Kills = {
  kills: number
  seed: number
  way?: 'naive' | 'bin'
  /** Replaces the check of whether everyone may see a photo: for the control. */
  door?: (dataDir: string) => PublicPhotos
}

/** Kills a process that writes again and again at random moments, and checks the school after each. */
export async function killRepeatedly(
  dataDir: string,
  { kills, seed, way, door }: Kills,
): Promise<Outcome> {
  const random = seededRandom(seed)
  const outcome: Outcome = { kills: 0, inMidWork: 0, done: 0, losses: [] }
  let holdings: Holdings = nothingHeld
  /** Every key that a document has ever named, as far as was reported. */
  const everNamed = new Set<string>()
  while (outcome.kills < kills && outcome.losses.length === 0) {
    // The naive process kills itself, at the moment that matters.
    const lineCount = way === 'naive' ? Number.POSITIVE_INFINITY : 1 + random(mostLines)
    const moment = { lines: lineCount, ms: random(12) }
    const lines = await killedAfter(moment, dataDir, { seed: random(2 ** 31), way })
    outcome.kills += 1
    outcome.done += lines.filter(({ kind }) => kind === 'done').length
    if (lines.at(-1)?.kind === 'begun') outcome.inMidWork += 1
    for (const line of lines)
      if (line.kind === 'done') for (const key of line.keys ?? []) everNamed.add(key)
    const stores = await openStores({ dataDir })
    try {
      // Before anything else happens: what the first visitors get.
      const everyone = door?.(dataDir) ?? publicPhotos({ ...stores, sitePictures, now })
      outcome.losses.push(...(await wronglyServed(stores, everyone, everNamed)))
      await collectPhotos(stores, trusted(now()))
      const found = holdingsOf(await stores.events.all(), await stores.events.bin.all())
      outcome.losses.push(
        ...unexpectedState(found, possibleAfter(holdings, lines)),
        ...(await damagedPhotos(stores)),
        ...(await leftovers(stores, dataDir, everNamed)),
      )
      for (const key of await stores.events.namedKeys()) everNamed.add(key)
      holdings = found
    } finally {
      await stores.close()
    }
  }
  return outcome
}

const now = () => new Date()
const sitePictures = async () => ({})

/** According to the documents, photos of public events are served, and no other file is. */
async function wronglyServed(
  { events, photos }: Stores,
  everyone: PublicPhotos,
  everNamed: ReadonlySet<string>,
): Promise<string[]> {
  const all = await events.all()
  const shown = all.filter(({ visibilidade }) => visibilidade === 'todos')
  const publicKeys = new Set(shown.flatMap(({ fotos }) => fotos).map(({ url }) => photoKey(url)))
  const stored = (await photos.stored()).map(({ url }) => photoKey(url))
  const wrong: string[] = []
  for (const key of new Set([...stored, ...everNamed, ...publicKeys])) {
    const isServed = (await everyone.has(key)) && (await photos.read(key, photoFiles.large))
    if (isServed && !publicKeys.has(key)) wrong.push(`${key} is hidden or deleted, and served`)
    if (!isServed && publicKeys.has(key)) wrong.push(`${key} is public, and not served`)
  }
  return wrong
}

/**
 * What the process wrote until it was killed, `ms` milliseconds after it had written `lines` lines. Lines
 * measure its work, however busy the machine is.
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
  // The kill may have cut the last line: then it has acknowledged nothing.
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

/** In events and in the bin. */
async function damagedPhotos({ events, photos }: Stores): Promise<string[]> {
  const damaged: string[] = []
  const deleted = (await events.bin.all()).flatMap(photosOf)
  const kept = (await events.all()).flatMap(({ fotos }) => fotos)
  for (const { url, nome, cobertos } of [...kept, ...deleted]) {
    for (const file of Object.values(photoFiles)) {
      const stored = await photos.read(photoKey(url), file)
      if (!stored || !(await isSound(stored.bytes))) damaged.push(`${nome} has no sound ${file}`)
    }
    const large = await photos.read(photoKey(url), photoFiles.large)
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

/** Decodes to the last pixel; the same bytes only once. */
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

/**
 * After a collection no file is left that a document once named and no longer names. A file that was being written
 * is named by nothing, is not served, and is deleted when it is a day old.
 */
async function leftovers(
  { events, photos }: Stores,
  dataDir: string,
  everNamed: ReadonlySet<string>,
): Promise<string[]> {
  const named = await events.namedKeys()
  const erased = await events.erased()
  const left = (await photos.stored())
    .map(({ url }) => photoKey(url))
    .filter((key) => !named.has(key) && (everNamed.has(key) || erased.has(key)))
  const staging = join(dataDir, 'staging')
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
  for (const name of readdirSync(staging)) utimesSync(join(staging, name), twoDaysAgo, twoDaysAgo)
  await photos.removeUnfinished?.(trusted(new Date()))
  return [...left, ...readdirSync(staging)].map((name) => `${name} was left behind`)
}

/** Serves every file that exists, as a site that does not check each request would. */
export function everyFile(dataDir: string): PublicPhotos {
  return { has: async (key) => existsSync(join(dataDir, 'pictures', key)) }
}
