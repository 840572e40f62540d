import { statSync } from 'node:fs'

/** `performance.now` is frozen, and advances by a quarter of a minute for each byte of the file CLOCK. */
const started = performance.now()
performance.now = () => started + statSync(process.env.CLOCK).size * 15_001
