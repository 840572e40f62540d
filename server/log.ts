import { type Logger, pino } from 'pino'

type CachedAnswer = { method: string; path: string; status: number; ms: number; address: string }

export type Log = Logger & {
  /** The line that `info` would write, in a fifth of its time: half of what a cached page may cost. */
  cachedAnswer(answer: CachedAnswer): void
}

/** Lines of one such moment are written together: a write for each would cost more than a cached page. */
const flushAfterMs = 10
const infoLevel = 30
/** journald drops what goes beyond 10,000 lines in 30 seconds, and says so nowhere but in its own log. */
const infoLinesPerSecond = 250

/** One line of JSON per event on standard output; sentences for the operator go to standard error. */
export function openLog(): Log {
  // Whoever reads them may go away; the site stays.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  let lines = ''
  const flush = () => {
    if (lines !== '') process.stdout.write(escapeLineBreaks(lines))
    lines = ''
  }
  const admit = infoLineLimit((leftOut) => log.warn({ leftOut }, 'lines left out'))
  process.on('exit', () => {
    admit.tell()
    flush()
  })

  const write = (line: string) => {
    if (lines === '') setTimeout(flush, flushAfterMs)
    lines += line
  }
  const destination = {
    // Has pino tell the level of each line.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write: (line: string) => {
      const isUrgent = destination.lastLevel > infoLevel
      if (!isUrgent && !admit()) return
      write(line)
      if (isUrgent) flush()
    },
  }
  const log = pino({ base: null, timestamp: isoTime }, destination)
  return Object.assign(log, {
    cachedAnswer: ({ method, path, status, ms, address }: CachedAnswer) => {
      if (!admit()) return
      const request = `"method":"${method}","path":${JSON.stringify(path)}`
      const answer = `"status":${status},"ms":${ms},"address":${JSON.stringify(address)}`
      write(`{"level":${infoLevel}${isoTime()},${request},${answer}}\n`)
    },
  })
}

/** Whether one more line may be written; how many were not is told once a second. */
function infoLineLimit(tellLeftOut: (lines: number) => void) {
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
    if (written <= infoLinesPerSecond) return true
    if (leftOut === 0) setTimeout(tell, 1000)
    leftOut += 1
    return false
  }
  return Object.assign(admit, { tell })
}

let lastMoment = 0
let lastTime = ''

/** As pino's own, but written once for the many lines of one millisecond. */
function isoTime(): string {
  const moment = Date.now()
  if (moment !== lastMoment) {
    lastMoment = moment
    lastTime = `,"time":"${new Date(moment).toISOString()}"`
  }
  return lastTime
}

export function tellOperator(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

/** JSON leaves these as they are, and some readers of logs take them for the end of a line. */
function escapeLineBreaks(lines: string): string {
  return lines.replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
