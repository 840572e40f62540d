import { ensureProgram } from '../../scripts/setup/program.mjs'
import { nodeClient } from './node-client.ts'
import { wrkClient } from './wrk.ts'

export type LoadClient = {
  name: string
  /** Requests one page over 32 connections; throws if any answer is missing, cut off or no page. */
  run(url: string, seconds: number): Promise<{ requests: number; requestsPerSecond: number }>
}

/** wrk leaves more of the machine to the server: a peer as fast as nginx would wait for a Node client. */
export async function openLoadClient(): Promise<LoadClient> {
  const wrk: string | null = await ensureProgram('wrk')
  return wrk ? wrkClient(wrk) : nodeClient()
}
