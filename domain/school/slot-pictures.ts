import type { Author, ChangeKind } from '#domain/changes/recorded-change.ts'
import type { Right } from '#domain/changes/recorded-transaction.ts'
import type { PhotoStore, StoredPicture } from '#domain/photos/photo-store.ts'
import type { EncodedSlotPicture, SlotPictureEncoder } from '#domain/photos/picture-encoder.ts'
import { type OfferedPhoto, refusalSentences } from '#domain/photos/store-file.ts'
import { refusalOf, shownFileName } from '#domain/photos/upload-rules.ts'
import { brandRefusal, isBrandSlot } from './brand.ts'
import { type ChangeableSchool, changeSchool } from './change-school.ts'
import type { SchoolDocument, SlotPicture } from './school-document.ts'

type Ports = { school: ChangeableSchool; photos: PhotoStore; pictures: SlotPictureEncoder }

/** Used instead of an event where stores group pictures by event. */
export const siteOwner = { eventId: 'imagens-do-site', isPublic: true }

type UploadedPicture = {
  slot: string
  file: OfferedPhoto
  /** The press that sent it. */
  submission: string | undefined
  /** The URL of the picture that the admin saw in the slot; null for none. */
  replaces: string | null
  author: Author
  right?: Right | undefined
}

export type UploadSlotOutcome =
  | 'saved'
  /** An earlier attempt of the same press saved it, and its response was lost. */
  | 'saved-before'
  /** The slot does not hold the picture that the admin saw: nothing was changed. */
  | 'changed'
  | { refused: string }

/** Puts a file into its slot, once. The picture before can come back. */
export async function uploadSlotPicture(
  { slot, file, submission, replaces, author, right }: UploadedPicture,
  { school, photos, pictures }: Ports,
  now: Date,
): Promise<UploadSlotOutcome> {
  const stands = async () => (await school.latest()).pictures[slot]
  const isSavedBefore = async () =>
    submission !== undefined && (await stands())?.submission === submission
  if (await isSavedBefore()) return 'saved-before'
  const encoded = await encodeSlotPicture(slot, file, pictures)
  if ('sentence' in encoded) return { refused: encoded.sentence }
  const picture = {
    ...slotPicture(await photos.put(file.bytes, encoded, siteOwner), encoded),
    nome: shownFileName(file.name),
    uploadedAt: now.toISOString(),
    ...(submission && { submission }),
  }
  // Files that cannot be deleted now are not served; a collection deletes them later.
  const drop = () => photos.remove([picture]).catch(() => {})
  const putting = putPicture({ slot, picture, replaces, author, right }, school)
  const outcome = await putting.catch(async (fault: unknown) => {
    // It may have been stored in spite of the fault.
    const url = await stands().then(
      (found) => found?.url,
      () => picture.url,
    )
    if (url !== picture.url) await drop()
    throw fault
  })
  if (outcome === 'saved') return outcome
  await drop()
  return (await isSavedBefore()) ? 'saved-before' : 'changed'
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
  right?: Right | undefined
}

async function putPicture(
  { slot, picture, replaces, author, right }: PutPicture,
  school: ChangeableSchool,
): Promise<'saved' | 'changed'> {
  const kind = picture ? 'picture-replaced' : 'picture-removed'
  const outcome = await changeSchool(
    school,
    author,
    ({ document }) =>
      (document.pictures[slot]?.url ?? null) === replaces
        ? withPicture(document, slot, picture, kind)
        : { refusal: true },
    right,
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
  const { luminance, faint } = encoded.slot
  return {
    url,
    ...(cloudinaryPublicId && { cloudinaryPublicId }),
    width: width ?? encoded.width,
    height: height ?? encoded.height,
    // In an upright photo, faces are above the middle.
    focus: { x: 50, y: encoded.height > encoded.width ? 30 : 50 },
    alt: null,
    placeholder: `data:image/webp;base64,${placeholder}`,
    ...(luminance !== undefined && { luminance }),
    ...(faint !== undefined && { faint }),
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
