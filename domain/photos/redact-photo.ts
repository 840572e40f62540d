import type { EventStore } from '#domain/events/event-store.ts'
import { isPublic } from '#domain/events/visibility.ts'
import { followIfChanged } from './add-photos.ts'
import type { PhotoAccess } from './hosted-access.ts'
import type { Photo } from './photo.ts'
import type { PhotoOwner, PhotoStore } from './photo-store.ts'
import type { EncodedPicture, PictureEncoder, PictureRefusal } from './picture-encoder.ts'
import { type Redaction, sameRedactions } from './redaction.ts'
import { type OnFilesLeft, removeFiles, removeUnused } from './remove-files.ts'

export type RedactOutcome =
  | 'saved'
  /** The photo's picture is no longer the one that the editor saw. */
  | 'changed-elsewhere'
  | 'missing'
  /** The file with the faces cannot be deleted, or there is no file to start from. */
  | 'impossible'
  | PictureRefusal

type Ports = {
  events: EventStore
  photos: PhotoStore
  pictures: PictureEncoder
  photoAccess?: Pick<PhotoAccess, 'follow'>
}

/**
 * `seenUrl`: the URL that the editor saw; it changes whenever the covered parts do. Without redactions the whole photo
 * is shown.
 */
export type RedactRequest = {
  eventId: string
  photoId: number
  seenUrl: string
  redactions: Redaction[]
  /** Deletes the original, so that what is covered can never be shown again. */
  forgetOriginal?: boolean
}

export type RedactOptions = {
  now: () => Date
  onFilesLeft?: OnFilesLeft
}

/**
 * Makes the photo's files anew from its original, with these parts covered, under a new key. Then deletes the old
 * files, which nobody is served once the event names the new ones.
 */
export async function redactPhoto(
  { eventId, photoId, seenUrl, redactions, forgetOriginal = false }: RedactRequest,
  ports: Ports,
  options: RedactOptions,
): Promise<RedactOutcome> {
  const event = await ports.events.one(eventId)
  const photo = event?.fotos.find(({ id }) => id === photoId)
  if (!event || !photo) return 'missing'
  if (sameRedactions(photo.cobertos ?? [], redactions)) {
    // Either the same request was sent twice, or earlier covers are now made final.
    if (forgetOriginal && redactions.length > 0) {
      await ports.photos.forgetOriginal(photo)
      await ports.events.setCovered(eventId, [photo.url], options.now())
    }
    return 'saved'
  }
  if (photo.url !== seenUrl) return 'changed-elsewhere'
  const redactability = await ports.photos.redactability(photo)
  const source =
    redactability === 'reversible'
      ? await ports.photos.original(photo)
      : redactability === 'permanent' && (await largestServed(photo, ports.photos))
  if (!source) return 'impossible'
  const picture = await ports.pictures.encode(source.bytes, redactions)
  if ('refused' in picture) return picture
  const isFinal = redactability === 'permanent' || (forgetOriginal && redactions.length > 0)
  const files = isFinal ? asItsOwnOriginal(picture) : { original: source.bytes, picture }
  const owner = { eventId, isPublic: isPublic(event, options.now()) }
  return replaceFiles({ photo, redactions, owner }, files, ports, options)
}

type Replacement = { photo: Photo; redactions: Redaction[]; owner: PhotoOwner }
type NewFiles = { original: Uint8Array; picture: EncodedPicture }

async function replaceFiles(
  { photo, redactions, owner }: Replacement,
  { original, picture }: NewFiles,
  ports: Ports,
  { now, onFilesLeft }: RedactOptions,
): Promise<RedactOutcome> {
  const { events, photos } = ports
  const stored = await photos.put(original, picture, owner)
  const cobertos = picture.redacted && {
    cobertos: redactions,
    cobertoEm: now().toISOString(),
  }
  // A photo that is covered for good has no `cobertos`.
  const kind = redactions.length > 0 ? 'faces-covered' : 'faces-shown'
  const replaced = await events
    .replacePicture(owner.eventId, photo.url, { ...stored, ...cobertos }, now(), kind)
    .catch(async (fault: unknown) => {
      // The change may have been saved in spite of the fault.
      await removeUnused([stored], ports).catch(() => {})
      throw fault
    })
  if (!replaced) {
    await removeUnused([stored], ports).catch(() => {})
    return 'changed-elsewhere'
  }
  await followIfChanged(owner, [stored], ports, now)
  await removeFiles([photo], ports, onFilesLeft)
  return 'saved'
}

/** Also finds the file of a guarded photo. */
async function largestServed(photo: Photo, photos: PhotoStore) {
  const opened = await photos.open(photo, 'large')
  return opened && { bytes: new Uint8Array(await new Response(opened.body).arrayBuffer()) }
}

/** Stores the covered picture as its own original, so that there is nothing to uncover. */
function asItsOwnOriginal({ redacted: _, ...picture }: EncodedPicture): NewFiles {
  const original = picture.files.large
  return { original, picture: { ...picture, originalFormat: 'webp' } }
}
