import type { Author, ChangeKind } from '#domain/changes/recorded-change.ts'
import type { SubmissionId } from '#domain/events/event-photos.ts'
import { type OfferedPhoto, refusalSentences } from '#domain/photos/judge-files.ts'
import type { PhotoStore, StoredPicture } from '#domain/photos/photo-store.ts'
import type { EncodedSlotPicture, SlotPictureEncoder } from '#domain/photos/picture-encoder.ts'
import type { OnFilesLeft } from '#domain/photos/remove-files.ts'
import { refusalOf, shownFileName } from '#domain/photos/upload-rules.ts'
import type { WaitingBatch, WaitingBatchStore } from '#domain/photos/waiting-batch.ts'
import { brandRefusal, isBrandSlot } from './brand.ts'
import { type ChangeableSchool, changeSchool } from './change-school.ts'
import type { SchoolDocument, SlotPicture } from './school-document.ts'

type Submissions = Pick<WaitingBatchStore, 'find' | 'put' | 'take'>

type Ports = {
  school: ChangeableSchool
  photos: PhotoStore
  pictures: SlotPictureEncoder
  /** Records which submissions were saved or cancelled. */
  waiting: Submissions
}

/** Used instead of an event where stores group pictures by event. */
export const siteOwner = { eventId: 'imagens-do-site', isPublic: true }

type NewSlotPicture = {
  slot: string
  file: OfferedPhoto
  /** The picture that the admin saw in the slot; null for the drawing. */
  replaces: string | null
  submission?: SubmissionId | undefined
  author: Author
}

export type SlotPictureOutcome =
  | { kind: 'saved' }
  | { kind: 'refused'; sentence: string }
  /** The slot does not hold the picture that the admin saw: nothing was changed. */
  | { kind: 'changed' }
  | { kind: 'cancelled' }

/** The files of the previous picture are deleted. The same submission is saved once. */
export async function replaceSlotPicture(
  { slot, file, replaces, submission = '', author }: NewSlotPicture,
  { school, photos, pictures, waiting }: Ports,
  { now, onFilesLeft = () => {} }: { now: () => Date; onFilesLeft?: OnFilesLeft },
): Promise<SlotPictureOutcome> {
  const { name, type, bytes } = file
  const refusal = refusalOf({ name, type, size: bytes.length })
  if (refusal) return { kind: 'refused', sentence: refusal }
  const earlier = submission ? await waiting.find(submission) : null
  if (earlier?.saved) return { kind: 'saved' }
  if (earlier?.cancelled) return { kind: 'cancelled' }
  if (submission) await waiting.put(recordFor(submission, now()))
  const encoded = await pictures.encodeForSlot(bytes, { isBrand: isBrandSlot(slot) })
  if ('refused' in encoded) {
    return { kind: 'refused', sentence: refusalSentences[encoded.refused](name) }
  }
  const unfit = brandRefusal(slot, encoded)
  if (unfit) return { kind: 'refused', sentence: unfit }
  const stored = await photos.put(bytes, encoded, siteOwner)
  // Nobody is served what cannot be deleted now; a collection deletes it later.
  const drop = () => photos.remove([stored]).catch(() => {})
  try {
    const picture = {
      ...slotPicture(stored, encoded),
      nome: shownFileName(name),
      uploadedAt: now().toISOString(),
    }
    if (submission && !(await claim(submission, waiting))) {
      await drop()
      return { kind: 'cancelled' }
    }
    const putting = { slot, picture, replaces, author }
    const outcome = await putPicture(putting, { school, photos, onFilesLeft })
    if (outcome.kind !== 'saved') {
      await drop()
      return outcome
    }
    if (submission) {
      await waiting.put({ ...recordFor(submission, now()), saved: true }).catch(() => {})
    }
    return outcome
  } catch (fault) {
    // A failed save may still have been written.
    const latest = await school.latest().catch(() => null)
    if (latest && latest.pictures[slot]?.url !== stored.url) await drop()
    throw fault
  }
}

/** Saving and cancelling take the same record: one of them gets it. */
async function claim(submission: SubmissionId, waiting: Submissions): Promise<boolean> {
  const record = await waiting.take(submission)
  if (record?.cancelled) await waiting.put(record)
  return Boolean(record && !record.cancelled)
}

/** 'undecided': it has not arrived yet, or is being saved in this moment. */
export async function cancelSlotPicture(
  submission: SubmissionId,
  waiting: Submissions,
  now: Date,
): Promise<'cancelled' | 'saved' | 'undecided'> {
  const record = await waiting.take(submission)
  if (record?.saved) {
    await waiting.put(record)
    return 'saved'
  }
  await waiting.put({ ...recordFor(submission, now), cancelled: true })
  return record ? 'cancelled' : 'undecided'
}

function recordFor(submission: SubmissionId, now: Date): WaitingBatch {
  const nothing = { photos: [], refused: [], bytes: 0 }
  return { id: submission, eventId: siteOwner.eventId, ...nothing, since: now.getTime() }
}

/** Restores the drawing. Removing a photo that is already gone succeeds. */
export async function removeSlotPicture(
  { slot, replaces, author }: Pick<NewSlotPicture, 'slot' | 'replaces' | 'author'>,
  { school, photos }: Pick<Ports, 'school' | 'photos'>,
  onFilesLeft: OnFilesLeft = () => {},
): Promise<'saved' | 'changed'> {
  if (!(await school.latest()).pictures[slot]) return 'saved'
  const ports = { school, photos, onFilesLeft }
  return (await putPicture({ slot, picture: null, replaces, author }, ports)).kind
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
type PutPorts = Pick<Ports, 'school' | 'photos'> & { onFilesLeft: OnFilesLeft }

async function putPicture(
  { slot, picture, replaces, author }: PutPicture,
  { school, photos, onFilesLeft }: PutPorts,
): Promise<Extract<SlotPictureOutcome, { kind: 'saved' | 'changed' }>> {
  const stands = (await school.latest()).pictures[slot] ?? null
  if ((stands?.url ?? null) !== replaces) return { kind: 'changed' }
  const kind = picture ? 'picture-replaced' : 'picture-removed'
  const outcome = await changeSchool(school, author, ({ document }) =>
    (document.pictures[slot]?.url ?? null) === replaces
      ? withPicture(document, slot, picture, kind)
      : { refusal: true },
  )
  if ('refusal' in outcome) return { kind: 'changed' }
  if (stands) {
    await photos.remove([stands]).catch((fault) => onFilesLeft([stands.url], fault))
  }
  return { kind: 'saved' }
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

/**
 * The URLs of the pictures in slots, damaged entries included: what a document refers to must neither
 * be swept nor be missing from a backup.
 */
export function slotPictureUrls(stored: unknown): Record<string, string> {
  const pictures = (stored as { pictures?: Record<string, { url?: unknown } | null> } | null)
    ?.pictures
  return Object.fromEntries(
    Object.entries(pictures ?? {}).flatMap(([slot, picture]) =>
      typeof picture?.url === 'string' ? [[slot, picture.url]] : [],
    ),
  )
}
