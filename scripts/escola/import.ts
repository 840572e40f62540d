import { parseArgs } from 'node:util'
import type { SchoolEvent } from '#domain/events/event.ts'
import type { Unreadable } from '#domain/events/unreadable.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { ownPhotoKey } from '#domain/photos/photo-addresses.ts'
import { type Env, readEnv, readOtherStore } from '#server/env.ts'
import { openOriginals, openStores, type Stores } from '#server/stores.ts'
import type { Command } from './command.ts'
import { bringEvents, type Journey } from './moving/bring-events.ts'
import { type ExportedPhoto, readExport, readOriginal } from './moving/export-folder.ts'
import {
  countOf,
  interruptible,
  sentenceOf,
  type Tally,
  tellLeftBehind,
  tellUnreadable,
} from './moving/travel.ts'
import { progressOf } from './progress.ts'

export const importSite: Command = {
  summary: 'traz eventos e fotos de uma pasta, ou de e para o Firestore',
  help: `Uso: npm run escola -- import PASTA [--to sqlite|firestore] [--dry-run]
     npm run escola -- import --from firestore [--dry-run]
     npm run escola -- import --to firestore [--dry-run]

Traz para o site os eventos e as fotos de uma pasta feita por "export", os do Firestore
(--from firestore), ou leva os deste site para o Firestore (--to firestore). Nomes, datas e números
de eventos e fotos continuam os mesmos; as fotos são guardadas onde PHOTOS diz.

O que já está no destino fica como está: só faltas são completadas, e por isso o comando pode ser
repetido, também depois de uma interrupção. Uma foto que não pode ser buscada é nomeada e fica de
fora. Enquanto ele trabalha, não mude eventos no painel.

Opções:
  --from sqlite|firestore   de onde vêm, em vez de uma pasta
  --to sqlite|firestore     para onde vão (padrão: STORE)
  --dry-run                 só conta o que seria feito
  --help                    esta ajuda

Ambiente:
  STORE, PHOTOS, DATA_DIR e as chaves de cada serviço (docs/hospedagem.md)`,
  run: async (args) => {
    const wish = readWish(args)
    const places = 'faults' in wish ? wish : readPlaces(wish)
    if ('faults' in places || 'faults' in wish) {
      for (const fault of 'faults' in places ? places.faults : []) console.error(fault)
      return 1
    }
    try {
      const to = await openStores(places.to)
      try {
        const source = await openSource(places, to)
        if ('refusal' in source) {
          console.error(`${source.refusal} Nada foi alterado.`)
          return 1
        }
        return await travel(source, to, wish)
      } finally {
        await to.close()
      }
    } catch (fault) {
      console.error(
        `Não foi possível importar: ${sentenceOf(fault)} O que já foi trazido fica; repita o comando para continuar.`,
      )
      return 1
    }
  },
}

type Wish = { folder?: string; from?: StoreName; to?: StoreName; dryRun: boolean }
type StoreName = 'sqlite' | 'firestore'
type Places = { to: Env; from: { folder: string } | { env: Env } }
type Source = Pick<Journey, 'events' | 'fileOf' | 'staysWhereItIs'> & { unreadable: Unreadable[] }

async function travel(source: Source, to: Stores, { dryRun }: Wish): Promise<number> {
  const photos = source.events.reduce((sum, { fotos }) => sum + fotos.length, 0)
  const progress = progressOf(photos)
  return interruptible(
    async (signal) => {
      const tally = await bringEvents(
        { ...source, dryRun, signal, onProgress: progress.show },
        to,
      ).finally(progress.end)
      tellLeftBehind(tally.leftBehind)
      tellUnreadable(source.unreadable, 'veja a origem')
      console.log(summaryOf(tally, dryRun))
      return 0
    },
    () =>
      console.error('Interrompido: o que já foi trazido fica. Repita o comando para continuar.'),
  )
}

