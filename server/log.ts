import { type Logger, pino } from 'pino'

export type Visit = {
  method: string
  path: string
  status: number
  ms: number
  address: string
}

export type Log = Logger & {
  /** A line like `info` writes, at the price that a page from memory can pay. */
  visit: (visit: Visit) => void
}

const visitsWaitMs = 10

/** One line of JSON per event on standard output; sentences for the operator go to standard error. */
export function openLog(): Log {
  // Whoever reads them may go away; the site stays. pino's own writer would wait for the reader for ever.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  let visits = ''
  const write = (line: string) => {
    const said = visits + line
    visits = ''
    if (said !== '') process.stdout.write(said)
  }
  const flush = () => write('')
  process.on('exit', flush)

  const log = pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime },
    {
      write: (line: string) => write(withoutHiddenBreaks(line)),
    },
  )
  return Object.assign(log, {
    visit: (visit: Visit) => {
      // Those of a few milliseconds are written in one piece, sooner if another line is due.
      if (visits === '') setTimeout(flush, visitsWaitMs)
      visits += visitLine(visit)
    },
  })
}

function visitLine({ method, path, status, ms, address }: Visit): string {
  const asked = `"method":"${method}","path":${quoted(path)}`
  const answered = `"status":${status},"ms":${ms},"address":${quoted(address)}`
  return `{"level":30,"time":"${isoTime()}",${asked},${answered}}\n`
}

let lastMoment = 0
let lastTime = ''

/** Many visits may fall into one millisecond; it is put into words once. */
function isoTime(): string {
  const moment = Date.now()
  if (moment !== lastMoment) {
    lastMoment = moment
    lastTime = new Date(moment).toISOString()
  }
  return lastTime
}

export function tellOperator(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

function quoted(text: string): string {
  return withoutHiddenBreaks(JSON.stringify(text))
}

/** JSON leaves these as they are, and some readers of logs take them for the end of a line. */
function withoutHiddenBreaks(line: string): string {
  return line.replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
