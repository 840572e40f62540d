import { readFileSync } from 'node:fs'
import type { SiteProcess } from './site-process.ts'

type Running = Pick<SiteProcess, 'child'>

/** Megabytes that the site's process has in memory. */
export const residentMemory = (site: Running) => megabytes(site, 'VmRSS')

/** The most it ever had. */
export const peakMemory = (site: Running) => megabytes(site, 'VmHWM')

/** The most it has from now until the end. */
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

function megabytes({ child }: Running, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
}
