import { Worker } from 'node:worker_threads'

/**
 * Of the process with its decoder and the sizes that are made, some 100 MB, and of what 4:4:4 or ten bits
 * take beyond the expected; measured.
 */
const overhead = 160_000_000

const limitInMegabytes = new Int32Array(new SharedArrayBuffer(4))
let worker: Worker | undefined

/**
 * Ends this process, which must be a fresh one, when it takes more memory than the picture should need: what
 * a file says of its size is not always what its decoder then finds. In a thread, because the decoder holds the main one.
 */
export function watchMemory(expected: number): void {
  Atomics.store(limitInMegabytes, 0, (overhead + expected) / 1e6)
  if (worker) return
  const check = `const limit = Atomics.load(workerData, 0) * 1e6
    if (process.memoryUsage.rss() > limit) process.kill(process.pid, 'SIGKILL')`
  worker = new Worker(
    `const { workerData } = require('node:worker_threads')
    setInterval(() => { ${check} }, 5)`,
    { eval: true, workerData: limitInMegabytes },
  )
  worker.unref()
}
