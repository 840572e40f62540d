import { photosWords } from '#content/admin.ts'
import { headerBytes, type PictureHeader, pictureHeader } from '#domain/photos/picture-header.ts'
import { checkSelection, maxBatchPhotos, shownFileName } from '#domain/photos/upload-rules.ts'
import type { RejectedFile } from './rejected-files-dialog.tsx'

/** A sentence for each file that cannot be sent as it is, and the files that can. */
export type CheckedSelection = {
  rejected: RejectedFile[]
  good: File[]
  /** The whole selection, and those of it that can be made small enough. */
  files: File[]
  reducible: File[]
}

export async function checkFiles(files: File[]): Promise<CheckedSelection> {
  if (files.length > maxBatchPhotos) {
    return { files, good: [], reducible: [], rejected: [{ sentence: photosWords.tooMany }] }
  }
  const headers = new Map<File, PictureHeader | null>()
  for (const file of files) headers.set(file, await readHeader(file))
  return { files, ...checkSelection(files, (file) => headers.get(file) ?? null) }
}

/** A file that cannot be read now is reported when it is sent. */
async function readHeader(file: File): Promise<PictureHeader | null> {
  const start = await file
    .slice(0, headerBytes)
    .arrayBuffer()
    .catch(() => null)
  return start && pictureHeader(new Uint8Array(start))
}

/** The names of the files that can neither be sent nor made small enough. */
export function filesLeftOut({ files, good, reducible }: CheckedSelection): string[] {
  const left = files.filter((file) => !good.includes(file) && !reducible.includes(file))
  return left.map(({ name }) => shownFileName(name))
}
