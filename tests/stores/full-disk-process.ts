// Works on a disk that fills up, and writes the outcome as JSON: <folder> <fill | limit>
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { addPhotos } from '#domain/photos/add-photos.ts'
import { collectPhotos } from '#domain/photos/collect-photos.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import { publicPhotos } from '#domain/photos/public-photos.ts'
import { removePhotos } from '#domain/photos/remove-photos.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import { backUpSite } from '#escola/backup/back-up-site.ts'
import { errorSentence } from '#escola/error-sentence.ts'
import { openStores } from '#server/stores.ts'
import { aDraft, phonePhoto } from '#tests/sample-data/builders.ts'
import { trusted } from '#tests/sample-data/trusted.ts'
import { fillDisk, limitFileSize } from './disk-space.ts'

const [dataDir = '', way] = process.argv.slice(2)
const now = () => new Date()
const stores = await openStores({ dataDir })
const { id } = await stores.events.create(aDraft(), now())
const photo = { name: 'foto.jpg', type: 'image/jpeg', bytes: await phonePhoto(1400, 1050) }
await addPhotos(id, [photo, photo], stores, { now })
const fotos = async () => (await stores.events.one(id))?.fotos ?? []

const space = way === 'fill' ? fillDisk(join(dataDir, 'enchimento')) : limitFileSize(process.pid)
space.exhaust()
const batch = await addPhotos(id, [photo, photo], stores, { now }).catch((fault) => fault)
const afterBatch = { photos: (await fotos()).length, leftovers: leftovers() }
const [first] = await fotos()
const read = await stores.photos.read(photoKey(first?.url ?? ''), 'large.webp')
const backup = await backUpSite(dataDir, join(dataDir, 'a.tar'), {
  signal: new AbortController().signal,
  onProgress: () => {},
}).catch((fault) => fault)
const everyone = publicPhotos({ ...stores, sitePictures: async () => ({}), now })
const isShown = () => everyone.has(photoKey(first?.url ?? ''))
const shown = [await isShown()]
await stores.events.setFields(id, { visibilidade: 'ninguem' })
shown.push(await isShown())
await stores.events.setFields(id, { visibilidade: 'todos' })
shown.push(await isShown())
const removed = await removePhotos(id, [first?.id ?? 0], stores, { now: now() }).catch(
  (fault) => fault,
)
const collected = await collectPhotos(stores, trusted(now()))
const afterRemoval = { photos: (await fotos()).length, leftovers: leftovers() }
space.restore()
const again = await addPhotos(id, [photo], stores, { now }).catch((fault) => fault)

const told = (fault: unknown) =>
  isStoreFault(fault) ? { kind: fault.kind, sentence: fault.message } : fault
process.stdout.write(
  JSON.stringify({
    batch: told(batch),
    afterBatch,
    canRead: (read?.bytes.length ?? 0) > 0,
    backup: backup instanceof Error ? errorSentence(backup, 'a.tar') : 'made',
    archives: readdirSync(dataDir).filter((name) => name.includes('.tar')),
    shown,
    collected,
    removed: Array.isArray(removed) ? removed.length : told(removed),
    afterRemoval,
    again: again.kind,
    hasReserve: existsSync(join(dataDir, 'escola.db.reserve')),
  }),
)

function leftovers(): string[] {
  return readdirSync(join(dataDir, 'staging'))
}
