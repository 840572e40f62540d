import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SchoolEvent } from '#domain/events/event.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { originalFormats } from '#domain/photos/picture-encoder.ts'
import { checksumLines, checksumsFile } from '#escola/checksums.ts'
import {
  type ExportedEvent,
  type ExportedSchool,
  eventsFile,
  marker,
  markerFile,
  schoolFile,
} from '#escola/export-format.ts'

/** The folder may be empty, or hold an earlier export, which is then completed. */
export async function checkExportFolder(folder: string): Promise<void> {
  if (!existsSync(folder) || existsSync(join(folder, markerFile))) return
  if (!(await stat(folder)).isDirectory()) {
    throw new Error(`${folder} não é uma pasta. Nada foi alterado.`)
  }
  const names = await readdir(folder)
  if (names.length > 0) {
    throw new Error(`A pasta ${folder} não está vazia e não é uma exportação. Nada foi alterado.`)
  }
}

export async function startExport(folder: string): Promise<void> {
  await mkdir(join(folder, 'originais'), { recursive: true, mode: 0o700 })
  await writeAtomically(join(folder, markerFile), marker({ complete: false }))
}

export function exportedFile(folder: string, path: string): string | null {
  const names = originalFormats.map((format) => `${path}.${format}`)
  return names.find((name) => existsSync(join(folder, name))) ?? null
}

export async function writeOriginal(
  folder: string,
  name: string,
  bytes: Uint8Array,
): Promise<string> {
  await mkdir(dirname(join(folder, name)), { recursive: true, mode: 0o700 })
  await writeAtomically(join(folder, name), bytes)
  return name
}

/** Without its extension. */
export function photoPath({ id }: SchoolEvent, photo: Photo): string {
  const safeId = encodeURIComponent(id).replaceAll('.', '%2E').slice(0, 200)
  return `originais/${safeId}/${photo.id}`
}

/** Without its extension. Another picture in the same slot has another path. */
export function picturePath(slot: string, { uploadedAt }: { uploadedAt: string }): string {
  const moment = uploadedAt.replaceAll(/\D/g, '')
  return `originais/imagens-do-site/${slot.replaceAll(/[^\w-]/g, '')}-${moment}`
}

export async function finishExport(
  folder: string,
  events: ExportedEvent[],
  school: ExportedSchool | null,
): Promise<void> {
  const lines = events.map((event) => `${JSON.stringify(event)}\n`).join('')
  await writeAtomically(join(folder, eventsFile), lines)
  if (school) await writeAtomically(join(folder, schoolFile), `${JSON.stringify(school)}\n`)
  const pictures = [
    ...events.flatMap(({ fotos }) => fotos),
    ...Object.values(school?.pictures ?? {}),
  ]
  const files = pictures.flatMap(({ arquivo }) => arquivo ?? [])
  const names = [eventsFile, ...(school ? [schoolFile] : []), ...files]
  await writeAtomically(join(folder, checksumsFile), await checksumLines(folder, names))
  const isRedacted = events.some(({ fotos }) => fotos.some(({ cobertos }) => cobertos))
  const version = isRedacted ? 2 : 1
  await writeAtomically(join(folder, markerFile), marker({ complete: true, version }))
}

async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${path}.parte`, content, { mode: 0o600 }).catch((error) => {
    // The fault of a full disk has no path.
    throw Object.assign(error, { path: dirname(path) })
  })
  await rename(`${path}.parte`, path)
}
