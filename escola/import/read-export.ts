import { join } from 'node:path'
import { readIfExists } from '#adapters/disk/read-if-exists.ts'
import { readEvent } from '#domain/events/event-document.ts'
import type { Unreadable, UnreadableValue } from '#domain/events/unreadable.ts'
import { readSchoolDocument } from '#domain/school/school-document.ts'
import { checksumsFile, parseChecksums, sha256 } from '#escola/checksums.ts'
import {
  type ExportedEvent,
  type ExportedSchool,
  eventsFile,
  isMarkedComplete,
  markerFile,
  schoolFile,
} from '#escola/export-format.ts'
import { operatorCommand } from '#server/env/operator-command.ts'

export type ExportContents = {
  events: ExportedEvent[]
  unreadable: Unreadable[]
  /** Null: the site had none, or is older than this feature. */
  school: ExportedSchool | null
  checksums: Map<string, string>
}

export async function readExport(folder: string): Promise<ExportContents> {
  const markerText = await readText(folder, markerFile)
  if (markerText === null) {
    throw new Error(`${folder} não é uma exportação deste site (falta ${markerFile}).`)
  }
  const text = await readText(folder, eventsFile)
  const checksumText = await readText(folder, checksumsFile)
  if (!isMarkedComplete(markerText) || text === null || checksumText === null) {
    throw new Error(`A exportação em ${folder} não terminou. Repita: ${operatorCommand('export')}.`)
  }
  const checksums = parseChecksums(checksumText)
  if (sha256(text) !== checksums.get(eventsFile)) {
    throw new Error(`${eventsFile} foi alterado ou está danificado: a soma não confere.`)
  }
  const events: ExportedEvent[] = []
  const unreadable: Unreadable[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue
    const parsed = parseLine(line)
    if (!parsed) throw new Error(`A linha ${index + 1} de ${eventsFile} não é um evento.`)
    events.push(parsed.event)
    unreadable.push(...parsed.unreadable)
  }
  return { events, unreadable, school: await readSchool(folder, checksums), checksums }
}

async function readSchool(
  folder: string,
  checksums: Map<string, string>,
): Promise<ExportedSchool | null> {
  const expected = checksums.get(schoolFile)
  if (!expected) return null
  const text = await readText(folder, schoolFile)
  if (text === null || sha256(text) !== expected) {
    throw new Error(`${schoolFile} foi alterado ou está danificado: a soma não confere.`)
  }
  const stored = JSON.parse(text)
  const { document } = readSchoolDocument(stored)
  const pictures = Object.entries(document.pictures).map(([slot, picture]) => {
    const { arquivo } = stored.pictures[slot]
    return [slot, { ...picture, ...(typeof arquivo === 'string' && { arquivo }) }]
  })
  return { ...document, pictures: Object.fromEntries(pictures) }
}

/** Null when the file is missing or its checksum is wrong. */
export async function readExportedOriginal(
  folder: string,
  name: string,
  { checksums }: ExportContents,
): Promise<Uint8Array | null> {
  if (!/^originais\/[^/\\]+\/[\w-]+\.\w+$/.test(name) || name.includes('..')) return null
  const bytes = await readIfExists(join(folder, name))
  return bytes && sha256(bytes) === checksums.get(name) ? bytes : null
}

async function readText(folder: string, name: string): Promise<string | null> {
  return (await readIfExists(join(folder, name)))?.toString() ?? null
}

function parseLine(line: string): { event: ExportedEvent; unreadable: Unreadable[] } | null {
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
    const values: UnreadableValue[] = Array.isArray(stored.ilegivel) ? stored.ilegivel : []
    const { id, nome } = event
    const unreadable = values.map(({ campo, valor }) => ({ id, nome, campo, valor }))
    return { event: { ...event, fotos }, unreadable }
  } catch {
    return null
  }
}
