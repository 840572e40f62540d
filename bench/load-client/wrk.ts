import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type LoadClient, pageLoad } from './load-client.ts'

const execute = promisify(execFile)
const common = ['--threads', '1', '--header', 'Accept-Encoding: br']

export function wrkClient(binary: string): LoadClient {
  return {
    name: 'wrk',
    run: async (url, seconds, { connections, anyAnswer } = pageLoad) => {
      const size = ['--connections', String(connections), '--duration', `${seconds}s`]
      const { stdout } = await execute(binary, [...common, ...size, url])
      return parseReport(stdout, anyAnswer)
    },
  }
}

function parseReport(report: string, anyAnswer: boolean) {
  const errors = /Socket errors: .*|Non-2xx or 3xx responses: .*/g
  const found = anyAnswer ? null : report.match(errors)
  if (found) throw new Error(`wrk: ${found.join('; ')}`)
  const requests = Number(/(\d+) requests in /.exec(report)?.[1])
  const requestsPerSecond = Number(/Requests\/sec: +([\d.]+)/.exec(report)?.[1])
  if (!(requests > 0 && requestsPerSecond > 0)) throw new Error(`wrk: ${report}`)
  return { requests, requestsPerSecond }
}
