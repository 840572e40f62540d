import { readFileSync } from 'node:fs'
import type { SiteProcess } from './site-process.ts'

type Running = Pick<SiteProcess, 'child'>

/** Megabytes that the site's process has in memory. */
export const residentMemory = (site: Running) => megabytes(site, 'VmRSS')

/** The most it ever had. */
export const peakMemory = (site: Running) => megabytes(site, 'VmHWM')

/** Likewise, of a process that others have started. */
export const peakMemoryOf = (pid: number) => field(pid, 'VmHWM')

/** The most it has from now until `end` is called. */
export function watchMemory(site: Running): { end(): number } {
  let peak = residentMemory(site)
  const look = () => {
    peak = Math.max(peak, residentMemory(site))
  }
  const looks = setInterval(look, 20)
  return {
    end: () => {
      clearInterval(looks)
      look()
      return peak
    },
  }
}

/** Megabytes of a process and of those it has started. */
export function memoryWithChildren(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + residentOf(each), 0)
}

export function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return list.split(' ').filter(Boolean).map(Number)
}

/** Zero for a process that has just ended. */
function residentOf(pid: number): number {
  try {
    return field(pid, 'VmRSS') || 0
  } catch {
    return 0
  }
}

function megabytes({ child }: Running, name: 'VmRSS' | 'VmHWM'): number {
  return field(child.pid ?? 0, name)
}

function field(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
}
