import { ensureProgram } from '#scripts/setup/program.mjs'
import { nodeClient } from './node-client.ts'
import { wrkClient } from './wrk.ts'

export type LoadClient = {
  name: string
  /** Requests one page over and over; throws if any answer is missing, cut off or no page. */
  run(
    url: string,
    seconds: number,
    options?: LoadOptions,
  ): Promise<{ requests: number; requestsPerSecond: number }>
}

export type LoadOptions = {
  connections: number
  /** For floods: a redirect, 404, 503 or a closed connection is right as well. */
  anyAnswer: boolean
}

export const pageLoad: LoadOptions = { connections: 32, anyAnswer: false }

/** wrk leaves more of the machine to the server: a peer as fast as nginx would wait for a Node client. */
export async function openLoadClient(): Promise<LoadClient> {
  const wrk: string | null = await ensureProgram('wrk')
  return wrk ? wrkClient(wrk) : nodeClient()
}
