import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { warnBeforeLeaving } from './run-upload.ts'

export type PageWork = {
  /** Null when it was aborted. */
  run<T>(question: string, work: (signal: AbortSignal) => Promise<T>): Promise<T | null>
  abort(): void
}

/**
 * Work that belongs to its page: leaving the page meanwhile asks the question first, and aborts it. Once a page, because
 * the router asks only one blocker.
 */
export function usePageWork(): PageWork {
  const running = useRef<{ question: string; controller: AbortController }>(null)
  const abort = () => running.current?.controller.abort()
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      running.current !== null &&
      nextLocation.pathname !== currentLocation.pathname &&
      !window.confirm(running.current.question),
  )
  useEffect(() => abort, [])

  return {
    run: async (question, work) => {
      const controller = new AbortController()
      const { signal } = controller
      running.current = { question, controller }
      window.addEventListener('beforeunload', warnBeforeLeaving)
      try {
        return await work(signal)
      } catch (error) {
        if (!signal.aborted) throw error
        return null
      } finally {
        running.current = null
        window.removeEventListener('beforeunload', warnBeforeLeaving)
      }
    },
    abort,
  }
}
