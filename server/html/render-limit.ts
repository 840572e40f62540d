import { setImmediate } from 'node:timers/promises'
import type { RenderLimit } from '#app/context.ts'

const maxWaiting = 40

/**
 * Renders one document at a time, and lets the event loop serve cached responses in between. When the
 * queue is full, a request is refused at once.
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
