import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Answers a second at one address, asked from a process of its own over 32 connections. */
export async function answersASecond(port: number, path: string, seconds = 2): Promise<number> {
  const { stdout } = await run('node_modules/.bin/node', [
    'bench/load-inside.ts',
    String(port),
    path,
    String(seconds),
  ])
  return JSON.parse(stdout).aSecond
}

/** Until the page has been compressed at full strength: from then on every answer is the same bytes. */
export async function settle(address: string): Promise<void> {
  for (let tag = ''; ; ) {
    const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } })
    await answer.arrayBuffer()
    const found = answer.headers.get('etag') ?? ''
    if (found === tag) return
    tag = found
    await pause(1500)
  }
}
