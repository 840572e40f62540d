import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { LoadClient } from './load-client.ts'

const execute = promisify(execFile)
const options = ['--threads', '1', '--connections', '32', '--header', 'Accept-Encoding: br']

export function wrkClient(binary: string): LoadClient {
  return {
    name: 'wrk',
    run: async (url, seconds) => {
      const { stdout } = await execute(binary, [...options, '--duration', `${seconds}s`, url])
      return parseReport(stdout)
    },
  }
}

function parseReport(report: string) {
  const errors = /Socket errors: .*|Non-2xx or 3xx responses: .*/g
  const found = report.match(errors)
  if (found) throw new Error(`wrk: ${found.join('; ')}`)
  const requests = Number(/(\d+) requests in /.exec(report)?.[1])
  const requestsPerSecond = Number(/Requests\/sec: +([\d.]+)/.exec(report)?.[1])
  if (!(requests > 0 && requestsPerSecond > 0)) throw new Error(`wrk: ${report}`)
  return { requests, requestsPerSecond }
}
