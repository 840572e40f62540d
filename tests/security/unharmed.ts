import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { SchoolEvent } from '#domain/events/event.ts'
import { ownPhotoKey, photoFiles } from '#domain/photos/photo-addresses.ts'
import { type AdminSite, inStores } from './admin-client.ts'

const stackText = /\n\s+at \S|node_modules|file:\/\/|Unexpected Server Error/

export function expectNoStack(body: string): void {
  expect(stackText.exec(body)?.[0]).toBeUndefined()
}

export const keptEvents = (site: AdminSite): Promise<SchoolEvent[]> =>
  inStores(site, ({ events }) => events.all())

/**
 * What must hold after every hostile request or fault: the process lives and answers, the events
 * are those given (or whatever they are now), and the folders hold their photos and nothing else.
 */
export async function expectUnharmed(site: AdminSite, before?: SchoolEvent[]): Promise<void> {
  expect(site.child.exitCode).toBeNull()
  expect((await fetch(`${site.url}/eventos`)).status).toBe(200)
  const events = await keptEvents(site)
  if (before) expect(events).toEqual(before)
  expect(filesIn(site)).toEqual(filesOf(events))
}

/** Every name below the photo folders, except in `originals`, whose endings only the sender knows. */
function filesIn({ dataDir }: AdminSite) {
  const names = (folder: string) =>
    readdirSync(join(dataDir, folder), { recursive: true, encoding: 'utf8' }).sort()
  return {
    photos: names('photos').filter((name) => name.includes('.')),
    originals: names('originals').map((name) => name.replace(/\.\w+$/, '')),
    staging: names('staging'),
    batches: names('batches'),
    setAside: names('set-aside'),
  }
}

function filesOf(events: SchoolEvent[]): ReturnType<typeof filesIn> {
  const keys = events.flatMap(({ fotos }) => fotos.flatMap(({ url }) => ownPhotoKey(url) ?? []))
  return {
    photos: keys.flatMap((key) => Object.values(photoFiles).map((file) => `${key}/${file}`)).sort(),
    originals: keys.toSorted(),
    staging: [],
    batches: [],
    setAside: [],
  }
}
