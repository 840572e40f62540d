import { join } from 'node:path'
import { argon2PasswordKeeper } from '#adapters/argon2/password-keeper.ts'
import { diskPhotoStore } from '#adapters/disk/photo-store.ts'
import { sharpPictureMaker } from '#adapters/sharp/picture-maker.ts'
import { sqliteAccountStore } from '#adapters/sqlite/account-store.ts'
import { schoolDatabase } from '#adapters/sqlite/database.ts'
import { sqliteEventStore } from '#adapters/sqlite/event-store.ts'
import { sqliteLoginDelayStore } from '#adapters/sqlite/login-delay-store.ts'
import { sqliteSessionStore } from '#adapters/sqlite/session-store.ts'
import type { AccountStore } from '#domain/admin/account-store.ts'
import type { LoginDelayStore } from '#domain/admin/login-delay-store.ts'
import type { PasswordKeeper } from '#domain/admin/password-keeper.ts'
import type { SessionStore } from '#domain/admin/session-store.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import type { PhotoStore } from '#domain/photos/photo-store.ts'
import type { PictureMaker } from '#domain/photos/picture-maker.ts'
import type { Env } from './env.ts'

export type Stores = {
  events: EventStore
  photos: PhotoStore
  pictures: PictureMaker
  account: AccountStore
  sessions: SessionStore
  delays: LoginDelayStore
  passwords: PasswordKeeper
  close: () => void
}

/** Who plays each part, for the site and for the operator's commands alike. */
export function openStores({ dataDir }: Pick<Env, 'dataDir'>): Stores {
  const database = schoolDatabase(join(dataDir, 'escola.db'))
  return {
    events: sqliteEventStore(database),
    photos: diskPhotoStore(dataDir),
    pictures: sharpPictureMaker(),
    account: sqliteAccountStore(database),
    sessions: sqliteSessionStore(database),
    delays: sqliteLoginDelayStore(database),
    passwords: argon2PasswordKeeper(),
    close: () => database.close(),
  }
}
