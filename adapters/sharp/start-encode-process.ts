import { fork } from 'node:child_process'
import { extname, join } from 'node:path'
import type {
  EncodedPicture,
  OriginalFormat,
  PictureRefusal,
} from '#domain/photos/picture-encoder.ts'
import type { FromEncodeProcess, ToEncodeProcess } from './encode-process.ts'
import type { MemoryBudget } from './memory-budget.ts'

/** Beside this file, in the sources as in the build. */
const program = join(import.meta.dirname, `encode-process${extname(import.meta.filename)}`)

/** Freed memory goes back to the system. Nothing else of the site's environment is for a decoder. */
const env = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

export type EncodeProcess = ReturnType<typeof startEncodeProcess>

export type EncodeEnd =
  | { result: EncodedPicture | PictureRefusal }
  /** The process is gone, or as good as that. */
  | { failed: 'time' | 'memory' | 'crash'; why: string }

type EncodeOptions = { forSlot: boolean; timeLimitMs: number; budget: MemoryBudget }

/** A child process that encodes one picture at a time. */
export function startEncodeProcess() {
  const child = fork(program, {
    env,
    execArgv: ['--max-semi-space-size=1'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const gone = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit ${code}`))
  })
  const send = (message: ToEncodeProcess) => child.send(message, () => {})

  /** Nobody stays for a process without work. */
  const setIdle = (isIdle: boolean) => {
    child[isIdle ? 'unref' : 'ref']()
    child.channel?.[isIdle ? 'unref' : 'ref']()
  }

  const encode = async (
    bytes: Uint8Array,
    format: OriginalFormat,
    { forSlot, timeLimitMs, budget }: EncodeOptions,
  ): Promise<EncodeEnd> => {
    let timer: NodeJS.Timeout | undefined
    let tookTooLong = false
    let memory: ReturnType<MemoryBudget> | undefined
    const startClock = () => {
      timer = setTimeout(() => {
        tookTooLong = true
        child.kill('SIGKILL')
      }, timeLimitMs)
    }
    const answer = new Promise<Exclude<FromEncodeProcess, { kind: 'needs' }>>((resolve) => {
      child.on('message', async (message: FromEncodeProcess) => {
        if (message.kind !== 'needs') return resolve(message)
        // Waiting for others is not the picture's fault.
        clearTimeout(timer)
        memory = budget(message.bytes)
        await memory
        startClock()
        send({ kind: 'admitted' })
      })
    })
    setIdle(false)
    startClock()
    send({ kind: 'encode', bytes, format, forSlot })
    const end = await Promise.race([answer, gone])

    clearTimeout(timer)
    child.removeAllListeners('message')
    setIdle(true)
    memory?.then((giveBack) => giveBack())
    if (tookTooLong) return { failed: 'time', why: `more than ${timeLimitMs} ms` }
    // By its own memory watch or by the system: either way for its memory.
    if (end === 'SIGKILL') return { failed: 'memory', why: end }
    if (typeof end === 'string') return { failed: 'crash', why: end }
    return end.kind === 'done' ? { result: end.result } : { failed: 'memory', why: end.message }
  }

  return { encode, isAlive: () => child.connected, end: () => child.kill('SIGKILL') }
}
