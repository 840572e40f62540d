import type { ArrangePhotos } from '#domain/photos/arrange-photos.ts'
import type { NewPhoto, Photo } from '#domain/photos/photo.ts'
import type { EventDraft, EventSummary, SchoolEvent } from './event.ts'
import type { EventVersion } from './event-version.ts'
import type { Unreadable } from './unreadable.ts'

/** `size` items from the item number `from`, counted from 0. */
export type Slice = { from: number; size: number }

/**
 * An idempotency key, new for each press of a button: a write that comes twice under one, because
 * the answer to the first got lost, has one effect and the same answer.
 */
export type SubmissionId = string

export type UpdateOutcome = 'updated' | 'changed-elsewhere' | 'missing'

/** 'unchanged': the photos stand otherwise than whoever arranged them saw, and stay so. */
export type ArrangeOutcome = 'arranged' | 'unchanged' | 'missing'

/**
 * Where the school's events live. Every method throws a StoreFault when the store cannot answer;
 * an event or photo that is not there is a value, never a throw. Each write happens whole or not
 * at all, also when the process dies in the middle.
 */
export type EventStore = {
  /** Every event with every photo, newest date first: for export, not for pages. */
  all(): Promise<SchoolEvent[]>
  /** What stored events hold that `all` has to leave out: no copy may lose it in silence. */
  unreadable(): Promise<Unreadable[]>
  /** A slice of all events, newest date first. Reads what it returns, however many there are. */
  page(slice: Slice): Promise<{ events: EventSummary[]; total: number }>
  /** With all its photos in the order of its list: what joins it stands at the end. */
  one(id: string): Promise<SchoolEvent | null>
  /** The event and a slice of its photos. Reads what it returns, however large the gallery. */
  gallery(id: string, slice: Slice): Promise<{ event: EventSummary; photos: Photo[] } | null>
  /** Which place a photo has in its gallery, from 0: what `?foto=ID` opens. */
  photoPosition(id: string, photoId: number): Promise<number | null>
  /** Every photo address that some event has: what a sweep must leave alone. */
  photoUrls(): Promise<Set<string>>

  /** The store gives the id; `criadoEm` is `now`; no photos yet. */
  create(draft: EventDraft, now: Date, submission?: SubmissionId): Promise<SchoolEvent>
  /**
   * Replaces what the draft holds; an optional field that it lacks is cleared. The event must be as
   * its editor saw it: comparing and writing are one step, so that of two editors one is told.
   */
  update(id: string, draft: EventDraft, expected: EventVersion): Promise<UpdateOutcome>
  /** Makes this address the cover, or, with null, the first photo again. False: no such event. */
  setCover(id: string, url: string | null): Promise<boolean>
  /**
   * Keeps `now` as the moment when the admin confirmed the guardians' authorisation; the first one
   * stays. False: no such event.
   */
  confirmConsent(id: string, now: Date): Promise<boolean>
  /** The event as it was, whose photos tell which files go. */
  remove(id: string): Promise<SchoolEvent | null>
  /**
   * Stores an event that comes from elsewhere as it is, ids and moments included. It takes the place
   * of an event with the same id; importing it twice is importing it once.
   */
  importEvent(event: SchoolEvent): Promise<void>
  /**
   * Adds a batch at the end, numbered by `photoIds` inside the transaction; a repeated submission
   * gets the photos that its first arrival added. Null: no such event.
   */
  appendPhotos(
    id: string,
    photos: NewPhoto[],
    now: Date,
    submission?: SubmissionId,
  ): Promise<Photo[] | null>
  /**
   * Removes those of the ids that are there, and returns their photos. A cover (`imagem`) that was
   * one of them goes too, so that no card shows a picture that is gone. Null: no such event.
   */
  removePhotos(id: string, photoIds: number[]): Promise<Photo[] | null>
  /**
   * Puts the photos in another order. `arrange` gets them as they are inside the transaction, so that
   * nothing is lost that another tab adds or removes at the same moment; it may be called again, and
   * gives back the same photos, or null to leave them.
   */
  arrangePhotos(id: string, arrange: ArrangePhotos): Promise<ArrangeOutcome>
  /** Sets a photo's caption, or, with null, removes it. False: no such event or photo. */
  setCaption(id: string, photoId: number, legenda: string | null): Promise<boolean>
  /** Forgets which submissions arrived before: one that comes again after that is a new one. */
  removeSubmissionsBefore(moment: Date): Promise<void>

  /** Differs whenever anything may have changed, by this process or another. Cheap. */
  version(): Promise<string>
  /** Throws unless the store can answer. */
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
