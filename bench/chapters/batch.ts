import { median } from '#bench/statistics.ts'
import type { Figure } from '#bench/table.ts'
import { startUploadSite } from '#bench/upload-site.ts'

export const title = 'Pages while the admin sends 50 photos of 12 megapixels'

/** The page for unknown addresses, because it is never cached. */
const path = '/nada'

export async function measure(): Promise<Figure[]> {
  const site = await startUploadSite()
  try {
    const idle: number[] = []
    for (let round = 0; round < 200; round += 1) idle.push(await timeRequest(site.url + path))

    const during: number[] = []
    let uploading = true
    const batch = site.uploadBatch().finally(() => {
      uploading = false
    })
    const requestPages = async () => {
      while (uploading) during.push(await timeRequest(site.url + path))
    }
    const [{ ms }] = await Promise.all([batch, requestPages()])

    return [
      {
        what: `a rendered page, median of ${during.length} during the batch against idle`,
        value: median(during) / median(idle),
        limit: 2,
        unit: 'x',
      },
      { what: '50 photos of 12 MP, each', value: ms / 50 / 1000, limit: 1.3, unit: 's' },
    ]
  } finally {
    await site.stop()
  }
}

async function timeRequest(url: string): Promise<number> {
  const started = performance.now()
  await (await fetch(url)).arrayBuffer()
  return performance.now() - started
}
