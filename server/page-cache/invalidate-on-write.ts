import type { EventBin } from '#domain/events/event-bin.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import type { ContentVersion } from './version.ts'

/** The compiler demands a line here for every new method of the ports. */
const writes: Record<Exclude<keyof EventStore, 'bin'>, boolean> = {
  all: false,
  unreadable: false,
  page: false,
  publicPage: false,
  reserved: false,
  openings: false,
  byFamilyLink: false,
  one: false,
  gallery: false,
  photoPosition: false,
  photoByKey: false,
  byPhotoKey: false,
  namedKeys: false,
  erased: false,
  recordErased: false,
  seenUnnamed: false,
  saveSeenUnnamed: false,
  assertFresh: false,
  version: false,
  ping: false,
  removeSubmissionsBefore: false,
  create: true,
  update: true,
  setFields: true,
  setCover: true,
  confirmConsent: true,
  remove: true,
  importEvent: true,
  appendPhotos: true,
  removePhotos: true,
  arrangePhotos: true,
  setCaption: true,
  replacePicture: true,
}

const binWrites: Record<keyof EventBin, boolean> = {
  all: false,
  find: false,
  putEvent: true,
  putPhotos: true,
  restore: true,
  remove: false,
}

type Method = (...given: unknown[]) => Promise<unknown>

/** The same store, but every write invalidates the version, even a failed one. */
export function invalidateOnWrite(
  { bin, ...events }: EventStore,
  { invalidate }: Pick<ContentVersion, 'invalidate'>,
): EventStore {
  const wrapped = <Port extends object>(port: Port, isWrite: Record<keyof Port, boolean>): Port => {
    const methods = Object.entries(port) as [keyof Port, Method][]
    const entries = methods.map(([name, method]) => {
      if (!isWrite[name]) return [name, method]
      return [name, (...given: unknown[]) => method(...given).finally(invalidate)]
    })
    return Object.fromEntries(entries)
  }
  return { ...wrapped(events, writes), bin: wrapped(bin, binWrites) }
}
