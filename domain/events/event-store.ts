import type { ArrangePhotos } from '#domain/photos/arrange-photos.ts'
import type { SeenUnnamed } from '#domain/photos/collect-photos.ts'
import type { NewPhoto, Photo, PhotoPicture } from '#domain/photos/photo.ts'
import type { EventDraft, EventSummary, SchoolEvent } from './event.ts'
import type { EventBin } from './event-bin.ts'
import type { EventField, FieldValue } from './event-fields.ts'
import type { EventVersion } from './event-version.ts'
import type { Unreadable } from './unreadable.ts'
import type { Visible } from './visibility.ts'

/** `size` items from the item number `from`, counted from 0. */
export type Slice = { from: number; size: number }

/**
 * An idempotency key, new for each press of a button. A write that arrives twice with the same key,
 * because the first response was lost, has one effect and gets the same response.
 */
export type SubmissionId = string

export type ChangedFields = Partial<Record<EventField, FieldValue | null>>

export type UpdateOutcome = 'updated' | 'changed-elsewhere' | 'missing'

/** 'unchanged': the photos are not as the editor saw them, so nothing was moved. */
export type ArrangeOutcome = 'arranged' | 'unchanged' | 'missing'

/**
 * Where the school's events are stored. Every method throws a StoreFault when the store is unavailable;
 * a missing event or photo is a value, never a throw. Each write is atomic, even if the process dies
 * in the middle.
 */
