import { stderr } from 'node:process'

export type Progress = {
  /** The total may grow during the work. */
  show(done: number, what: string, total?: number): void
  /** Removes the bar, so that other output starts on a line of its own. */
  end(): void
}

const betweenLinesMs = 10_000

/** A bar on a terminal; elsewhere (a log, a pipe) a line whenever `what` changes, and every ten seconds. */
export function createProgress(total = 0): Progress {
  return stderr.isTTY ? progressBar(total) : progressLines(total)
}

function progressBar(initialTotal: number): Progress {
  const width = 28
  return {
    show: (done, what, total = initialTotal) => {
      const full = Math.round((width * done) / Math.max(1, total))
      const bar = '█'.repeat(full) + '░'.repeat(width - full)
      const text = `${bar} ${fraction(done, total)} ${what}`
      // A terminal of unknown width reports 0 columns.
      stderr.write(`\r\x1b[K${text.slice(0, (stderr.columns || 80) - 1)}`)
    },
    end: () => stderr.write('\r\x1b[K'),
  }
}

function progressLines(initialTotal: number): Progress {
  let last = { what: '', at: 0 }
  return {
    show: (done, what, total = initialTotal) => {
      const at = performance.now()
      if (what === last.what && at - last.at < betweenLinesMs) return
      last = { what, at }
      stderr.write(`${fraction(done, total)} ${what}\n`)
    },
    end: () => {},
  }
}

function fraction(done: number, total: number): string {
  return `${String(done).padStart(String(total).length)}/${total}`
}
