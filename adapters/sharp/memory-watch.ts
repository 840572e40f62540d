import { Worker } from 'node:worker_threads'

/** Of the process with its decoder and the sizes that are made; measured. */
const overhead = 160_000_000
const mostForAvif = 298_000_000

const limitInMegabytes = new Int32Array(new SharedArrayBuffer(4))
let worker: Worker | undefined

/**
 * Ends this process when it takes more memory than the picture should need: what a file says of its size
 * is not always what its decoder then finds. In a thread, because the decoder holds the main one.
 */
export function watchMemory(format: 'heic' | 'avif', expected: number): void {
  const most = format === 'avif' ? mostForAvif : Number.POSITIVE_INFINITY
  Atomics.store(limitInMegabytes, 0, Math.min(overhead + expected, most) / 1e6)
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
