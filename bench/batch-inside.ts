import { readFileSync } from 'node:fs'
import { addPhotos } from '../domain/photos/add-photos.ts'
import { readEnv } from '../server/env.ts'
import { openStores } from '../server/stores.ts'

// Loaded into the server's own process: on a signal it stores 50 times the photo in the data
// folder, read anew each time, as it would arrive.
process.on('SIGUSR2', async () => {
  const reading = readEnv()
  if (!('env' in reading)) throw new Error('environment')
  const { dataDir } = reading.env
  const stores = await openStores({ dataDir })
  const [event] = await stores.events.all()
  const started = performance.now()
  const { kind } = await addPhotos(event?.id ?? '', arriving(dataDir), stores, {
    now: () => new Date(),
  })
  if (kind !== 'added') throw new Error(kind)
  console.log(`batch done in ${Math.round(performance.now() - started)} ms`)
  await stores.close()
})

async function* arriving(dataDir: string) {
  for (let number = 0; number < 50; number += 1) {
    const bytes = readFileSync(`${dataDir}/foto.jpg`)
    yield { name: `${number}.jpg`, type: 'image/jpeg', bytes }
  }
}
