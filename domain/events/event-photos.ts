import type { RecordedChange } from '#domain/changes/recorded-change.ts'
import type { TrustedMoment } from '#domain/clock/trusted-clock.ts'
import type { Documents, Key } from '#domain/documents.ts'
import type { ArrangePhotos } from '#domain/photos/arrange-photos.ts'
import { erasedPhotos } from '#domain/photos/erased.ts'
import {
  type NewPhoto,
  type Photo,
  type PhotoPicture,
  photoIds,
  pictureFields,
  withIds,
} from '#domain/photos/photo.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import { photoNumbers } from '#domain/photos/photo-number.ts'
import { StoreFault } from '#domain/store-fault.ts'
import type { ChangeEvent } from './change-event.ts'
import { allowsPhotos } from './consent.ts'
import type { SchoolEvent } from './event.ts'
import { withFields } from './event-document.ts'

/**
 * An idempotency key, new for each press of a button. A write that arrives twice with the same key,
 * because the first response was lost, has one effect and gets the same response.
 */
export type SubmissionId = string

/** 'unchanged': the photos are not as the editor saw them, so nothing was moved. */
export type ArrangeOutcome = 'arranged' | 'unchanged' | 'missing'

const submissions = 'site-envios'
/** Browsers retry a batch for a day at most. */
const submissionLifetime = 7 * 24 * 60 * 60 * 1000

const notAuthorised =
  'A autorização confirmada não vale para quem vê este evento agora, e nada foi salvo. Confirme-a na página de fotos.'

