import { readEnv } from '#server/env.ts'
import { complaint } from './complaint.ts'

/** Where the site keeps its things, as the environment says. */
export function dataFolder(): string {
  const reading = readEnv()
  if ('faults' in reading) throw complaint(reading.faults.join('\n'))
  return reading.env.dataDir
}
