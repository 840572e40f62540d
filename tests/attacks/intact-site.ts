import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import type { SchoolEvent } from '#domain/events/event.ts'
import { namedKeys } from '#domain/photos/collect-photos.ts'
import { photoFiles } from '#domain/photos/served-photo.ts'
import type { AdminSite } from '#tests/running-site/admin-client.ts'
import { eventsIn, inFolder } from '#tests/sample-data/school-folder.ts'

export const storedEvents = ({ dataDir }: AdminSite): Promise<SchoolEvent[]> => eventsIn(dataDir)

/**
 * What must hold after every hostile request or fault: the process lives and answers, the events
 * are those given (or whatever they are now), and the folders hold their photos, those of the bin, and nothing else.
 */
export async function expectIntact(site: AdminSite, before?: SchoolEvent[]): Promise<void> {
  expect(site.child.exitCode).toBeNull()
  expect((await fetch(`${site.url}/eventos`)).status).toBe(200)
  const events = await storedEvents(site)
  // After a removal `fotosRemovidas` stays, to keep the numbers of the other photos.
  const asTheyAre = (all: SchoolEvent[]) => all.map(({ fotosRemovidas: _, ...event }) => event)
  if (before) expect(asTheyAre(events)).toEqual(asTheyAre(before))
  const named = await inFolder(site.dataDir, namedKeys)
  // A refused batch is deleted after the response.
  await vi.waitFor(() => expect(filesIn(site)).toEqual(filesOf(named)), { timeout: 10_000 })
}

/** Every name below the photo folders, except in `originals`, whose endings only the sender knows. */
function filesIn({ dataDir }: AdminSite) {
  const names = (folder: string) =>
    readdirSync(join(dataDir, folder), { recursive: true, encoding: 'utf8' }).sort()
  return {
    pictures: names('pictures').filter((name) => name.includes('.')),
    originals: names('originals').map((name) => name.replace(/\.\w+$/, '')),
    staging: names('staging'),
  }
}

function filesOf(keys: Iterable<string>): ReturnType<typeof filesIn> {
  const sorted = [...keys].sort()
  return {
    pictures: sorted
      .flatMap((key) => Object.values(photoFiles).map((file) => `${key}/${file}`))
      .sort(),
    originals: sorted,
    staging: [],
  }
}
