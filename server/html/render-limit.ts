import { setImmediate } from 'node:timers/promises'
import type { RenderLimit } from '#app/context.ts'

const maxWaiting = 40

/**
 * One document is rendered at a time, and between two of them the event loop gets to what is waiting:
 * answers from the cache above all. Whoever comes when the queue is full is told so at once.
 */
export function createRenderLimit(): RenderLimit {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return async (render) => {
    if (waiting >= maxWaiting) return null
    waiting += 1
    const rendered = last.then(async () => {
      await setImmediate()
      waiting -= 1
      return render()
    })
    last = rendered.catch(() => {})
    return rendered
  }
}
