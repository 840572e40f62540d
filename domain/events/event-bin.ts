import type { DeletedEvent, DeletedItem, DeletedPhotos, Deletion } from './deleted-item.ts'

export type RestoreOutcome =
  | 'restored'
  /** Somebody restored it before, or removed it for good. */
  | 'missing'
  /** The event of the photos is not there: perhaps in the bin itself. */
  | 'event-missing'
  /** An event with the same id is there again, from an import. */
  | 'event-exists'

/**
 * Deleted events and photos, until they are restored or removed for good. What is here is nowhere else:
 * an event or photo leaves the events and enters the bin in one transaction, and the same on its way back.
 */
export type EventBin = {
  /** The latest deletion first. */
  all(): Promise<DeletedItem[]>
  find(id: string): Promise<DeletedItem | null>

  /** The event with everything it has. Null: no such event. */
  putEvent(eventId: string, deletion: Deletion): Promise<DeletedEvent | null>
  /**
   * One item with these photos, ignoring unknown ids; if there are none, nothing is stored. A cover
   * (`imagem`) among them is cleared. Null: no such event.
   */
  putPhotos(
    eventId: string,
    photoIds: readonly number[],
    deletion: Deletion,
  ): Promise<DeletedPhotos | null>
  /**
   * Puts the item back: the event as it was, or the photos to their places, by `placesBack`. A photo that was
   * the cover is it again, unless another was chosen meanwhile. With `photoIds`, only those of its photos.
   */
  restore(id: string, photoIds?: readonly number[]): Promise<RestoreOutcome>
  /**
   * Removes the item for good, or these of its photos, and remembers their keys. Returns what it removed, whose
   * files are to be deleted; null: no such item.
   */
  remove(id: string, now: Date, photoIds?: readonly number[]): Promise<DeletedItem | null>
}
