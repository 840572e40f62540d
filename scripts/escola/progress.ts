import { stderr } from 'node:process'

export type Progress = {
  /** `done` of all steps, and what is being worked on; the work may turn out longer than announced. */
  show(done: number, what: string, steps?: number): void
  /** Leaves the line of the bar to whoever writes next. */
  end(): void
}

/** A bar that repaints itself on a terminal; elsewhere (a log, a pipe) a line per new subject. */
export function progressOf(steps = 0): Progress {
  return stderr.isTTY ? bar(steps) : lines(steps)
}

function bar(announced: number): Progress {
  const width = 28
  return {
    show: (done, what, steps = announced) => {
      const full = Math.round((width * done) / Math.max(1, steps))
      const picture = '█'.repeat(full) + '░'.repeat(width - full)
      const text = `${picture} ${counted(done, steps)} ${what}`
      // A terminal that does not tell its width says 0.
      stderr.write(`\r\x1b[K${text.slice(0, (stderr.columns || 80) - 1)}`)
    },
    end: () => stderr.write('\r\x1b[K'),
  }
}

function lines(announced: number): Progress {
  let last = ''
  return {
    show: (done, what, steps = announced) => {
      if (what === last) return
      last = what
      stderr.write(`${counted(done, steps)} ${what}\n`)
    },
    end: () => {},
  }
}

function counted(done: number, steps: number): string {
  return `${String(done).padStart(String(steps).length)}/${steps}`
}
