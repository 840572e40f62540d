import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStores } from '../server/stores.ts'
import { aDraft } from '../tests/builders.ts'
import { startSite } from '../tests/site-process.ts'
import { makeBatchPhoto } from './batch-photo.ts'
import { type Figure, median } from './table.ts'

export const title = 'Pages while a batch of 50 photos is processed in the same process'

/** /eventos before and during the batch; `batch-inside.ts` does the work when told to. */
export async function measure(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-bench-'))
  const stores = await openStores({ dataDir })
  await stores.events.create(aDraft({ nome: 'Lote' }), new Date())
  await stores.close()
  await makeBatchPhoto(dataDir)

  const site = await startSite({
    DATA_DIR: dataDir,
    NODE_OPTIONS: '--import ./bench/batch-inside.ts',
  })
  const ask = async () => {
    const started = performance.now()
    await (await fetch(`${site.url}/eventos`)).arrayBuffer()
    return performance.now() - started
  }
  const idle: number[] = []
  for (let round = 0; round < 200; round += 1) idle.push(await ask())

  const busy: number[] = []
  site.child.kill('SIGUSR2')
  while (!site.output().log.includes('batch done')) busy.push(await ask())
  await site.stop()

  const done = /batch done in (\d+) ms/.exec(site.output().log)?.[1]
  return [
    {
      what: `/eventos, median of ${busy.length} during the batch against idle`,
      value: median(busy) / median(idle),
      limit: 2,
      unit: 'x',
    },
    { what: '50 photos of 12 MP, each', value: Number(done) / 50 / 1000, limit: 1.3, unit: 's' },
  ]
}
