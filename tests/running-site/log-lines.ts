import type { SiteProcess } from './site-process.ts'

type LogLine = Record<string, unknown> & { err?: { message: string; stack: string } }

/** The lines that the site has logged so far; the last one may still be on its way. */
export function logLines(site: Pick<SiteProcess, 'output'>): LogLine[] {
  const { log } = site.output()
  const whole = log.slice(0, log.lastIndexOf('\n') + 1).trim()
  return whole === '' ? [] : whole.split('\n').map((line) => JSON.parse(line))
}
