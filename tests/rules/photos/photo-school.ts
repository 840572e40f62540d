import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { diskPhotoStore } from '#adapters/disk/photo-store.ts'
import { inMemory, schoolDatabase } from '#adapters/sqlite/database.ts'
import { sqliteDocuments } from '#adapters/sqlite/documents.ts'
import { eventStore } from '#domain/events/event-store.ts'
import type { PictureEncoder } from '#domain/photos/picture-encoder.ts'
import type { OfferedPhoto } from '#domain/photos/store-file.ts'
import { waitingBatchStore } from '#domain/photos/waiting-batch.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import { StoreFault } from '#domain/store-fault.ts'
import { anEncodedPicture } from '#tests/sample-data/builders.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'

/** A school with photos on disk, whose encoder does what a file's first word asks for. */
export async function aPhotoSchool() {
  const folder = aDataFolder()
  await diskPhotoStore(folder).ping()
  let isBusy = false
  const pictures: PictureEncoder = {
    encode: async (bytes) => {
      const text = Buffer.from(bytes).toString()
      if (text.startsWith('BUSY') && isBusy) throw new StoreFault('unavailable', 'ocupado')
      if (text.startsWith('THIN')) return { refused: 'too-thin' }
      if (text.startsWith('BOMB')) return { refused: 'too-many-pixels' }
      return text.startsWith('BAD') ? { refused: 'not-an-image' } : anEncodedPicture(text)
    },
  }
  const documents = sqliteDocuments(schoolDatabase(inMemory))
  const open = () => ({
    documents,
    events: eventStore(documents),
    school: schoolStore(documents),
    waiting: waitingBatchStore(documents),
    photos: diskPhotoStore(folder),
    pictures,
  })
  /** Everything on disk that is not the database, as the next start would find it. */
  const files = () =>
    ['pictures', 'originals', 'staging'].flatMap((name) => readdirSync(join(folder, name)))
  const setBusy = (busy: boolean) => {
    isBusy = busy
  }
  return { ...open(), restarted: open, files, setBusy }
}

export function offered(...contents: string[]): OfferedPhoto[] {
  return contents.map((text, n) => ({
    name: `${n + 1}.jpg`,
    type: 'image/jpeg',
    bytes: Buffer.from(text),
  }))
}
