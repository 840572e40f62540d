import { openLoadClient } from '#bench/load-client/load-client.ts'
import { warmUp } from '#bench/load-client/warm-up.ts'
import type { Figure } from '#bench/table.ts'
import { startUploadSite } from '#bench/upload-site.ts'
import { residentMemory } from '#tests/running-site/process-memory.ts'

export const title = 'Memory of the process after a million requests and 50 photos'

const requestsWanted = 1_000_000
const path = '/eventos'
const secondsARun = 10

export async function measure(): Promise<Figure[]> {
  const client = await openLoadClient()
  const site = await startUploadSite()
  try {
    let requests = 0
    const requestUpTo = async (wanted: number) => {
      await warmUp(site.url + path)
      while (requests < wanted) {
        requests += (await client.run(site.url + path, secondsARun)).requests
      }
    }
    await requestUpTo(requestsWanted / 2)
    await site.uploadBatch()
    await requestUpTo(requestsWanted)
    return [
      {
        what: `resident memory after ${Math.round(requests / 1000)} thousand requests by ${client.name}`,
        value: residentMemory(site),
        limit: 260,
        unit: 'MB',
      },
    ]
  } finally {
    await site.stop()
  }
}
