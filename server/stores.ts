import { join } from 'node:path'
import { diskPhotoStore } from '#adapters/disk/photo-store.ts'
import { sharpPictureMaker } from '#adapters/sharp/picture-maker.ts'
import { schoolDatabase } from '#adapters/sqlite/database.ts'
import { sqliteEventStore } from '#adapters/sqlite/event-store.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import type { PhotoStore } from '#domain/photos/photo-store.ts'
import type { PictureMaker } from '#domain/photos/picture-maker.ts'
import type { Env } from './env.ts'

export type Stores = {
  events: EventStore
  photos: PhotoStore
  pictures: PictureMaker
  close: () => void
}

/** Who plays each part, for the site and for the operator's commands alike. */
export function openStores({ dataDir }: Pick<Env, 'dataDir'>): Stores {
  const database = schoolDatabase(join(dataDir, 'escola.db'))
  return {
    events: sqliteEventStore(database),
    photos: diskPhotoStore(dataDir),
    pictures: sharpPictureMaker(),
    close: () => database.close(),
  }
}
