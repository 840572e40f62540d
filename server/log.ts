import { type Logger, pino } from 'pino'

export type Log = Logger

/** One line of JSON per event on standard output; sentences for the operator go to standard error. */
export function openLog(): Log {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime })
}

export function tellOperator(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}
