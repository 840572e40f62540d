import { Worker } from 'node:worker_threads'

/** The signal tells the parent which limit ended the process; SIGVTALRM leaves no core file. */
export const signals = { cpu: 'SIGVTALRM', memory: 'SIGKILL' } as const

/** The process, the decoder, and what 4:4:4 or ten bits take beyond what is expected; measured. */
const overhead = 160_000_000

/** Milliseconds of processor time and megabytes of memory at which the process ends; 0 is no limit. */
const limits = new Int32Array(new SharedArrayBuffer(8))
const cpuLimit = 0
const memoryLimit = 1
let worker: Worker | undefined

/** Processor time that this process may take from now on, all its threads together. */
export function limitCpu(ms: number): void {
  const { user, system } = process.cpuUsage()
  Atomics.store(limits, cpuLimit, (user + system) / 1000 + ms)
  watch()
}

/**
 * Memory that this process, which must be a fresh one, may take for a picture. A file's header does not always tell
 * how much its decoder needs.
 */
export function limitMemory(expected: number): void {
  Atomics.store(limits, memoryLimit, (overhead + expected) / 1e6)
  watch()
}

/** In a thread, because a decoder may block the main one. */
function watch(): void {
  if (worker) return
  worker = new Worker(
    `const { workerData } = require('node:worker_threads')
    const isOver = (limit, used) => limit > 0 && used > limit
    setInterval(() => {
      const [cpuLimit, memoryLimit] = workerData
      const { user, system } = process.cpuUsage()
      if (isOver(cpuLimit, (user + system) / 1000)) process.kill(process.pid, '${signals.cpu}')
      if (isOver(memoryLimit, memoryLimit && process.memoryUsage.rss() / 1e6)) {
        process.kill(process.pid, '${signals.memory}')
      }
    }, 5)`,
    { eval: true, workerData: limits },
  )
  worker.unref()
}
