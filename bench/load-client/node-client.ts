import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type LoadClient, pageLoad } from './load-client.ts'

const execute = promisify(execFile)

/** Where wrk cannot be had. */
export function nodeClient(): LoadClient {
  return {
    name: 'a Node client',
    run: async (url, seconds, options = pageLoad) => {
      const program = 'bench/load-client/node-client-process.ts'
      const args = [program, url, String(seconds), JSON.stringify(options)]
      const { stdout } = await execute('node_modules/.bin/node', args)
      const result = JSON.parse(stdout)
      if (result.requests === 0) throw new Error(`${url} did not answer`)
      return result
    },
  }
}
