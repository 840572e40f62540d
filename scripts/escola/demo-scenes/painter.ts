import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Wish } from './render.ts'

export type Painter = {
  /** A JPEG as a camera would have made it. One at a time. */
  paint(wish: Wish): Promise<Uint8Array>
  close(): void
}

export function openPainter(): Painter {
  const child = fork(new URL('./render.ts', import.meta.url), { serialization: 'advanced' })
  const ended = once(child, 'exit').then(() => {
    throw new Error('O processo que desenha as fotos terminou antes da hora.')
  })
  // Nobody may be waiting for it when it ends.
  ended.catch(() => {})
  return {
    paint: async (wish) => {
      const painted = once(child, 'message')
      child.send(wish)
      const [bytes] = (await Promise.race([painted, ended])) as [Uint8Array]
      return bytes
    },
    close: () => {
      if (child.connected) child.disconnect()
    },
  }
}
