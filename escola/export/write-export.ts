import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SchoolEvent } from '#domain/events/event.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { originalFormats } from '#domain/photos/picture-encoder.ts'
import {
  checksumsFile,
  type ExportedEvent,
  eventsFile,
  marker,
  markerFile,
  sha256,
} from '../export-format.ts'

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

export function exportedFile(folder: string, event: SchoolEvent, photo: Photo): string | null {
  const names = originalFormats.map((format) => fileName(event, photo, format))
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

export function fileName({ id }: SchoolEvent, photo: Photo, extension: string): string {
  const safeId = encodeURIComponent(id).replaceAll('.', '%2E').slice(0, 200)
  return `originais/${safeId}/${photo.id}.${extension}`
}

export async function finishExport(folder: string, events: ExportedEvent[]): Promise<void> {
  const lines = events.map((event) => `${JSON.stringify(event)}\n`).join('')
  await writeAtomically(join(folder, eventsFile), lines)
  const files = events.flatMap(({ fotos }) => fotos.flatMap(({ arquivo }) => arquivo ?? []))
  const checksums: string[] = []
  for (const name of [eventsFile, ...files]) {
    checksums.push(`${sha256(await readFile(join(folder, name)))}  ${name}\n`)
  }
  await writeAtomically(join(folder, checksumsFile), checksums.join(''))
  await writeAtomically(join(folder, markerFile), marker({ complete: true }))
}

async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${path}.parte`, content, { mode: 0o600 })
  await rename(`${path}.parte`, path)
}
