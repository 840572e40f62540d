import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

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
      // Its own, because an upload that goes on in the background has one too.
      const warn = (event: BeforeUnloadEvent) => event.preventDefault()
      running.current = { question, controller }
      window.addEventListener('beforeunload', warn)
      try {
        return await work(signal)
      } catch (error) {
        if (!signal.aborted) throw error
        return null
      } finally {
        running.current = null
        window.removeEventListener('beforeunload', warn)
      }
    },
    abort,
  }
}
