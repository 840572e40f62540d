import { setTimeout as pause } from 'node:timers/promises'
import { median } from '#bench/statistics.ts'
import type { Figure } from '#bench/table.ts'
import { freePort, launch } from '#tests/running-site/site-process.ts'

export const title = 'From the start of the process to the first page'

const starts = 7

export async function measure(): Promise<Figure[]> {
  const times: number[] = []
  for (let number = 0; number < starts; number += 1) {
    const port = await freePort()
    const started = performance.now()
    const site = launch({ PORT: String(port) })
    await firstPage(`http://127.0.0.1:${port}/`)
    times.push(performance.now() - started)
    await site.stop()
  }
  return [{ what: `median of ${starts}`, value: median(times) / 1000, limit: 1, unit: 's' }]
}

async function firstPage(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(url).catch(() => null)
    await response?.arrayBuffer()
    if (response?.ok) return
    await pause(5)
  }
}