export type EventStore = {
  /** Deleted events and photos; nothing else here knows of them. */
  bin: EventBin

  /** Every event with every photo, newest date first: for export, not for pages. */
  all(): Promise<SchoolEvent[]>
  /** What stored events contain that `all` cannot return, so that no copy loses it silently. */
  unreadable(): Promise<Unreadable[]>
  /** A slice of all events, newest date first. Its cost depends on the slice, not on the number of events. */
  page(slice: Slice): Promise<{ events: EventSummary[]; total: number }>
  /** The same of the events that `isPublic` finds public at `now`. Visitors get events through `PublicEvents`. */
  publicPage(slice: Slice, now: Date): Promise<{ events: EventSummary[]; total: number }>
  /** The events whose `visibilidade` is not 'todos', with all their photos. */
  reserved(): Promise<SchoolEvent[]>
  /** When drafts open by themselves, in the past too: every `publicarEm` of an event for nobody. */
  openings(): Promise<string[]>
  /** The event whose family link has this hash, ended or not. */
  byFamilyLink(hash: string): Promise<EventSummary | null>
  /** With all its photos, in the stored order; new photos are at the end. */
  one(id: string): Promise<SchoolEvent | null>
  /**
   * The event and a slice of its photos. Its cost depends on the slice, not on the size of the gallery. An event
   * that is not allowed is like a missing one: its photos are not read, so that it takes no longer either.
   */
  gallery(
    id: string,
    slice: Slice,
    isAllowed?: (event: EventSummary) => boolean,
  ): Promise<{ event: EventSummary; photos: Photo[] } | null>
  /** The zero-based position of a photo in its gallery, for `?foto=ID`. */
  photoPosition(id: string, photoId: number): Promise<number | null>
  /** The event's photo with this key. */
  photoByKey(id: string, key: string): Promise<Photo | null>
  /** The events that show the photo with this key. Asked at each request for a photo's file, so it is cheap. */
  byPhotoKey(key: string): Promise<(Visible & { id: string })[]>
  /**
   * Every key of a stored file (`isStoredKey`) that any document of the events or of the bin contains, readable or
   * not: these files must not be deleted.
   */
  namedKeys(): Promise<Set<string>>
  /** What the site remembers of what was deleted for good: see photos/erased.ts. */
  erased(): Promise<Set<string>>
  /** From another store; the others are recorded by the methods that delete. */
  recordErased(marks: string[], now: Date): Promise<void>
  /** By key: which files were found unnamed, and how often. Only `collect-photos.ts` needs it. */
  seenUnnamed(): Promise<Map<string, SeenUnnamed>>
  saveSeenUnnamed(seen: ReadonlyMap<string, SeenUnnamed>): Promise<void>
  /**
   * Throws unless what the reads above return was true a few seconds ago at most. Whoever is about to show
   * something that not everybody may see asks first.
   */
  assertFresh(): Promise<void>

  /** The store assigns the id; `criadoEm` is `now`; the event has no photos yet. */
  create(draft: EventDraft, now: Date, submission?: SubmissionId): Promise<SchoolEvent>
  /**
   * Replaces the fields of the draft; an optional field missing from it is cleared. Compares the version
   * and writes in one step, so that of two concurrent editors one gets a conflict.
   */
  update(id: string, draft: EventDraft, expected: EventVersion): Promise<UpdateOutcome>
  /** Writes these fields alone; null clears one. False: no such event. */
  setFields(id: string, fields: ChangedFields): Promise<boolean>
  /** Makes a photo the cover, by the URL that it has now. False: no such event or photo. */
  setCover(id: string, photoId: number): Promise<boolean>
  /**
   * Stores `now` as the time when the admin confirmed the guardians' authorisation. The first
   * confirmation is kept, unless it was withdrawn since. False: no such event.
   */
  confirmConsent(id: string, now: Date): Promise<boolean>
  /** Deletes it for good, and remembers the keys of its photos. The deleted event; its photos say which files to delete. */
  remove(id: string, now: Date): Promise<SchoolEvent | null>
  /**
   * Stores an event from another store unchanged, ids and timestamps included. Replaces an event with
   * the same id, so importing twice has the effect of importing once.
   */
  importEvent(event: SchoolEvent): Promise<void>
  /**
   * Appends a batch, numbered by `photoIds` inside the transaction; a repeated submission returns the
   * photos that its first arrival added. An empty batch claims its submission: what arrives under it
   * later is not added. Null: no such event.
   */
  appendPhotos(
    id: string,
    photos: NewPhoto[],
    now: Date,
    submission?: SubmissionId,
  ): Promise<Photo[] | null>
  /**
   * Deletes the photos with these ids for good, ignoring unknown ids, remembers their keys, and returns them. If
   * the cover (`imagem`) is one of them it is cleared, so that no card shows a deleted picture. Null: no such event.
   */
  removePhotos(id: string, photoIds: number[], now: Date): Promise<Photo[] | null>
  /**
   * Reorders the photos. `arrange` gets the current list inside the transaction, so that nothing is lost
   * that another tab adds or deletes at the same moment. It may be called more than once, and returns
   * the same photos in a new order, or null to leave them.
   */
  arrangePhotos(id: string, arrange: ArrangePhotos): Promise<ArrangeOutcome>
  /** Sets a photo's caption, or, with null, removes it. False: no such event or photo. */
  setCaption(id: string, photoId: number, legenda: string | null): Promise<boolean>
  /**
   * Puts another picture in the place of the one at `url`, in every photo of the event that shows it and
   * in its cover, and remembers the replaced key as deleted for good. Ids, places, names, captions and dates stay.
   * False: the event has no photo with that URL.
   */
  replacePicture(id: string, url: string, picture: PhotoPicture, now: Date): Promise<boolean>
  /** Forgets submissions older than this: one that arrives again afterwards counts as new. */
  removeSubmissionsBefore(moment: Date): Promise<void>

  /** Changes whenever anything may have changed, in this process or another. Cheap. */
  version(): Promise<string>
  /** Throws if the store is unavailable. */
  ping(): Promise<void>
}

/** Never negative: a negative LIMIT means 'all' to SQL. */
export function clampSlice({ from, size }: Slice): Slice {
  const clamp = (value: number) =>
    Math.min(Math.max(Math.trunc(value) || 0, 0), Number.MAX_SAFE_INTEGER)
  return { from: clamp(from), size: clamp(size) }
}

export function takeSlice<T>(list: readonly T[], slice: Slice): T[] {
  const { from, size } = clampSlice(slice)
  return list.slice(from, from + size)
}
