import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { LoadClient } from './load-client.ts'

const execute = promisify(execFile)

/** Where wrk cannot be had. */
export function nodeClient(): LoadClient {
  return {
    name: 'a Node client',
    run: async (url, seconds) => {
      const program = 'bench/load-client/node-client-process.ts'
      const { stdout } = await execute('node_modules/.bin/node', [program, url, String(seconds)])
      const result = JSON.parse(stdout)
      if (result.requests === 0) throw new Error(`${url} did not answer`)
      return result
    },
  }
}