function summaryOf(tally: Tally, dryRun: boolean): string {
  const { events, eventsThere, photos, photosAsTheyAre, photosThere } = tally
  const parts = [
    `${countOf(events, 'evento', 'eventos')} e ${countOf(photos, 'foto copiada', 'fotos copiadas')}`,
    photosAsTheyAre > 0 &&
      `${countOf(photosAsTheyAre, 'foto continua', 'fotos continuam')} no seu endereço`,
    (eventsThere > 0 || photosThere > 0) &&
      `já estavam lá ${countOf(eventsThere, 'evento', 'eventos')} e ${countOf(photosThere, 'foto', 'fotos')}`,
  ]
  const words = parts.filter(Boolean).join('; ')
  return dryRun ? `Seriam trazidos: ${words}. Nada foi alterado.` : `Pronto: ${words}.`
}

async function openSource(
  { from, to: place }: Places,
  to: Stores,
): Promise<Source | { refusal: string }> {
  const originals = await openOriginals(place)
  const { photos } = place
  const staysWhereItIs = async ({ url }: Photo) => {
    if (ownPhotoKey(url))
      return photos.kind === 'disk' && (await to.photos.original({ url })) !== null
    const atCloudinary = /^https?:\/\/[^/]+\/[\w-]+\/image\/upload\//.test(url)
    return atCloudinary ? photos.kind === 'cloudinary' : true
  }
  if ('folder' in from) {
    const reading = await readExport(from.folder)
    if ('refusal' in reading) return reading
    const fileOf = async (_: SchoolEvent, photo: ExportedPhoto) => {
      if (photo.arquivo) return readOriginal(from.folder, photo.arquivo, reading)
      return (await originals(photo))?.bytes ?? null
    }
    const { events, unreadable } = reading
    return { events, unreadable, fileOf, staysWhereItIs }
  }
  const source = await openStores(from.env)
  try {
    const fileOf = async (_: SchoolEvent, photo: Photo) => (await originals(photo))?.bytes ?? null
    const events = await source.events.all()
    return { events, unreadable: await source.events.unreadable(), fileOf, staysWhereItIs }
  } finally {
    await source.close()
  }
}

function readPlaces(wish: Wish): Places | { faults: string[] } {
  const configured = readEnv()
  if ('faults' in configured) return configured
  const { env } = configured
  const to = wish.to ? readOtherStore(env, wish.to) : { env }
  if ('faults' in to) return to
  if (wish.folder) return { to: to.env, from: { folder: wish.folder } }
  const from = readOtherStore(
    env,
    wish.from ?? (to.env.store.kind === 'sqlite' ? 'firestore' : 'sqlite'),
  )
  if ('faults' in from) return from
  if (from.env.store.kind === to.env.store.kind) {
    return {
      faults: [`A origem e o destino são o mesmo (${to.env.store.kind}). Nada foi alterado.`],
    }
  }
  return { to: to.env, from }
}

function readWish(args: string[]): Wish | { faults: string[] } {
  const wrong = (sentence: string) => ({
    faults: [`${sentence} Veja: npm run escola -- import --help`],
  })
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { from: { type: 'string' }, to: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    })
    const { from, to } = values
    const [folder, ...others] = positionals
    if (others.length > 0) return wrong('Diga uma só pasta.')
    if (folder && from) return wrong('Diga uma pasta ou --from, não os dois.')
    if (!folder && !from && !to) return wrong('Diga de onde: uma pasta, --from ou --to.')
    if ((from && !isStoreName(from)) || (to && !isStoreName(to))) {
      return wrong('--from e --to aceitam sqlite ou firestore.')
    }
    return {
      dryRun: values['dry-run'] ?? false,
      ...(folder && { folder }),
      ...(from && { from: from as StoreName }),
      ...(to && { to: to as StoreName }),
    }
  } catch {
    return wrong(`Opção desconhecida: ${args.join(' ')}.`)
  }
}

function isStoreName(text: string): text is StoreName {
  return text === 'sqlite' || text === 'firestore'
}
