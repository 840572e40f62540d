import { randomBytes } from 'node:crypto'
import { argon2PasswordHasher } from '#adapters/argon2/password-hasher.ts'
import { cloudinaryPhotoUrls, publicIdOf } from '#adapters/cloudinary/photo-urls.ts'
import { diskLinkSecret } from '#adapters/disk/link-secret.ts'
import { sharpPictureEncoder } from '#adapters/sharp/picture-encoder.ts'
import { simpleWebAuthnVerifier } from '#adapters/simplewebauthn/passkey-verifier.ts'
import { zxcvbnCommonPasswords } from '#adapters/zxcvbn/common-passwords.ts'
import { accountStore } from '#domain/admin/account-store.ts'
import type { CommonPasswords } from '#domain/admin/common-passwords.ts'
import { invitationStore } from '#domain/admin/invitation-store.ts'
import { passkeyStore } from '#domain/admin/passkey-store.ts'
import type { PasskeyVerifier } from '#domain/admin/passkey-verifier.ts'
import type { PasswordHasher } from '#domain/admin/password-hasher.ts'
import { sessionStore } from '#domain/admin/session-store.ts'
import { usedChallengeStore } from '#domain/admin/used-challenge-store.ts'
import { changeLog } from '#domain/changes/change-log.ts'
import { clockRecord } from '#domain/clock/clock-record.ts'
import { redatingClock } from '#domain/clock/redating-clock.ts'
import { type TrustedMoment, trustedClock } from '#domain/clock/trusted-clock.ts'
import { type Documents, type OnChange, withListeners } from '#domain/documents.ts'
import { eventStore } from '#domain/events/event-store.ts'
import type { PhotoStore } from '#domain/photos/photo-store.ts'
import type { PhotoUrls } from '#domain/photos/photo-urls.ts'
import type { JpegEncoder, SlotPictureEncoder } from '#domain/photos/picture-encoder.ts'
import { servedPhotoUrls } from '#domain/photos/served-photo.ts'
import { waitingBatchStore } from '#domain/photos/waiting-batch.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import { statistics } from '#domain/statistics/statistics.ts'
import type { StatusPictureDrawer } from '#domain/status-picture.ts'
import { databaseFile } from './env/data-folder.ts'
import type { PhotosChoice, StoreChoice } from './env/store-choices.ts'
import type { Env } from './env.ts'

type Records = ReturnType<typeof recordsIn> & {
  onChange: OnChange
  /** Deletes the copy of the database that an update made. */
  removeOldCopy: ((moment: TrustedMoment) => Promise<void>) | undefined
  close: () => Promise<void>
}

function recordsIn(documents: Documents) {
  const clock = redatingClock(
    documents,
    trustedClock(clockRecord(documents), () => new Date()),
  )
  return {
    events: eventStore(documents),
    accounts: accountStore(documents),
    invitations: invitationStore(documents),
    sessions: sessionStore(documents),
    passkeys: passkeyStore(documents),
    usedChallenges: usedChallengeStore(documents),
    school: schoolStore(documents),
    changes: changeLog(documents),
    clock,
    waiting: waitingBatchStore(documents),
    statistics: statistics(documents, {
      now: clock.now,
      processId: randomBytes(6).toString('hex'),
    }),
  }
}

export { loadAlarmMemory, saveAlarmMemory } from '#adapters/disk/alarm-memory.ts'
export { loadBackupRecord } from '#adapters/disk/backup-folder.ts'
export { isShortOfSpace, isTooLargeFor } from '#adapters/disk/free-space.ts'
export { isLeftByClient } from '#adapters/firestore/firestore-fault.ts'

export type Stores = Records & {
  photos: PhotoStore
  pictures: SlotPictureEncoder & JpegEncoder & StatusPictureDrawer
  passwords: PasswordHasher
  commonPasswords: CommonPasswords
}

type Places = Pick<Env, 'dataDir'> & Partial<Pick<Env, 'store' | 'photos'>>
type Warn = (message: string, details: object) => void

export async function openStores(
  { dataDir, store = { kind: 'sqlite' }, photos = { kind: 'disk' } }: Places,
  { warn = console.error }: { warn?: Warn } = {},
): Promise<Stores> {
  const opened = await openDocuments(store, dataDir)
  const { documents, onChange } = withListeners(opened.documents)
  return {
    ...recordsIn(documents),
    onChange,
    removeOldCopy: opened.removeOldCopy,
    close: opened.close,
    photos: await openPhotos(photos, dataDir, warn),
    pictures: sharpPictureEncoder({ warn }),
    passwords: argon2PasswordHasher(),
    commonPasswords: zxcvbnCommonPasswords(),
  }
}

