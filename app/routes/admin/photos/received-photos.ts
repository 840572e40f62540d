import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  parseMultipartStream,
} from '@remix-run/multipart-parser'
import { photosWords } from '#content/admin.ts'
import type { OfferedPhoto } from '#domain/photos/add-photos.ts'
import { maxBatchPhotos } from '#domain/photos/upload-rules.ts'

const mebibyte = 1024 * 1024

// Room above the school's own limit, so that a file that is a little too large is named in the
// refusal; what is larger still is cut while it streams in.
const limits = {
  maxFileSize: 16 * mebibyte,
  maxParts: maxBatchPhotos,
  maxTotalSize: maxBatchPhotos * 5 * mebibyte,
  maxHeaderSize: 4 * 1024,
}

/** What was sent is no batch of photos; the sentence is for the person who sent it. */
export class UnreadableUpload extends Error {}

/** The photos of an upload, one at a time as they arrive: a batch is never whole in memory. */
export async function* receivedPhotos(request: Request): AsyncGenerator<OfferedPhoto> {
  const boundary = boundaryOf(request.headers.get('content-type') ?? '')
  if (!boundary || !request.body) throw new UnreadableUpload(photosWords.unreadable)
  try {
    for await (const part of parseMultipartStream(request.body, { boundary, ...limits })) {
      // An empty file input sends a nameless file of no bytes.
      if (!part.isFile || (!part.filename && part.size === 0)) continue
      yield { name: part.filename ?? '', type: part.mediaType ?? '', bytes: part.bytes }
    }
  } catch (error) {
    throw refusalOf(error)
  }
}

function boundaryOf(contentType: string): string | null {
  return /^multipart\/form-data;.*\bboundary="?([^";]{1,70})"?/i.exec(contentType)?.[1] ?? null
}

function refusalOf(error: unknown): unknown {
  if (error instanceof MaxFileSizeExceededError) return new UnreadableUpload(photosWords.tooLarge)
  if (error instanceof MaxPartsExceededError || error instanceof MaxTotalSizeExceededError) {
    return new UnreadableUpload(photosWords.tooMany)
  }
  // A name that is no text (TypeError of the decoder), a cut, a boundary that is missing.
  if (error instanceof MultipartParseError || error instanceof TypeError) {
    return new UnreadableUpload(photosWords.unreadable)
  }
  return error
}
