import { preload } from './preload.ts'
import type { SiteProcess } from './site-process.ts'

export function clockAhead(milliseconds: number): Record<string, string> {
  return { ...preload('fake-clock'), FAKE_CLOCK: String(milliseconds) }
}

export function clockAt(moment: string): Record<string, string> {
  return clockAhead(Date.parse(moment) - Date.now())
}

export function skipAnHour({ child }: SiteProcess): void {
  child.kill('SIGUSR2')
}
