import {
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  parseMultipartStream,
} from '@remix-run/multipart-parser'
import { photosWords } from '#content/admin.ts'
import type { OfferedPhoto } from '#domain/photos/store-file.ts'

const mebibyte = 1024 * 1024

// Above the school's own limit, so that the refusal of a slightly too large file can name it.
const limits = {
  maxFileSize: 16 * mebibyte,
  maxParts: 10,
  maxTotalSize: 17 * mebibyte,
  maxHeaderSize: 4 * 1024,
}

/** The message is a sentence for the person who sent it. */
export class UnreadableUpload extends Error {}

/** The one file of a form, and its other fields. */
export async function uploadedFile(
  request: Request,
): Promise<{ file: OfferedPhoto; fields: Map<string, string> }> {
  const boundary = boundaryOf(request.headers.get('content-type') ?? '')
  if (!boundary || !request.body) throw new UnreadableUpload(photosWords.unreadable)
  const fields = new Map<string, string>()
  let file: OfferedPhoto | undefined
  try {
    for await (const part of parseMultipartStream(request.body, { boundary, ...limits })) {
      if (!part.isFile && part.name) fields.set(part.name, part.text)
      // An empty file input sends a nameless file of no bytes.
      if (!part.isFile || (!part.filename && part.size === 0)) continue
      file ??= { name: part.filename ?? '', type: part.mediaType ?? '', bytes: part.bytes }
    }
  } catch (error) {
    throw asUnreadable(error)
  }
  if (!file) throw new UnreadableUpload(photosWords.none)
  return { file, fields }
}

function boundaryOf(contentType: string): string | null {
  return /^multipart\/form-data;.*\bboundary="?([^";]{1,70})"?/i.exec(contentType)?.[1] ?? null
}

function asUnreadable(error: unknown): unknown {
  if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError) {
    return new UnreadableUpload(photosWords.tooLarge)
  }
  // Too many parts are a MultipartParseError too. TypeError: a file name was not valid text.
  if (error instanceof MultipartParseError || error instanceof TypeError) {
    return new UnreadableUpload(photosWords.unreadable)
  }
  return error
}
