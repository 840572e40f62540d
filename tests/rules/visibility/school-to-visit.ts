import { Hono } from 'hono'
import { loader as eventCalendar } from '#app/routes/files/event-calendar.ts'
import { loader as familyJpeg } from '#app/routes/files/family-photo-jpeg.ts'
import { loader as familyData } from '#app/routes/files/family-photos.ts'
import { loader as galleryJpeg } from '#app/routes/files/gallery-photo-jpeg.ts'
import { loader as galleryData } from '#app/routes/files/gallery-photos.ts'
import { loader as guardedFile } from '#app/routes/files/guarded-photo.ts'
import { loader as zip } from '#app/routes/files/photos-zip.ts'
import { loader as calendar } from '#app/routes/files/school-calendar.ts'
import { loader as sitemap } from '#app/routes/files/sitemap.ts'
import { loader as list } from '#app/routes/site/events/events.tsx'
import { loader as familyPage } from '#app/routes/site/family/family-gallery.tsx'
import { loader as galleryPage } from '#app/routes/site/gallery/gallery.tsx'
import { schoolDefaults } from '#content/school.ts'
import { recentSessions } from '#domain/admin/recent-sessions.ts'
import { sessionLifetimeMs } from '#domain/admin/session.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { guardedEvents } from '#domain/events/guarded-events.ts'
import { publicEvents } from '#domain/events/public-events.ts'
import { tokenSeal } from '#domain/events/sealed-token.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import { shownPhotoUrls } from '#domain/photos/photo-urls.ts'
import { photosToSave } from '#domain/photos/photos-to-save.ts'
import { publicPhotos } from '#domain/photos/public-photos.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { shownSchool } from '#domain/school/shown-school.ts'
import { StoreFault } from '#domain/store-fault.ts'
import { photoPath } from '#server/http/not-routed.ts'
import { photoFiles } from '#server/http/photo-files.ts'
import { at, enterWithPassword, memoryAdmin } from '#tests/rules/admin/memory-admin.ts'
import { aNewPhoto, anEncodedPicture, anEvent } from '#tests/sample-data/builders.ts'
import { callRoute, siteUrl } from '#tests/sample-data/call-route.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'
import { memoryPhotoStore } from '#tests/sample-data/memory-photos.ts'
import { trusted } from '#tests/sample-data/trusted.ts'

export const eventId = 'festa'
export const photoId = 7
/** Only the bytes of the photo contain it. */
const secret = 'CHILDREN'

const loaders = {
  ...{ list, sitemap, calendar, eventCalendar },
  ...{ galleryPage, galleryData, galleryJpeg },
  ...{ familyPage, familyData, familyJpeg, guardedFile, zip },
}

/** What a response has: the photo, a mention of it or its event, or a status and neither. */
export type Got = 'photo' | 'mention' | number

/** Every URL at which an event or its photo may be. `file`: the photo's public URL. */
export type Requests = Record<keyof typeof loaders | 'file', Got>

/** Has the token of a family link, of a session, or neither. */
type Viewer = { family?: string; admin?: string }

const cookieOf = ({ family = '', admin = '' }: Viewer) =>
  `escola-familias=${family}; escola-admin=${admin}`

/** 'unconfirmed': what is in memory may be old. 'unreadable': nothing of it is in memory. */
export type Fault = 'unconfirmed' | 'unreadable'

/** A school with one event, one photo and one admin, in memory. Its URLs are requested without a server. */
export async function schoolToVisit() {
  let now = at(0)
  let fault: Fault | null = null
  const clock = () => now
  const events = eventStore(memoryDocuments())
  const fail = async () => {
    throw new StoreFault('unavailable', 'fora do ar')
  }
  const asked = new Proxy(events, {
    get: (store, name: keyof typeof events) =>
      fault === 'unreadable' || (fault && name === 'assertFresh') ? fail : store[name],
  })
  const photos = memoryPhotoStore()
  const { url } = await photos.put(Buffer.from('original'), anEncodedPicture(secret), {
    eventId,
    isPublic: false,
  })
  const photo = { ...aNewPhoto({ url }), id: photoId }
  await events.importEvent(anEvent({ id: eventId, data: '2026-06-25', fotos: [photo] }))
  const key = photoKey(url)

  const admin = await memoryAdmin()
  const { token: session } = await enterWithPassword(admin)
  const shown = shownSchool(schoolInUse(null, schoolDefaults), siteUrl)
  const facts = { ...shown.facts, photoSaving: { families: true, visitors: true } }
  const publicPhotosNow = publicPhotos({
    events: asked,
    sitePictures: async () => ({}),
    now: clock,
  })
  const services = {
    now: clock,
    clock: { now: clock, publicNow: clock },
    publicEvents: publicEvents(asked, clock),
    guardedEvents: guardedEvents(asked, clock),
    photos,
    photosToSave: photosToSave({
      photos,
      pictures: { toJpeg: async (bytes) => ({ jpeg: new Uint8Array(bytes) }) },
    }),
    photoUrls: shownPhotoUrls([photos.urls], clock),
    school: { shown: async () => ({ ...shown, facts }), latest: async () => ({ revision: 1 }) },
    changes: { ofSchool: async () => [] },
    linkSeal: tokenSeal('of the tests'),
    admin: { isSignedIn: recentSessions(admin, clock) },
  }
  const log = { error: () => {} } as never
  const photoFile = photoFiles({ photos, publicPhotos: publicPhotosNow, cdnSeconds: 0, log })
  const server = new Hono().get(photoPath, photoFile as never)

  async function got(response: Response): Promise<Got> {
    const text = await response.text()
    if (text.includes(secret)) return 'photo'
    return text.includes(key) || text.includes(eventId) ? 'mention' : response.status
  }

  return {
    events,
    session,
    erasePhoto: async () => {
      await events.removePhotos(eventId, [photoId], now)
      await photos.remove([photo])
    },
    endSessions: () => admin.sessions.removeEnded(trusted(at(1).getTime() + sessionLifetimeMs)),
    setFault: (next: Fault | null) => {
      fault = next
    },
    setClock: (moment: Date) => {
      now = moment
    },
    download: async (viewer: Viewer) => {
      const request = { params: { id: eventId }, cookie: cookieOf(viewer) }
      const { body } = await callRoute(zip, services, request)
      if (!body) throw new Error('no zip')
      return body.getReader()
    },
    visit: async (viewer: Viewer = {}): Promise<Requests> => {
      const cookie = cookieOf(viewer)
      const responses = Object.entries(loaders).map(async ([name, loader]) => {
        const file = loader === guardedFile ? 'large.webp' : `${photoId}.jpg`
        const params = { id: eventId, key, file }
        return [name, await got(await callRoute(loader, services, { params, cookie }))] as const
      })
      const file = await server.request(`/fotos/${key}/large.webp`, { headers: { cookie } })
      return {
        ...Object.fromEntries(await Promise.all(responses)),
        file: await got(file),
      } as Requests
    },
  }
}
