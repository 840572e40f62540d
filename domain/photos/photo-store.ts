import type { NewPhoto, Photo } from './photo.ts'
import type { PhotoUrls } from './photo-urls.ts'
import type { EncodedPicture } from './picture-encoder.ts'

/** What the store knows of a picture; name and time are the batch's business. */
export type StagedPicture = Omit<NewPhoto, 'nome' | 'uploadedAt'>

export type PhotoFile = { bytes: Uint8Array; contentType: string }

/**
 * Where photos' files live. Files and events cannot change in one transaction, so every change of
 * files is first recorded as an intent: whatever a crash leaves behind is then either in an event,
 * and stays, or in an intent, and goes at the next sweep.
 */
export type PhotoStore = {
  /** What the sizes of its photos are called. */
  urls: PhotoUrls
  beginBatch(eventId: string): Promise<PhotoBatch>
  /** Call it before the event forgets the photos. */
  beginRemoval(photos: Photo[]): Promise<PhotoRemoval>
  /**
   * Ends what a crash interrupted; call it at start. `referenced` gives the addresses that events
   * have. It is called after the files were listed, so that a batch that is added meanwhile is not
   * taken for a leftover.
   */
  sweep(referenced: () => Promise<Set<string>>): Promise<SweepReport>

  /** What `/fotos/<key>/<file>` answers; null for every name that this store did not make. */
  read(key: string, file: string): Promise<PhotoFile | null>
  /** The file as the school sent it, metadata included: for its export, never for a page. */
  original(photo: Pick<Photo, 'url'>): Promise<{ bytes: Uint8Array; extension: string } | null>
  /** Throws unless the store can answer. */
  ping(): Promise<void>
}

/** Call in this order: stage each picture, publish, (the event's commit), finish; or abandon. */
export type PhotoBatch = {
  /** Keeps a file that waits for its turn, and not in memory. The function gives it back, once. */
  hold(original: Uint8Array): Promise<() => Promise<Uint8Array>>
  /** Stores one picture's sizes and its original, not served yet. */
  stage(original: Uint8Array, picture: EncodedPicture): Promise<StagedPicture>
  /** Makes all files of the batch last and lets them be served. */
  publish(): Promise<void>
  /** The event has the photos: the intent is done. */
  finish(): Promise<void>
  /** The event will not have them: no file of the batch remains. */
  abandon(): Promise<void>
}

/** Left unfinished, for whatever reason, the next sweep ends it: files that an event has stay. */
export type PhotoRemoval = {
  /** The events have forgotten the photos: their files go at once, originals too. */
  finish(): Promise<void>
}

export type SweepReport = {
  /** Pictures of interrupted batches and removals that no event has: deleted. */
  removed: number
  /** Pictures that no intent and no event has (an older database?): moved apart. */
  setAside: number
  /** Pictures set aside earlier that an event has again: moved back. */
  broughtBack: number
}
