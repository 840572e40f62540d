import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { programPath } from '#scripts/setup/program.mjs'

const execute = promisify(execFile)
const common = '--threads 1 --connections 32 --duration 1s --header Accept-Encoding:br'.split(' ')

/** Requests one page for a second over 32 connections; resolves with the responses a second. */
export type Load = (url: string) => Promise<number>

/** A client written in Node would be slower than nginx. */
export function findWrk(): Load {
  const wrk = programPath('wrk')
  return async (url) => {
    const { stdout } = await execute(wrk, [...common, url])
    const faults = stdout.match(/Socket errors: .*|Non-2xx or 3xx responses: .*/g)
    const perSecond = Number(/Requests\/sec: +([\d.]+)/.exec(stdout)?.[1])
    if (faults || !(perSecond > 0)) throw new Error(`wrk: ${faults?.join('; ') ?? stdout}`)
    return perSecond
  }
}

/** Waits until the page is compressed at full strength, which is the last change of its etag. */
export async function warmUp(url: string): Promise<void> {
  for (let previous = ''; ; await pause(1500)) {
    const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
    const etag = response.headers.get('etag') ?? ''
    if (etag === previous) return
    previous = etag
  }
}
