import type { TrustedMoment } from '#domain/clock/trusted-clock.ts'
import type { NewPhoto, Photo } from './photo.ts'
import type { PhotoUrls } from './photo-urls.ts'
import type { EncodedPicture, PhotoSize } from './picture-encoder.ts'

/** What the store knows about a picture; whoever adds it to an event knows its name and time. */
export type StoredPicture = Omit<NewPhoto, 'nome' | 'uploadedAt'>

/**
 * 'permanent': the original is lost, so a redaction could not be undone. 'impossible': the store cannot delete the
 * file that shows the faces.
 */
export type Redactability = 'reversible' | 'permanent' | 'impossible'

export type PhotoFile = { bytes: Uint8Array<ArrayBuffer>; contentType: string }

/** A file to forward while it arrives. */
export type PhotoStream = {
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  contentType: string
}

/** What identifies the files of a photo. */
export type PhotoFiles = Pick<Photo, 'url' | 'cloudinaryPublicId' | 'cobertos'>

/**
 * Where photos' files are stored. They are put once under a key of their own, and stay there unchanged until they are
 * deleted. Who may see them does not depend on where they are: every request checks it (public-photos.ts).
 */
export type PhotoStore = {
  /** What the sizes of its photos are called. */
  urls: PhotoUrls
  /**
   * Stores a picture's sizes and its original under a new key, durably. Nobody is served them before a document names
   * them. `isPublic` matters only to a store that serves files itself.
   */
  put(original: Uint8Array, picture: EncodedPicture, of: PhotoOwner): Promise<StoredPicture>
  /** Deletes the files of these photos, originals too. Photos of other services are left alone. */
  remove(photos: PhotoFiles[]): Promise<void>
  /** One size of a photo, for those who may see it. Null: this store does not have it. */
  open(photo: PhotoFiles, size: PhotoSize): Promise<PhotoStream | null>
  /** A file by its key and name. Null for names that this store did not create, and if it serves files itself. */
  read(key: string, file: string): Promise<PhotoFile | null>
  /**
   * The file as the school uploaded it, metadata included and nothing covered: for its export and for
   * covering other parts, never for a page.
   */
  original(photo: PhotoFiles): Promise<{ bytes: Uint8Array; extension: string } | null>
  /**
   * Deletes the original of a covered photo, so that what is covered can never be shown again. The picture as it is
   * served takes its place.
   */
  forgetOriginal(photo: PhotoFiles): Promise<void>
  /** Whether faces in the photo can be covered, and uncovered again. */
  redactability(photo: PhotoFiles): Promise<Redactability>
  /** Every picture that this site has put here, whether a document names it or not. */
  stored(): Promise<StoredFiles[]>
  /** Deletes what a process that was killed a day ago or earlier left half written. */
  removeUnfinished?(moment: TrustedMoment): Promise<void>
  /** Only for a store that serves files itself; otherwise the site checks each request. */
  access?: HostedAccess
  /**
   * Throws if the store is unavailable. `known`: photos of this store that documents refer to. A store that could
   * lose all files at once, such as a folder, throws if it has none of them.
   */
  ping(known?: Pick<Photo, 'url'>[]): Promise<void>
}

/** The event that a photo is put for, or the site itself. */
export type PhotoOwner = { eventId: string; isPublic: boolean }

/** Tells a store that serves files itself who may see them. */
export type HostedAccess = {
  /** Whether it can keep this photo from strangers. */
  canGuard(photo: PhotoFiles): boolean
  /** From now on everyone may see these photos, or nobody without this site. */
  set(photos: PhotoFiles[], isPublic: boolean): Promise<void>
}

/** `isPublic`: whether a store that serves files itself gives them to everyone now. */
export type StoredFiles = PhotoFiles & { isPublic?: boolean }
