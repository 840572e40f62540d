import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firestoreDocuments } from '#adapters/firestore/documents.ts'
import { schoolDatabase } from '#adapters/sqlite/database.ts'
import { sqliteDocuments } from '#adapters/sqlite/documents.ts'
import { changeLog } from '#domain/changes/change-log.ts'
import { changeAuthor } from '#domain/changes/recorded-change.ts'
import type { Documents } from '#domain/documents.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { aDraft, aNewPhoto } from '#tests/sample-data/builders.ts'
import { aDataFolder } from './data-folder.ts'
import { anInstance, aProject } from './firestore.ts'

const now = new Date('2026-06-21T12:00:00.000Z')
/** With more, Google's emulator keeps one of them waiting for longer than the store's ten seconds. */
const presses = 4

const places: Record<string, () => () => Documents> = {
  sqlite: () => {
    const file = join(aDataFolder(), 'escola.db')
    return () => sqliteDocuments(schoolDatabase(file))
  },
  firestore: () => {
    const project = aProject()
    return () => firestoreDocuments(anInstance(project))
  },
}

test.each(Object.keys(places))(
  '%s: four instances delete and restore one photo at once; event, bin and log always agree',
  async (name) => {
    const open = places[name]?.() as () => Documents
    const opened = Array.from({ length: 4 }, open)
    const stores = opened.map((documents) => eventStore(documents))
    const [first] = stores
    const { id = '' } = (await first?.create(aDraft({ visibilidade: 'familias' }), now)) ?? {}
    const added = (await first?.appendPhotos(id, [aNewPhoto(), aNewPhoto()], now)) ?? []
    const photo = added[0]?.id ?? 0

    const pressing = stores.map(async (store, instance) => {
      let [deleted, restored] = [0, 0]
      for (let press = 0; press < presses; press += 1) {
        const item = `item-${instance}-${press}`
        const person = (deed: string) => ({
          author: () => changeAuthor('Ana', now, `${item}-${deed}`),
        })
        const deletion = { id: item, at: now, by: 'Ana' }
        const put = await store.by(person('d')).bin.putPhotos(id, [photo], deletion)
        if (!put?.photos.length) continue
        deleted += 1
        if ((await store.by(person('r')).bin.restore(item)) === 'restored') restored += 1
      }
      return { deleted, restored }
    })
    // If one fails, the others must not go on pressing after the test.
    await Promise.allSettled(pressing)
    const outcomes = await Promise.all(pressing)
    const sum = (what: 'deleted' | 'restored') =>
      outcomes.reduce((total, outcome) => total + outcome[what], 0)
    expect(sum('deleted')).toBeGreaterThan(0)
    expect(sum('restored')).toBe(sum('deleted'))
    expect((await first?.one(id))?.fotos).toEqual(added)
    expect(await first?.bin.all()).toEqual([])
    const recorded = await changeLog(opened[0] as Documents).before(null, 999)
    const count = (kind: string) => recorded.filter((change) => change.kind === kind).length
    expect([count('photos-deleted'), count('photos-restored')]).toEqual([
      sum('deleted'),
      sum('restored'),
    ])
  },
)
