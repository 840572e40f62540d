import type { Author, ChangeKind } from '#domain/changes/recorded-change.ts'
import type { NewPhoto } from '#domain/photos/photo.ts'
import type { PhotoFiles, PhotoStore, StoredPicture } from '#domain/photos/photo-store.ts'
import type { EncodedSlotPicture, SlotPictureEncoder } from '#domain/photos/picture-encoder.ts'
import { type ReceiveOutcome, receiveFile } from '#domain/photos/receive-file.ts'
import { type OfferedPhoto, refusalSentences, type StoredFile } from '#domain/photos/store-file.ts'
import { refusalOf, shownFileName } from '#domain/photos/upload-rules.ts'
import { isClosedTo, photosIn, type WaitingBatchStore } from '#domain/photos/waiting-batch.ts'
import { brandRefusal, isBrandSlot } from './brand.ts'
import { type ChangeableSchool, changeSchool } from './change-school.ts'
import type { SchoolDocument, SlotPicture } from './school-document.ts'

type Ports = {
  school: ChangeableSchool
  photos: PhotoStore
  pictures: SlotPictureEncoder
  waiting: WaitingBatchStore
}

/** Used instead of an event where stores group pictures by event. */
export const siteOwner = { eventId: 'imagens-do-site', isPublic: true }

/** A picture for a slot arrives as the one file of a batch, and goes into its slot when that is saved. */
export function slotOrder(id: string, slot: string, account: string) {
  return { id, eventId: siteOwner.eventId, slot, account }
}

type SlotOrder = ReturnType<typeof slotOrder>

export function receiveSlotPicture(
  order: SlotOrder,
  file: OfferedPhoto,
  { photos, pictures, waiting }: Omit<Ports, 'school'>,
  now: () => Date,
): Promise<ReceiveOutcome> {
  const store = async (offered: OfferedPhoto): Promise<StoredFile<PhotoFiles>> => {
    const nome = shownFileName(offered.name)
    const encoded = await encodeSlotPicture(order.slot, offered, pictures)
    if ('sentence' in encoded) return encoded
    const { bytes } = offered
    const stored = await photos.put(bytes, encoded, siteOwner)
    const named = { nome, uploadedAt: now().toISOString() }
    return { photo: { ...slotPicture(stored, encoded), ...named }, bytes: bytes.length }
  }
  return receiveFile({ order, place: 0, file }, { waiting, photos }, { now }, store)
}

/** The picture in all sizes of its slot, or why the file was refused. */
export async function encodeSlotPicture(
  slot: string,
  { name, type, bytes }: OfferedPhoto,
  pictures: SlotPictureEncoder,
): Promise<EncodedSlotPicture | { sentence: string }> {
  const refusal = refusalOf({ name, type, size: bytes.length })
  if (refusal) return { sentence: refusal }
  const encoded = await pictures.encodeForSlot(bytes, { isBrand: isBrandSlot(slot) })
  if ('refused' in encoded) return { sentence: refusalSentences[encoded.refused](name) }
  const unfit = brandRefusal(slot, encoded)
  return unfit ? { sentence: unfit } : encoded
}

export type SaveSlotOutcome =
  | 'saved'
  | 'saved-before'
  /** The slot does not hold the picture that the admin saw: nothing was changed. */
  | 'changed'
  | 'gone'

/** Puts the picture that has arrived into its slot, once. The one before can come back. */
export async function saveSlotPicture(
  { order, replaces, author }: { order: SlotOrder; replaces: string | null; author: Author },
  { school, waiting }: Pick<Ports, 'school' | 'waiting'>,
  now: Date,
): Promise<SaveSlotOutcome> {
  const batch = await waiting.close(order, 'saved', now)
  if (!batch || isClosedTo(order, batch)) return 'gone'
  const [arrived] = photosIn(batch)
  if (!arrived) return 'gone'
  const picture = arrived as NewPhoto & SlotPicture
  // An earlier press saved it, and its response was lost.
  if ((await school.latest()).pictures[order.slot]?.url === picture.url) return 'saved-before'
  // If the slot has changed, the picture keeps waiting: nobody is served its files, and the person may press again.
  return putPicture({ slot: order.slot, picture, replaces, author }, school)
}

