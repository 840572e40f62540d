import { readFileSync } from 'node:fs'
import { startBatchSite } from './batch-site.ts'
import { answersASecond, settle } from './load.ts'
import type { Figure } from './table.ts'

export const title = 'Memory of the process after a million requests and 50 photos'

const requests = 1_000_000
const path = '/eventos'
const seconds = 10

export async function measure(): Promise<Figure[]> {
  const site = await startBatchSite()
  let answered = 0
  const askUpTo = async (wanted: number) => {
    await settle(site.url + path)
    while (answered < wanted) answered += seconds * (await answersASecond(site.port, path, seconds))
  }
  await askUpTo(requests / 2)
  await site.sendBatch()
  await askUpTo(requests)
  const resident = residentMegabytes(site.child.pid)
  await site.stop()
  return [
    {
      what: `resident after ${Math.round(answered / 1000)} thousand requests`,
      value: resident,
      limit: 200,
      unit: 'MB',
    },
  ]
}

function residentMegabytes(pid: number | undefined): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1]) / 1024
}
