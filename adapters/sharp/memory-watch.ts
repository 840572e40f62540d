import { Worker } from 'node:worker_threads'

const maxBytes = 600_000_000

let watching = false

/**
 * Ends this process when it takes more memory than any photo needs: what a file says of its size is not
 * always what its decoder then finds. In a thread, because the decoder holds the main one.
 */
export function watchMemory(): void {
  if (watching) return
  watching = true
  const check = `if (process.memoryUsage.rss() > ${maxBytes}) process.kill(process.pid, 'SIGKILL')`
  new Worker(`setInterval(() => { ${check} }, 25)`, { eval: true }).unref()
}
