import { type Logger, pino } from 'pino'

export type Log = Logger

/** Lines of one such moment are written together: a write for each would cost more than a cached page. */
const flushAfterMs = 10
const infoLevel = 30

/** One line of JSON per event on standard output; sentences for the operator go to standard error. */
export function openLog(): Log {
  // Whoever reads them may go away; the site stays.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  let lines = ''
  const flush = () => {
    if (lines !== '') process.stdout.write(lines)
    lines = ''
  }
  process.on('exit', flush)

  const destination = {
    // Has pino tell the level of each line.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write: (line: string) => {
      if (lines === '') setTimeout(flush, flushAfterMs)
      lines += escapeLineBreaks(line)
      if (destination.lastLevel > infoLevel) flush()
    },
  }
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination)
}

export function tellOperator(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

/** JSON leaves these as they are, and some readers of logs take them for the end of a line. */
function escapeLineBreaks(line: string): string {
  return line.replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
