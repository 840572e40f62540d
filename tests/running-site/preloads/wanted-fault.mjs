import { readFileSync } from 'node:fs'

/** What the test wishes to fail, and how often it has turned the switch: `{ fault, turns }`. */
export function wanted() {
  return JSON.parse(readFileSync(process.env.FAULTS, 'utf8'))
}