/** Operations on an event's photos, each in one transaction. */
export function eventPhotos(
  documents: Pick<Documents, 'removeOlder'>,
  change: ChangeEvent,
  /** When a person adds photos, the guardians' authorisation must cover those who see the event; an import brings its own. */
  needsConsent: boolean,
) {
  return {
    /**
     * Appends a batch, numbered by `photoIds` inside the transaction; a repeated submission returns the photos that
     * its first arrival added. An empty batch claims its submission: photos that arrive later with the same id are not
     * added. Null: no such event.
     */
    appendPhotos: (
      id: string,
      photos: NewPhoto[],
      now: Date,
      submission?: SubmissionId,
    ): Promise<Photo[] | null> => {
      const record: Key | undefined = submission ? { in: submissions, id: submission } : undefined
      return change<Photo[]>(
        id,
        (event, { also: sent, highestPhotoId }) => {
          if (sent) {
            const sentIds = sent.fotos as number[]
            return { result: event.fotos.filter((photo) => sentIds.includes(photo.id)) }
          }
          if (needsConsent && photos.length > 0 && !allowsPhotos(event)) {
            throw new StoreFault('other', notAuthorised)
          }
          const ids = photoIds(photos.length, now, highestPhotoId)
          const added = withIds(photos, ids)
          const isAdded = added.length > 0
          return {
            result: added,
            ...(isAdded && {
              event: { ...event, fotos: [...event.fotos, ...added] },
              record: { kind: 'photos-added', count: added.length },
            }),
            ...(record && { writes: [[record, { evento: id, fotos: ids, em: now }]] }),
          }
        },
        { also: record },
      )
    },
    /**
     * Deletes the photos with these ids for good, ignoring unknown ids, remembers their keys, and returns them. If
     * the cover (`imagem`) is one of them it is cleared, so that no card shows a deleted picture. Null: no such event.
     */
    removePhotos: (id: string, ids: readonly number[], now: Date): Promise<Photo[] | null> =>
      change(
        id,
        (event) => {
          const removed = event.fotos.filter((photo) => ids.includes(photo.id))
          if (removed.length === 0) return { result: removed }
          return {
            result: removed,
            event: withoutPhotos(event, ids),
            record: {
              kind: 'photos-deleted',
              count: removed.length,
              ...numbersOf(removed, event),
            },
            erased: { marks: erasedPhotos(id, removed), now },
          }
        },
        { freesSpace: true },
      ),
    /**
     * Reorders the photos. `arrange` gets the current list inside the transaction, so that nothing is lost
     * that another tab adds or deletes at the same moment. It may be called more than once, and returns
     * the same photos in a new order, or null to leave them.
     */
    arrangePhotos: async (id: string, arrange: ArrangePhotos): Promise<ArrangeOutcome> => {
      const outcome = await change<ArrangeOutcome>(id, (event) => {
        const fotos = arrange(event.fotos)
        if (!fotos) return { result: 'unchanged' }
        return {
          result: 'arranged',
          event: { ...event, fotos },
          record: { kind: 'photos-arranged' },
        }
      })
      return outcome ?? 'missing'
    },
    /** Makes a photo the cover, storing its current URL. False: no such event or photo. */
    setCover: async (id: string, photoId: number): Promise<boolean> => {
      const done = await change(id, (event) => {
        const photo = event.fotos.find((one) => one.id === photoId)
        if (!photo) return { result: false }
        return {
          result: true,
          event: { ...event, imagem: photo.url },
          record: { kind: 'cover', ...numbersOf([photo], event) },
        }
      })
      return done ?? false
    },
    /** Sets a photo's caption, or, with null, removes it. False: no such event or photo. */
    setCaption: async (id: string, photoId: number, legenda: string | null): Promise<boolean> => {
      const done = await change(id, (event) => {
        const at = event.fotos.findIndex((photo) => photo.id === photoId)
        const photo = event.fotos[at]
        if (!photo) return { result: false }
        const { legenda: _, ...others } = photo
        const captioned = { ...others, ...(legenda && { legenda }) }
        return {
          result: true,
          event: { ...event, fotos: event.fotos.with(at, captioned) },
          record: { kind: 'caption', ...numbersOf([photo], event) },
        }
      })
      return done ?? false
    },
    /**
     * Puts another picture in the place of the one at `url`, in every photo of the event that shows it and
     * in its cover, and remembers the replaced key as deleted for good. Ids, places, names, captions and dates stay.
     * False: the event has no photo with that URL.
     */
    replacePicture: async (
      id: string,
      url: string,
      picture: PhotoPicture,
      now: Date,
      kind: 'faces-covered' | 'faces-shown' = 'faces-covered',
    ): Promise<boolean> => {
      const done = await change(id, (event) => {
        const replaced = event.fotos.filter((photo) => photo.url === url)
        if (replaced.length === 0) return { result: false }
        const fotos = event.fotos.map((photo) =>
          photo.url === url ? withPicture(photo, picture) : photo,
        )
        const imagem = event.imagem === url && { imagem: picture.url }
        return {
          result: true,
          event: { ...event, fotos, ...imagem },
          record: { kind, ...numbersOf(replaced, event) },
          // The photo stays; its earlier picture does not.
          erased: { marks: [photoKey(url)], now },
        }
      })
      return done ?? false
    },
    /**
     * The uncovered originals of the photos at these URLs are gone: what is covered is now part of the picture. Other
     * covered photos get `cobertoEm` if an import did not bring it.
     */
    setCovered: async (id: string, ended: readonly string[], now: Date): Promise<void> => {
      await change(id, (event) => {
        const fotos = event.fotos.map((photo) => coveredPhoto(photo, ended, now))
        const isSame = fotos.every((photo, index) => photo === event.fotos[index])
        return { result: true, ...(!isSame && { event: { ...event, fotos } }) }
      })
    },
    /** A submission that arrives again after that counts as new. */
    removeOldSubmissions: (moment: TrustedMoment): Promise<void> =>
      documents.removeOlder(submissions, 'em', new Date(moment.getTime() - submissionLifetime)),
  }
}

const mostNumbersRecorded = 12

/** For the change log. */
export function numbersOf(
  photos: readonly Photo[],
  event: SchoolEvent,
): Pick<RecordedChange, 'numbers'> {
  if (photos.length > mostNumbersRecorded) return {}
  const known = photoNumbers(event)
  return { numbers: photos.flatMap(({ id }) => known.get(id) ?? []).sort((a, b) => a - b) }
}

/** Clears the cover if it is one of them. */
export function withoutPhotos(event: SchoolEvent, ids: readonly number[]): SchoolEvent {
  const { gone = [], left = [] } = Object.groupBy(event.fotos, (photo) =>
    ids.includes(photo.id) ? 'gone' : 'left',
  )
  const losesCover = gone.some(({ url }) => url === event.imagem)
  return { ...(losesCover ? withFields(event, { imagem: null }) : event), fotos: left }
}

function withPicture(photo: Photo, picture: PhotoPicture): Photo {
  const others = Object.entries(photo).filter(
    ([name]) => !pictureFields.some((field) => field === name),
  )
  return { ...Object.fromEntries(others), ...picture } as Photo
}

function coveredPhoto(photo: Photo, ended: readonly string[], now: Date): Photo {
  if (!photo.cobertos) return photo
  if (!ended.includes(photo.url)) {
    return photo.cobertoEm ? photo : { ...photo, cobertoEm: now.toISOString() }
  }
  const { cobertos: _, cobertoEm: __, ...plain } = photo
  return plain
}
