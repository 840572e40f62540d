import { startBatchSite } from './batch-site.ts'
import { type Figure, median } from './table.ts'

export const title = 'Pages while the admin sends 50 photos of 12 megapixels'

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
  let batchMs = 0
  const batch = site.sendBatch().then((ms) => {
    batchMs = ms
  })
  while (batchMs === 0) busy.push(await ask())
  await batch
  await site.stop()

  return [
    {
      what: `a rendered page, median of ${busy.length} during the batch against idle`,
      value: median(busy) / median(idle),
      limit: 2,
      unit: 'x',
    },
    { what: '50 photos of 12 MP, each', value: batchMs / 50 / 1000, limit: 1.3, unit: 's' },
  ]
}
