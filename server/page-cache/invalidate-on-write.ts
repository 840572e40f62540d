import type { EventStore } from '#domain/events/event-store.ts'
import type { ContentVersion } from './version.ts'

/** The compiler demands a line here for every new method of the port. */
const writes: Record<keyof EventStore, boolean> = {
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
  photoUrls: false,
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
  replaceFiles: true,
}

type Method = (...given: unknown[]) => Promise<unknown>

/** The same store, but every write invalidates the version, even a failed one. */
export function invalidateOnWrite(
  events: EventStore,
  { invalidate }: Pick<ContentVersion, 'invalidate'>,
): EventStore {
  const methods = Object.entries(events) as [keyof EventStore, Method][]
  const wrapped = methods.map(([name, method]) => {
    if (!writes[name]) return [name, method]
    return [name, (...given: unknown[]) => method(...given).finally(invalidate)]
  })
  return Object.fromEntries(wrapped)
}