/** A picture that was already saved is kept. */
export async function cancelSlotPicture(
  order: SlotOrder,
  { photos, waiting }: Pick<Ports, 'photos' | 'waiting'>,
  now: Date,
): Promise<'cancelled' | 'saved'> {
  const batch = await waiting.close(order, 'cancelled', now)
  if (!batch || isClosedTo(order, batch)) return 'cancelled'
  if (batch.saved) return 'saved'
  await photos.remove(photosIn(batch))
  return 'cancelled'
}

/** Restores the drawing. Removing a photo that is already gone succeeds. */
export async function removeSlotPicture(
  removal: Omit<PutPicture, 'picture'>,
  school: ChangeableSchool,
): Promise<'saved' | 'saved-before' | 'changed'> {
  if (!(await school.latest()).pictures[removal.slot]) return 'saved-before'
  return putPicture({ ...removal, picture: null }, school)
}

export type PictureAdjustment = Pick<SlotPicture, 'focus' | 'alt'>

export async function adjustSlotPicture(
  {
    slot,
    url,
    focus,
    alt,
    author,
  }: PictureAdjustment & { slot: string; url: string; author: Author },
  school: ChangeableSchool,
): Promise<'saved' | 'changed'> {
  const outcome = await changeSchool(school, author, ({ document }) => {
    const picture = document.pictures[slot]
    if (picture?.url !== url) return { refusal: true }
    return withPicture(document, slot, { ...picture, focus, alt }, 'picture-adjusted')
  })
  return 'saved' in outcome ? 'saved' : 'changed'
}

type PutPicture = {
  slot: string
  picture: SlotPicture | null
  replaces: string | null
  author: Author
}

async function putPicture(
  { slot, picture, replaces, author }: PutPicture,
  school: ChangeableSchool,
): Promise<'saved' | 'changed'> {
  const kind = picture ? 'picture-replaced' : 'picture-removed'
  const outcome = await changeSchool(school, author, ({ document }) =>
    (document.pictures[slot]?.url ?? null) === replaces
      ? withPicture(document, slot, picture, kind)
      : { refusal: true },
  )
  return 'refusal' in outcome ? 'changed' : 'saved'
}

function withPicture(
  document: SchoolDocument,
  slot: string,
  picture: SlotPicture | null,
  kind: ChangeKind,
) {
  const { [slot]: _, ...others } = document.pictures
  const pictures = picture ? { ...others, [slot]: picture } : others
  return { document: { ...document, pictures }, change: { kind, subject: slot } }
}

/** What the store and the encoder know about the picture: everything but its name. */
export function slotPicture(
  { url, cloudinaryPublicId, width, height }: StoredPicture,
  encoded: EncodedSlotPicture,
): Omit<SlotPicture, 'nome' | 'uploadedAt'> {
  const placeholder = btoa(String.fromCharCode(...encoded.slot.placeholder))
  const { luminance } = encoded.slot
  return {
    url,
    ...(cloudinaryPublicId && { cloudinaryPublicId }),
    width: width ?? encoded.width,
    height: height ?? encoded.height,
    focus: { x: 50, y: 50 },
    alt: null,
    placeholder: `data:image/webp;base64,${placeholder}`,
    ...(luminance !== undefined && { luminance }),
  }
}

type StoredPictures = {
  pictures?: Record<string, { url?: unknown } | null>
  formerPictures?: ({ slot?: unknown; picture?: { url?: unknown } } | null)[]
}

/**
 * The URLs of the pictures in slots and of former ones, including those of damaged entries: whatever a document refers to
 * must neither be swept nor be missing from a backup.
 */
export function slotPictureUrls(
  stored: unknown,
): { slot: string; url: string; isFormer: boolean }[] {
  const { pictures, formerPictures } = (stored ?? {}) as StoredPictures
  const former = (formerPictures ?? []).map(
    (one) => [String(one?.slot), one?.picture, true] as const,
  )
  const shown = Object.entries(pictures ?? {}).map(
    ([slot, picture]) => [slot, picture, false] as const,
  )
  return [...shown, ...former].flatMap(([slot, picture, isFormer]) =>
    typeof picture?.url === 'string' ? [{ slot, url: picture.url, isFormer }] : [],
  )
}
