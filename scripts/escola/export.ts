import { parseArgs } from 'node:util'
import type { SchoolEvent } from '#domain/events/event.ts'
import type { Unreadable } from '#domain/events/unreadable.ts'
import { readEnv } from '#server/env.ts'
import { openOriginals, openStores } from '#server/stores.ts'
import type { Command } from './command.ts'
import {
  type ExportedEvent,
  type ExportedPhoto,
  exportedFile,
  fileName,
  finishExport,
  openForExport,
  writeOriginal,
} from './moving/export-folder.ts'
import {
  countOf,
  emptyTally,
  interruptible,
  leftBehind,
  sentenceOf,
  type Tally,
  tellLeftBehind,
  tellUnreadable,
} from './moving/travel.ts'
import { progressOf } from './progress.ts'

export const exportSite: Command = {
  summary: 'copia eventos e fotos para uma pasta',
  help: `Uso: npm run escola -- export PASTA [--dry-run]

Copia todos os eventos (eventos.jsonl, um por linha) e os arquivos das fotos, como a escola os
enviou, para uma pasta nova, com as somas de verificação (SHA256SUMS). Fotos que estão no
Cloudinary são baixadas. Nada muda no site. O que um documento antigo tem e ninguém consegue ler (uma
data, um endereço de foto) é nomeado, e fica como está em "ilegivel", junto do evento.

Os arquivos originais guardam onde cada foto foi tirada: trate a pasta como trata os documentos
dos alunos.

Interrompida, continua de onde parou quando o comando é repetido.

Opções:
  --dry-run     só conta o que seria copiado
  --help        esta ajuda

Ambiente:
  STORE, PHOTOS e DATA_DIR dizem de onde (docs/hospedagem.md)`,
  run: async (args) => {
    const wish = readWish(args)
    const reading = readEnv()
    const faults = [
      ...('faults' in wish ? wish.faults : []),
      ...('faults' in reading ? reading.faults : []),
    ]
    for (const fault of faults) console.error(fault)
    if ('faults' in wish || 'faults' in reading) return 1

    const stores = await openStores(reading.env)
    const originals = await openOriginals(reading.env)
    try {
      const events = await stores.events.all()
      const unreadable = await stores.events.unreadable()
      if (wish.dryRun) return tellPlan({ events, unreadable }, wish.folder)
      const refused = await openForExport(wish.folder)
      if (refused) {
        console.error(refused.refusal)
        return 1
      }
      return await interruptible(
        (signal) => exportAll({ events, unreadable }, originals, { folder: wish.folder, signal }),
        () => console.error('Interrompido. Repita o comando para continuar de onde parou.'),
      )
    } catch (fault) {
      console.error(`Não foi possível exportar: ${sentenceOf(fault)}`)
      return 1
    } finally {
      await stores.close()
    }
  },
}

type Found = { events: SchoolEvent[]; unreadable: Unreadable[] }
type Originals = Awaited<ReturnType<typeof openOriginals>>

async function exportAll(
  { events, unreadable }: Found,
  originals: Originals,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<number> {
  const tally = emptyTally()
  const progress = progressOf(photosIn(events))
  const exported: ExportedEvent[] = []
  let done = 0
  try {
    for (const event of events) {
      const fotos: ExportedPhoto[] = []
      for (const photo of event.fotos) {
        signal.throwIfAborted()
        progress.show(done, event.nome)
        const arquivo = await exportPhoto(folder, event, photo, { originals, tally })
        fotos.push({ ...photo, ...(arquivo && { arquivo }) })
        done += 1
      }
      const ilegivel = unreadable
        .filter(({ id }) => id === event.id)
        .map(({ campo, valor }) => ({ campo, valor }))
      exported.push({ ...event, fotos, ...(ilegivel.length > 0 && { ilegivel }) })
    }
    await finishExport(folder, exported)
  } finally {
    progress.end()
  }
  tellLeftBehind(tally.leftBehind)
  tellUnreadable(unreadable, seenIn)
  console.log(
    `Pronto: ${countOf(events.length, 'evento', 'eventos')} e ${countOf(tally.photos, 'foto', 'fotos')} em ${folder}` +
      `${tally.photosThere > 0 ? ` (${tally.photosThere} já estavam lá)` : ''}.`,
  )
  return 0
}

async function exportPhoto(
  folder: string,
  event: SchoolEvent,
  photo: SchoolEvent['fotos'][number],
  { originals, tally }: { originals: Originals; tally: Tally },
): Promise<string | null> {
  const there = exportedFile(folder, event, photo)
  if (there) {
    tally.photos += 1
    tally.photosThere += 1
    return there
  }
  try {
    const original = await originals(photo)
    if (!original) {
      tally.leftBehind.push(leftBehind(event, photo, 'o arquivo não foi encontrado'))
      return null
    }
    tally.photos += 1
    const name = fileName(event, photo, original.extension)
    return await writeOriginal(folder, name, original.bytes)
  } catch (fault) {
    if (isOfTheFolder(fault)) throw fault
    tally.leftBehind.push(leftBehind(event, photo, sentenceOf(fault)))
    return null
  }
}

/** A full or read-only folder fails for every photo: that ends the journey. */
function isOfTheFolder(fault: unknown): boolean {
  return typeof (fault as { code?: unknown }).code === 'string'
}

const seenIn = 'veja "ilegivel" em eventos.jsonl'

function tellPlan({ events, unreadable }: Found, folder: string): number {
  tellUnreadable(unreadable, seenIn)
  const photos = countOf(photosIn(events), 'foto', 'fotos')
  console.log(
    `Seriam copiados ${countOf(events.length, 'evento', 'eventos')} e ${photos} para ${folder}. Nada foi alterado.`,
  )
  return 0
}

function photosIn(events: SchoolEvent[]): number {
  return events.reduce((sum, { fotos }) => sum + fotos.length, 0)
}

function readWish(args: string[]): { folder: string; dryRun: boolean } | { faults: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' } },
    })
    const [folder, ...others] = positionals
    if (!folder || others.length > 0) {
      return { faults: ['Diga uma pasta: npm run escola -- export PASTA'] }
    }
    return { folder, dryRun: values['dry-run'] ?? false }
  } catch {
    return {
      faults: [`Opção desconhecida: ${args.join(' ')}. Veja: npm run escola -- export --help`],
    }
  }
}
