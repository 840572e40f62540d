import { setTimeout as pause } from 'node:timers/promises'
import type { SiteProcess } from './site-process.ts'

/** Stops the site and returns its exit code; a site that is still running after `ms` is killed. */
export async function exitCodeWithin(
  ms: number,
  { child, exited, stop }: SiteProcess,
): Promise<number | null | 'still running'> {
  const limit = new AbortController()
  const tooLate = pause(ms, 'still running' as const, { signal: limit.signal }).catch(() => null)
  const code = await Promise.race([stop(), tooLate])
  limit.abort()
  if (code === 'still running') {
    child.kill('SIGKILL')
    await exited
  }
  return code
}
