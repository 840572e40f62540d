import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { startBatchSite } from './batch-site.ts'
import { answersASecond } from './load.ts'
import type { Figure } from './table.ts'

export const title = 'Memory of the process after a million requests and 50 photos'

const requests = 1_000_000

export async function measure(): Promise<Figure[]> {
  const site = await startBatchSite()
  let answered = 0
  while (answered < requests / 2) answered += await answersIn(10, site.port)
  site.startBatch()
  while (site.batchMs() === 0) await pause(200)
  while (answered < requests) answered += await answersIn(10, site.port)
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

async function answersIn(seconds: number, port: number): Promise<number> {
  return seconds * (await answersASecond(port, '/eventos', seconds))
}

function residentMegabytes(pid: number | undefined): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1]) / 1024
}