/** The secret that seals family links: never in the database, and the same for all instances on the same stores. */
export async function openLinkSecret({
  dataDir,
  photos,
}: Pick<Env, 'dataDir' | 'photos'>): Promise<string> {
  // Instances with hosted stores share no disk.
  if (photos.kind === 'cloudinary' && photos.keys) return photos.keys.apiSecret
  return diskLinkSecret(dataDir)
}

/** The URLs of every kind of photo store, chosen or not: documents may contain all of them. */
export const photoUrlsByKind: Record<PhotosChoice['kind'], PhotoUrls> = {
  disk: servedPhotoUrls,
  cloudinary: cloudinaryPhotoUrls,
}

type OriginalsEnv = Pick<Env, 'dataDir' | 'pictureBase' | 'pictureAccount'>

const originalsByKind: Record<
  PhotosChoice['kind'],
  (env: OriginalsEnv) => Promise<PhotoStore['original']>
> = {
  disk: async ({ dataDir }) => {
    const { diskPhotoStore } = await import('#adapters/disk/photo-store.ts')
    return diskPhotoStore(dataDir).original
  },
  cloudinary: async ({ pictureBase, pictureAccount }) => {
    const { fetchPicture } = await import('#adapters/cloudinary/fetch-picture.ts')
    const { fetchHiddenOriginal } = await import('#adapters/cloudinary/hidden-original.ts')
    const base = pictureBase ? { apiBase: pictureBase } : {}
    const account = pictureAccount && { ...pictureAccount, ...base }
    return async ({ url, cobertos }) => {
      const publicId = account && cobertos && publicIdOf(url, account)
      const original = publicId ? await fetchHiddenOriginal(publicId, account) : null
      // Without the account's keys, a covered photo is copied with its parts covered.
      return original ?? fetchPicture(url, account ?? base)
    }
  },
}

/** Reads the file of any photo from the store that its URL names. Null: no store has it. */
export async function openOriginals(env: OriginalsEnv): Promise<PhotoStore['original']> {
  const readers = await Promise.all(Object.values(originalsByKind).map((open) => open(env)))
  return async (photo) => {
    for (const read of readers) {
      const original = await read(photo)
      if (original) return original
    }
    return null
  }
}

export function passkeyVerifierOf(site: {
  siteUrl: string
  siteName: () => Promise<string>
}): PasskeyVerifier {
  return simpleWebAuthnVerifier(site)
}

// Only the chosen stores are loaded: the clients of the hosted services are larger than the site.

type OpenDocuments = Pick<Stores, 'close' | 'removeOldCopy'> & { documents: Documents }

async function openDocuments(store: StoreChoice, dataDir: string): Promise<OpenDocuments> {
  switch (store.kind) {
    case 'sqlite': {
      const { removeOldCopy } = await import('#adapters/disk/copy-of-before.ts')
      const { schoolDatabase } = await import('#adapters/sqlite/database.ts')
      const { sqliteDocuments } = await import('#adapters/sqlite/documents.ts')
      const { lockFolderShared } = await import('#adapters/sqlite/folder-lock.ts')
      const lock = lockFolderShared(dataDir)
      const file = databaseFile(dataDir)
      const database = schoolDatabase(file)
      const close = async () => {
        database.close()
        lock.release()
      }
      return {
        documents: sqliteDocuments(database),
        removeOldCopy: (moment) => removeOldCopy(dataDir, moment),
        close,
      }
    }
    case 'firestore': {
      const { connectFirestore } = await import('#adapters/firestore/connection.ts')
      const { firestoreDocuments } = await import('#adapters/firestore/documents.ts')
      const connection = connectFirestore(store)
      const { close } = connection
      return { documents: firestoreDocuments(connection), removeOldCopy: undefined, close }
    }
  }
}

async function openPhotos(photos: PhotosChoice, dataDir: string, warn: Warn): Promise<PhotoStore> {
  switch (photos.kind) {
    case 'disk': {
      const { diskPhotoStore } = await import('#adapters/disk/photo-store.ts')
      return diskPhotoStore(dataDir)
    }
    case 'cloudinary': {
      const { cloudinaryPhotoStore } = await import('#adapters/cloudinary/photo-store.ts')
      return cloudinaryPhotoStore(photos, { warn })
    }
  }
}
