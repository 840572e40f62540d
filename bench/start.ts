import { freePort, launch } from '../tests/site-process.ts'
import { type Figure, median } from './table.ts'

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

async function firstPage(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(address).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
