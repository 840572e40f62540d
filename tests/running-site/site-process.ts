import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mallocSettings, nodeFlags } from '#scripts/setup/serve-site.mjs'
import { freePort } from './free-port.ts'

export { freePort } from './free-port.ts'

export type SiteProcess = {
  url: string
  port: number
  child: ChildProcess
  /** All that the process has written so far: JSON lines and sentences for the operator. */
  output: () => { log: string; operator: string }
  exited: Promise<number | null>
  stop: () => Promise<number | null>
}

/**
 * The built site as an operator starts it, in a process and a data folder of its own. `within` is a
 * command that becomes the site, as `unshare` does.
 */
export async function startSite(
  env: Record<string, string> = {},
  within: readonly string[] = [],
): Promise<SiteProcess> {
  const port = Number(env.PORT ?? (await freePort()))
  const site = launch({ PORT: String(port), ...env }, within)
  await ready(site.child, `http://127.0.0.1:${port}`, site.output)
  return { ...site, url: `http://127.0.0.1:${port}`, port }
}

/** Node finds the site compiled there, and starts in less time. */
const compiled = { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' }

/** For starts that are meant to fail. */
export function launch(env: Record<string, string>, within: readonly string[] = []) {
  const node = ['node_modules/.bin/node', ...nodeFlags, 'build/server/main.js']
  const [command = '', ...args] = [...within, ...node]
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...compiled, ...mallocSettings, ...env },
  })
  const written = { log: '', operator: '' }
  child.stdout.on('data', (part) => {
    written.log += part
  })
  child.stderr.on('data', (part) => {
    written.operator += part
  })
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  const stop = () => {
    child.kill('SIGTERM')
    return exited
  }
  return { child, output: () => ({ ...written }), exited, stop }
}

async function ready(child: ChildProcess, url: string, output: SiteProcess['output']) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the site ended: ${output().operator}`)
    const answer = await fetch(`${url}/robots.txt`).catch(() => null)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`the site did not open: ${output().operator}`)
}
