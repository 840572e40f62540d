import { readFileSync } from 'node:fs'
import type { SiteProcess } from '../site-process.ts'

/** Megabytes that the site's process has in memory. */
export const residentMemory = (site: SiteProcess) => megabytes(site, 'VmRSS')

/** The most it ever had. */
export const highestMemory = (site: SiteProcess) => megabytes(site, 'VmHWM')

/** The most it has from now until the end, looked at often enough for anything that piles up. */
export function watchMemory(site: SiteProcess): { end(): number } {
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

function megabytes({ child }: SiteProcess, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
}
