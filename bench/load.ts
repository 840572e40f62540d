import { execFile } from 'node:child_process'
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
