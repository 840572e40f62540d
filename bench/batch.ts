import { startBatchSite } from './batch-site.ts'
import { type Figure, median } from './table.ts'

export const title = 'Pages while a batch of 50 photos is processed in the same process'

/** A page before and during the batch: the one for unknown addresses, which is rendered each time. */
export async function measure(): Promise<Figure[]> {
  const site = await startBatchSite()
  const ask = async () => {
    const started = performance.now()
    await (await fetch(`${site.url}/nada`)).arrayBuffer()
    return performance.now() - started
  }
  const idle: number[] = []
  for (let round = 0; round < 200; round += 1) idle.push(await ask())

  const busy: number[] = []
  site.startBatch()
  while (site.batchMs() === 0) busy.push(await ask())
  await site.stop()

  return [
    {
      what: `a rendered page, median of ${busy.length} during the batch against idle`,
      value: median(busy) / median(idle),
      limit: 2,
      unit: 'x',
    },
    { what: '50 photos of 12 MP, each', value: site.batchMs() / 50 / 1000, limit: 1.3, unit: 's' },
  ]
}
