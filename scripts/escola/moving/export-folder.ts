import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readEvent, type SchoolEvent } from '#domain/events/event.ts'
import type { Unreadable, UnreadableValue } from '#domain/events/unreadable.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { originalFormats } from '#domain/photos/picture-encoder.ts'

// An exported school is a folder that other programs can read too:
//   exportacao.json   what it is, and since when
//   eventos.jsonl     one event a line, with the field names of the stored documents; what could not be
//                     read of a document is there as it was, as `ilegivel`
//   originais/        the photos' files, as the school sent them
//   SHA256SUMS        what `sha256sum --check` reads

const eventsFile = 'eventos.jsonl'
const markFile = 'exportacao.json'
const sumsFile = 'SHA256SUMS'

export type ExportedPhoto = Photo & { arquivo?: string }
export type ExportedEvent = Omit<SchoolEvent, 'fotos'> & {
  fotos: ExportedPhoto[]
  ilegivel?: UnreadableValue[]
}

/** Takes a folder that is empty, or that an interrupted or older export has left. */
export async function openForExport(folder: string): Promise<{ refusal: string } | null> {
  if (existsSync(folder) && !existsSync(join(folder, markFile))) {
    const names = await readdir(folder).catch(() => null)
    if (!names) return { refusal: `${folder} não é uma pasta. Nada foi alterado.` }
    if (names.length > 0) {
      return {
        refusal: `A pasta ${folder} não está vazia e não é uma exportação. Nada foi alterado.`,
      }
    }
  }
  await mkdir(join(folder, 'originais'), { recursive: true, mode: 0o700 })
  await writeWhole(join(folder, markFile), mark(false))
  return null
}

/** Where a photo's file lies; null for one that no earlier run has written. */
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
  await writeWhole(join(folder, name), bytes)
  return name
}

export function fileName({ id }: SchoolEvent, photo: Photo, extension: string): string {
  // An id is text of any kind; a folder's name is not.
  const place = encodeURIComponent(id).replaceAll('.', '%2E').slice(0, 200)
  return `originais/${place}/${photo.id}.${extension}`
}

/** The export is whole only now: the mark says so last. */
export async function finishExport(folder: string, events: ExportedEvent[]): Promise<void> {
  const lines = events.map((event) => `${JSON.stringify(event)}\n`).join('')
  await writeWhole(join(folder, eventsFile), lines)
  const files = events.flatMap(({ fotos }) => fotos.flatMap(({ arquivo }) => arquivo ?? []))
  const sums: string[] = []
  for (const name of [eventsFile, ...files]) sums.push(`${await sumOf(folder, name)}  ${name}\n`)
  await writeWhole(join(folder, sumsFile), sums.join(''))
  await writeWhole(join(folder, markFile), mark(true))
}

export type ExportReading = {
  events: ExportedEvent[]
  unreadable: Unreadable[]
  sums: Map<string, string>
}

/** Reads a whole export before anything is imported: what is wrong with it is one sentence. */
export async function readExport(folder: string): Promise<ExportReading | { refusal: string }> {
  const [marked, text, sumText] = await Promise.all(
    [markFile, eventsFile, sumsFile].map((name) =>
      readFile(join(folder, name), 'utf8').catch(() => null),
    ),
  )
  if (marked === null || marked === undefined) {
    return { refusal: `${folder} não é uma exportação deste site (falta ${markFile}).` }
  }
  if (!isWhole(marked) || text == null || sumText == null) {
    return { refusal: `A exportação em ${folder} não terminou. Repita: npm run escola -- export.` }
  }
  const sums = new Map(
    sumText
      .split('\n')
      .flatMap((line) => (line.length > 66 ? [[line.slice(66), line.slice(0, 64)]] : [])) as [
      string,
      string,
    ][],
  )
  if (sha256(text) !== sums.get(eventsFile)) {
    return { refusal: `${eventsFile} foi alterado ou está danificado: a soma não confere.` }
  }
  const events: ExportedEvent[] = []
  const unreadable: Unreadable[] = []
  for (const [at, line] of text.split('\n').entries()) {
    if (line === '') continue
    const read = readLine(line)
    if (!read) return { refusal: `A linha ${at + 1} de ${eventsFile} não é um evento.` }
    events.push(read.event)
    unreadable.push(...read.unreadable)
  }
  return { events, unreadable, sums }
}

/** A file of the export; null when it is missing or not what the sum says. */
export async function readOriginal(
  folder: string,
  name: string,
  { sums }: ExportReading,
): Promise<Uint8Array | null> {
  if (!/^originais\/[^/\\]+\/\d+\.\w+$/.test(name) || name.includes('..')) return null
  const bytes = await readFile(join(folder, name)).catch(() => null)
  return bytes && sha256(bytes) === sums.get(name) ? bytes : null
}

function readLine(line: string): { event: ExportedEvent; unreadable: Unreadable[] } | null {
  try {
    const stored = JSON.parse(line)
    if (typeof stored?.id !== 'string' || stored.id === '') return null
    const event = readEvent(stored.id, stored)
    const files = new Map<string, string>()
    for (const { url, arquivo } of stored.fotos ?? []) {
      if (typeof arquivo === 'string') files.set(url, arquivo)
    }
    const fotos = event.fotos.map((photo) => {
      const arquivo = files.get(photo.url)
      return { ...photo, ...(arquivo && { arquivo }) }
    })
    const left: UnreadableValue[] = Array.isArray(stored.ilegivel) ? stored.ilegivel : []
    const { id, nome } = event
    const unreadable = left.map(({ campo, valor }) => ({ id, nome, campo, valor }))
    return { event: { ...event, fotos }, unreadable }
  } catch {
    return null
  }
}

function mark(whole: boolean): string {
  return `${JSON.stringify({ formato: 'escola-exportacao', versao: 1, completa: whole })}\n`
}

function isWhole(marked: string): boolean {
  try {
    const { formato, versao, completa } = JSON.parse(marked)
    return formato === 'escola-exportacao' && versao === 1 && completa === true
  } catch {
    return false
  }
}

async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${path}.parte`, content, { mode: 0o600 })
  await rename(`${path}.parte`, path)
}

async function sumOf(folder: string, name: string): Promise<string> {
  return sha256(await readFile(join(folder, name)))
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
