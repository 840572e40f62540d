import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { decodePicture } from '#adapters/sharp/decode-picture.ts'
import { encodeSizes } from '#adapters/sharp/encode-picture.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import { addPhotos } from '#domain/photos/add-photos.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { openStores, type Stores } from '#server/stores.ts'
import { aDraft, quarters } from './builders.ts'

const now = () => new Date()

/** In this process: starting one for the decoder takes longer than these pictures. */
const pictures = {
  encode: async (bytes: Uint8Array) => {
    const decoded = await decodePicture(bytes, 'png', async () => {})
    return 'refused' in decoded ? decoded : encodeSizes(decoded)
  },
}

/** Fills a data folder with events of so many small photos each, and closes it again. */
export async function fillFolder(dataDir: string, events: Record<string, number>): Promise<void> {
  await inFolder(dataDir, async (stores) => {
    for (const [nome, photos] of Object.entries(events)) {
      const { id } = await stores.events.create(aDraft({ nome }), now())
      if (photos > 0) await send(stores, id, photos)
    }
  })
}

export async function inFolder<T>(dataDir: string, work: (stores: Stores) => Promise<T>) {
  const stores = await openStores({ dataDir })
  try {
    return await work(stores)
  } finally {
    await stores.close()
  }
}

let sent = 0

/** A batch of small photos, no two of them alike. */
export async function send(stores: Stores, eventId: string, count: number): Promise<Photo[]> {
  const files = []
  for (let index = 0; index < count; index += 1) {
    sent += 1
    const bytes = await quarters({ width: 60 + (sent % 50), height: 40 + Math.floor(sent / 50) })
    files.push({ name: `foto-${sent}.png`, type: 'image/png', bytes })
  }
  const outcome = await addPhotos(eventId, files, { ...stores, pictures }, { now })
  if (outcome.kind !== 'added') throw new Error(JSON.stringify(outcome))
  return outcome.photos
}

export function eventsIn(dataDir: string): Promise<SchoolEvent[]> {
  return inFolder(dataDir, ({ events }) => events.all())
}

/** Name and digest of every file below some folders of the data folder. */
export function filesIn(dataDir: string, folders = ['pictures', 'originals']): Map<string, string> {
  const found = new Map<string, string>()
  for (const folder of folders) {
    const names = readdirSync(join(dataDir, folder), { recursive: true, encoding: 'utf8' })
    for (const name of names.sort()) {
      const path = join(dataDir, folder, name)
      if (!statSync(path).isFile()) continue
      found.set(join(folder, name), createHash('sha256').update(readFileSync(path)).digest('hex'))
    }
  }
  return found
}
