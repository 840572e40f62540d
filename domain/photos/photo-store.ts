import type { NewPhoto, Photo } from './photo.ts'
import type { PhotoUrls } from './photo-urls.ts'
import type { EncodedPicture, PhotoSize } from './picture-encoder.ts'

/** What the store knows about a picture; the batch adds its name and time. */
export type StagedPicture = Omit<NewPhoto, 'nome' | 'uploadedAt'>

/**
 * 'permanent': the original is lost, so that a cover could not be taken off again. 'impossible': the store
 * cannot delete the file in which the faces are seen.
 */
export type Redactability = 'reversible' | 'permanent' | 'impossible'

export type StagedCopy = Pick<StagedPicture, 'url' | 'cloudinaryPublicId'>

export type PhotoFile = { bytes: Uint8Array; contentType: string }

/** A file to pass on as it arrives. */
export type PhotoStream = {
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  contentType: string
}

/**
 * Where photos' files are stored. Files and events cannot change in one transaction, so every change of
 * files is first recorded as an intent. Whatever a crash leaves behind is then either in an event,
 * and kept, or in an intent, and deleted by the next sweep.
 */
export type PhotoStore = {
  /** What the sizes of its photos are called. */
  urls: PhotoUrls
  /** `guarded`: the event is not for everyone, so nobody gets the files but by `open`. */
  beginBatch(eventId: string, options?: { guarded?: boolean }): Promise<PhotoBatch>
  /** Whether the photo's files are in this store, which can copy them into a batch. */
  canCopy(photo: Pick<Photo, 'url'>): boolean
  /** Call it before the event, or the bin, forgets the photos. */
  beginRemoval(photos: Photo[], options?: { fromBin?: boolean }): Promise<PhotoRemoval>
  /**
   * Call it before the documents of these photos change places: if the process dies, the next sweep moves the
   * files. `from`: where they are now.
   */
  announceMove(photos: Photo[], from: 'shown' | 'bin'): Promise<void>
  /**
   * Moves files, originals too, to where their documents are: into the bin, from which nobody is served, or
   * back. Names and URLs stay the same. Files that are there already stay, and those of other services.
   */
  placeFiles(photos: { shown: Photo[]; deleted: Photo[] }): Promise<void>
  /**
   * Finishes what a crash interrupted; call it at start. `referenced` is called after the files were listed,
   * so that a batch added meanwhile is not taken for a leftover, and again after files were moved.
   */
  sweep(referenced: () => Promise<PhotoReferences>): Promise<SweepReport>

  /** One size of a photo, guarded or not: for those who may see it. Null: this store does not have it. */
  open(photo: Pick<Photo, 'url'>, size: PhotoSize): Promise<PhotoStream | null>
  /** The same of a photo in the bin. */
  openDeleted(photo: Pick<Photo, 'url'>, size: PhotoSize): Promise<PhotoStream | null>
  /** The response to `/fotos/<key>/<file>`; null for every name that this store did not create, and for guarded photos. */
  read(key: string, file: string): Promise<PhotoFile | null>
  /**
   * The file as the school uploaded it, metadata included and nothing covered: for its export and for
   * covering other parts, never for a page.
   */
  original(
    photo: Pick<Photo, 'url' | 'cobertos'>,
  ): Promise<{ bytes: Uint8Array; extension: string } | null>
  /** What covering faces in the photo would mean. */
  redactability(photo: Photo): Promise<Redactability>
  /**
   * Throws if the store is unavailable. `known`: photos of this store that documents refer to. A store that could
   * lose all files at once, such as a folder, throws if it has none of them.
   */
  ping(known?: Pick<Photo, 'url'>[]): Promise<void>
}

/** Call in this order: stage each picture, publish, (the event's commit), finish; or abandon. */
export type PhotoBatch = {
  /** Holds a file outside memory until its turn. The returned function gives it back, once. */
  hold(original: Uint8Array): Promise<() => Promise<Uint8Array>>
  /** Stores one picture's sizes and its original, without serving them yet. The original is never served. */
  stage(original: Uint8Array, picture: EncodedPicture): Promise<StagedPicture>
  /**
   * Stores a photo's files, its original too, once more under a new name, without serving them yet. Null:
   * they are gone.
   */
  copy(photo: Pick<Photo, 'url' | 'cobertos'>): Promise<StagedCopy | null>
  /** Makes all files of the batch durable and serves them. */
  publish(): Promise<void>
  /** The event has the photos: the intent is finished. */
  finish(): Promise<void>
  /** The event will not have them: deletes every file of the batch. */
  abandon(): Promise<void>
}

/** The URLs that documents refer to: in public or with an event, and in the bin alone. */
export type PhotoReferences = { shown: ReadonlySet<string>; deleted: ReadonlySet<string> }

/** If left unfinished, the next sweep finishes it: files that an event or the bin refers to are kept. */
export type PhotoRemoval = {
  /**
   * Nothing refers to the photos any more: deletes their files at once, originals too. Those with these URLs
   * are kept, because something still does.
   */
  finish(kept?: ReadonlySet<string>): Promise<void>
}

export type SweepReport = {
  /** Deleted: pictures of interrupted batches and removals that no event refers to. */
  removed: number
  /** Moved aside: pictures that no intent and no event refers to (an older database?). */
  setAside: number
  /** Moved back: pictures set aside earlier that an event refers to again. */
  broughtBack: number
}
