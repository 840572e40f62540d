import { type Logger, pino } from 'pino'
import { maskTokens } from './http/mask-tokens.ts'

export type Log = Logger

/** Lines of this interval are written together: one write per line would cost more than a cached page. */
const flushAfterMs = 10
const infoLevel = 30
/** journald drops lines beyond 10,000 in 30 seconds, and reports that only in its own log. */
const requestLinesPerSecond = 250

/** One line of JSON per event on standard output; sentences for the operator go to standard error. */
export function openLog(): Log {
  // The reader of the log may exit; the site must not.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  let lines = ''
  const flush = () => {
    if (lines !== '') process.stdout.write(escapeLineBreaks(lines))
    lines = ''
  }
  const admit = requestLineLimit((leftOut) => log.warn({ leftOut }, 'lines left out'))
  process.on('exit', () => {
    admit.tell()
    flush()
  })

  const destination = {
    write: (line: string) => {
      if (lines === '') setTimeout(flush, flushAfterMs)
      lines += line
    },
    flush,
  }
  const log = pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { path: maskTokens },
      hooks: {
        // Checked before a line is formatted: under load, formatting would cost as much as the cached pages.
        logMethod(args, method, level) {
          // Only requests come in floods, and only their lines have no message.
          const isRequest = level <= infoLevel && args.length === 1 && typeof args[0] === 'object'
          if (isRequest && !admit()) return
          // Report dropped lines first, so that 'stopped' is the last line.
          if (!isRequest) admit.tell()
          method.apply(this, args)
          if (level > infoLevel) flush()
        },
      },
    },
    destination,
  )
  return log
}

/** Whether one more line may be written; the number of dropped lines is logged once a second. */
function requestLineLimit(tellLeftOut: (lines: number) => void) {
  let second = 0
  let written = 0
  let leftOut = 0
  const tell = () => {
    const lines = leftOut
    leftOut = 0
    if (lines > 0) tellLeftOut(lines)
  }
  const admit = () => {
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) {
      second = now
      written = 0
      tell()
    }
    written += 1
    if (written <= requestLinesPerSecond) return true
    if (leftOut === 0) setTimeout(tell, 1000)
    leftOut += 1
    return false
  }
  return Object.assign(admit, { tell })
}

export function tellOperator(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

/** JSON does not escape these, and some log readers take them for line ends. */
function escapeLineBreaks(lines: string): string {
  return lines.replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
