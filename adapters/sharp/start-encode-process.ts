import { fork } from 'node:child_process'
import { extname, join } from 'node:path'
import type { DrawJob, PictureJob, PictureJobResult } from './encode-picture.ts'
import type { FromEncodeProcess, ToEncodeProcess } from './encode-process.ts'
import { signals } from './limit-watch.ts'
import type { MemoryBudget } from './memory-budget.ts'

/** In the same folder as this file, both in the sources and in the build. */
const program = join(import.meta.dirname, `encode-process${extname(import.meta.filename)}`)

/** Returns freed memory to the system. The decoder gets no variable of the site's environment. */
const env = {
  /** The only fonts, so that pictures are the same on every machine. */
  FONTCONFIG_FILE: join(import.meta.dirname, 'fonts/fonts.conf'),
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

export type EncodeProcess = ReturnType<typeof startEncodeProcess>

export type JobEnd =
  | { result: PictureJobResult }
  /** The process is gone, or about to be killed. 'busy': it ran out of clock time, not of processor time. */
  | { failed: 'cpu' | 'memory' | 'busy' | 'crash'; why: string }

export type JobLimits = {
  cpuLimitMs: number
  /** For a machine that is too busy to work on it. */
  clockLimitMs: number
  budget: MemoryBudget
}

type Answer = Exclude<FromEncodeProcess, { kind: 'needs' }>

/** A child process that does one job at a time. */
export function startEncodeProcess() {
  const child = fork(program, {
    env,
    execArgv: ['--max-semi-space-size=1'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let gone: string | undefined
  // A callback, not a promise for each job to race against: such a promise would keep every result in memory.
  let onGone: (why: string) => void = () => {}
  const leave = (why: string) => {
    gone ??= why
    onGone(gone)
  }
  child.once('error', ({ message }) => leave(message))
  child.once('exit', (code, signal) => leave(signal ?? `exit ${code}`))
  const send = (message: ToEncodeProcess) => child.send(message, () => {})

  /** An idle process does not keep the site's process alive. */
  const setIdle = (isIdle: boolean) => {
    child[isIdle ? 'unref' : 'ref']()
    child.channel?.[isIdle ? 'unref' : 'ref']()
  }

  const run = async (
    job: PictureJob | DrawJob,
    { cpuLimitMs, clockLimitMs, budget }: JobLimits,
  ): Promise<JobEnd> => {
    let timer: NodeJS.Timeout | undefined
    let clockRanOut = false
    let memory: ReturnType<MemoryBudget> | undefined
    const startClock = () => {
      timer = setTimeout(() => {
        clockRanOut = true
        child.kill('SIGKILL')
      }, clockLimitMs)
    }
    const { promise, resolve } = Promise.withResolvers<Answer | string>()
    child.on('message', (message: FromEncodeProcess) => {
      if (message.kind !== 'needs') return resolve(message)
      // Waiting for memory that other pictures hold does not mean that the machine is busy.
      clearTimeout(timer)
      memory = budget(message.bytes)
      void memory.then(() => {
        startClock()
        send({ kind: 'admitted' })
      })
    })
    onGone = resolve
    if (gone !== undefined) resolve(gone)
    setIdle(false)
    startClock()
    send({ kind: 'job', job, cpuLimitMs })
    const end = await promise

    clearTimeout(timer)
    onGone = () => {}
    child.removeAllListeners('message')
    setIdle(true)
    void memory?.then((giveBack) => giveBack())
    if (clockRanOut) return { failed: 'busy', why: `more than ${clockLimitMs} ms by the clock` }
    if (end === signals.cpu)
      return { failed: 'cpu', why: `more than ${cpuLimitMs} ms of processor` }
    // Killed by its own limit or by the system: in both cases because of its memory.
    if (end === signals.memory) return { failed: 'memory', why: end }
    if (typeof end === 'string') return { failed: 'crash', why: end }
    return end.kind === 'done' ? { result: end.result } : { failed: 'memory', why: end.message }
  }

  return { run, isAlive: () => child.connected, end: () => child.kill('SIGKILL') }
}
