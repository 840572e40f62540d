import { Agent } from 'node:http'
import type { Visits } from '#tests/http-clients/load-clients.ts'
import { rawRequest } from '#tests/http-clients/raw-request.ts'

const path = '/eventos'

/** One new visitor after the other asks for the events, each over a connection of their own. */
export async function visitEvents(port: number, flooded: Promise<unknown>): Promise<number[]> {
  let over = false
  const end = flooded.finally(() => {
    over = true
  })
  const visits: Visits = { times: [], failed: 0 }
  const agent = new Agent({ keepAlive: false })
  while (!over) {
    const started = performance.now()
    const headers = { 'accept-encoding': 'br' }
    const answer = await rawRequest(port, { path, headers, agent }).catch(() => null)
    visits.times.push(performance.now() - started)
    if (answer?.status !== 200) visits.failed += 1
  }
  await end
  if (visits.failed > 0) throw new Error(`${visits.failed} of ${visits.times.length} visits failed`)
  return visits.times
}
