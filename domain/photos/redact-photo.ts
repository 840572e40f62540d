import type { EventStore } from '#domain/events/event-store.ts'
import { isPublic } from '#domain/events/visibility.ts'
import { type OnFilesLeft, orLeaveFiles } from './files-left.ts'
import type { Photo } from './photo.ts'
import type { PhotoStore } from './photo-store.ts'
import type { EncodedPicture, PictureEncoder, PictureRefusal } from './picture-encoder.ts'
import { type Redaction, sameRedactions } from './redaction.ts'
import { settlePhotos } from './settle-photos.ts'
import { eventPhotoUrls } from './sweep-photos.ts'

export type RedactOutcome =
  | 'saved'
  /** The photo has another picture than the editor saw. */
  | 'changed-elsewhere'
  | 'missing'
  /** The file with the faces cannot be deleted, or there is no file to start from. */
  | 'impossible'
  | PictureRefusal

type Ports = { events: EventStore; photos: PhotoStore; pictures: PictureEncoder }

/** `seenUrl`: the photo as the editor saw it; another cover has another URL. No redactions: all is shown again. */
export type RedactRequest = {
  eventId: string
  photoId: number
  seenUrl: string
  redactions: Redaction[]
}

export type RedactOptions = {
  now: () => Date
  onFilesLeft?: OnFilesLeft
  /** The photo is covered, but its files are not as who sees the event wants them. */
  onUnsettled?: (fault: unknown) => void
}

/**
 * Makes the photo's files anew from its original, with these parts covered, under new URLs; then deletes
 * the files before. A crash leaves either picture whole, and the next sweep deletes the other.
 */
export async function redactPhoto(
  { eventId, photoId, seenUrl, redactions }: RedactRequest,
  ports: Ports,
  options: RedactOptions,
): Promise<RedactOutcome> {
  const event = await ports.events.one(eventId)
  const photo = event?.fotos.find(({ id }) => id === photoId)
  if (!event || !photo) return 'missing'
  // The same press, sent twice.
  if (sameRedactions(photo.cobertos ?? [], redactions)) return 'saved'
  if (photo.url !== seenUrl) return 'changed-elsewhere'
  const redactability = await ports.photos.redactability(photo)
  const source =
    redactability === 'reversible'
      ? await ports.photos.original(photo)
      : redactability === 'permanent' && (await largestServed(photo, ports.photos))
  if (!source) return 'impossible'
  const picture = await ports.pictures.encode(source.bytes, redactions)
  if ('refused' in picture) return picture
  const isPermanent = redactability === 'permanent'
  const outcome = await replaceFiles(
    { eventId, photo, redactions, guarded: !isPublic(event, options.now()) },
    isPermanent ? asItsOwnOriginal(picture) : { original: source.bytes, picture },
    ports,
    options,
  )
  // Somebody may have changed who sees the event while the picture was made.
  if (outcome === 'saved') {
    await settlePhotos(eventId, ports, options.now()).catch((fault) => options.onUnsettled?.(fault))
  }
  return outcome
}

type Replacement = { eventId: string; photo: Photo; redactions: Redaction[]; guarded: boolean }
type NewFiles = { original: Uint8Array; picture: EncodedPicture }

async function replaceFiles(
  { eventId, photo, redactions, guarded }: Replacement,
  { original, picture }: NewFiles,
  { events, photos }: Ports,
  { onFilesLeft = () => {} }: RedactOptions,
): Promise<RedactOutcome> {
  const batch = await photos.beginBatch(eventId, { guarded })
  try {
    const staged = await batch.stage(original, picture)
    await batch.publish()
    const removal = await photos.beginRemoval([photo])
    const cobertos = picture.redacted && { cobertos: redactions }
    const replaced = await events
      .replacePicture(eventId, photo.url, { ...staged, ...cobertos })
      .catch(unlessSaved(staged.url, events))
    if (!replaced) {
      await removal.finish(new Set([photo.url]))
      await batch.abandon()
      return 'changed-elsewhere'
    }
    await orLeaveFiles([photo], onFilesLeft, removal.finish)
    // The photo is saved; a leftover intent is harmless and the next sweep removes it.
    await batch.finish().catch(() => {})
    return 'saved'
  } catch (fault) {
    // The next sweep deletes what cannot be deleted now.
    if (!(fault instanceof UncertainSave)) await batch.abandon().catch(() => {})
    throw fault instanceof UncertainSave ? fault.cause : fault
  }
}

/** The new picture may be saved: the next sweep decides. */
class UncertainSave extends Error {}

/** A commit that failed may still have happened. */
function unlessSaved(url: string, events: EventStore) {
  return async (fault: unknown): Promise<boolean> => {
    const saved = await eventPhotoUrls(events).catch(() => null)
    if (saved?.shown.has(url) || saved?.deleted.has(url)) return true
    throw saved ? fault : new UncertainSave('', { cause: fault })
  }
}

/** Of a guarded photo too. */
async function largestServed(photo: Photo, photos: PhotoStore) {
  const opened = await photos.open(photo, 'large')
  return opened && { bytes: new Uint8Array(await new Response(opened.body).arrayBuffer()) }
}

/** What it hides is nowhere any more, so that there is nothing to uncover. */
function asItsOwnOriginal({ redacted: _, ...picture }: EncodedPicture): NewFiles {
  const original = picture.files.large
  return { original, picture: { ...picture, originalFormat: 'webp' } }
}
