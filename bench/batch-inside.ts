import { readFile } from 'node:fs/promises'
import { addPhotos } from '../domain/photos/add-photos.ts'
import { readEnv } from '../server/env.ts'
import { openStores } from '../server/stores.ts'
import { batchPhoto } from './batch-photo.ts'

// Loaded into the server's own process by bench/batch.ts: on a signal it stores 50 photos.
process.on('SIGUSR2', async () => {
  const reading = readEnv()
  if (!('env' in reading)) throw new Error('environment')
  const stores = await openStores(reading.env)
  const [event] = await stores.events.all()
  const bytes = await readFile(batchPhoto(reading.env.dataDir))
  const files = Array.from({ length: 50 }, (_, index) => ({
    name: `${index}.jpg`,
    type: 'image/jpeg',
    bytes,
  }))
  const started = performance.now()
  const { kind } = await addPhotos(event?.id ?? '', files, stores, { now: () => new Date() })
  if (kind !== 'added') throw new Error(kind)
  console.log(`batch done in ${Math.round(performance.now() - started)} ms`)
  await stores.close()
})
