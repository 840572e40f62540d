import { readFileSync } from 'node:fs'
import type { SiteProcess } from '../site-process.ts'

/** Megabytes that the site's process has in memory. */
export const residentMemory = (site: SiteProcess) => megabytes(site, 'VmRSS')

/** The most it ever had. */
export const highestMemory = (site: SiteProcess) => megabytes(site, 'VmHWM')

function megabytes({ child }: SiteProcess, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
}
