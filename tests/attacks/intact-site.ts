import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import type { SchoolEvent } from '#domain/events/event.ts'
import { ownPhotoKey, photoFiles } from '#domain/photos/served-photo.ts'
import type { AdminSite } from '#tests/running-site/admin-client.ts'
import { eventsIn } from '#tests/sample-data/school-folder.ts'

export const storedEvents = ({ dataDir }: AdminSite): Promise<SchoolEvent[]> => eventsIn(dataDir)

/**
 * What must hold after every hostile request or fault: the process lives and answers, the events
 * are those given (or whatever they are now), and the folders hold their photos and nothing else.
 */
export async function expectIntact(site: AdminSite, before?: SchoolEvent[]): Promise<void> {
  expect(site.child.exitCode).toBeNull()
  expect((await fetch(`${site.url}/eventos`)).status).toBe(200)
  const events = await storedEvents(site)
  if (before) expect(events).toEqual(before)
  // A site that has just started sweeps while it already answers.
  await vi.waitFor(() => expect(filesIn(site)).toEqual(filesOf(events)), { timeout: 10_000 })
}

/** What batches that are not saved yet have on disk. */
export const stagedFiles = ({ dataDir }: AdminSite) => readdirSync(join(dataDir, 'staging'))

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
