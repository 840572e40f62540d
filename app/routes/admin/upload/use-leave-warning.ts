import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { warnBeforeLeaving } from './run-upload.ts'

/** Runs work that belongs to its page: leaving it meanwhile asks the question first. */
export type LeaveWarning = <T>(question: string, work: () => Promise<T>) => Promise<T>

/** Once a page: the router asks only one blocker. */
export function useLeaveWarning(): LeaveWarning {
  const asked = useRef<string>(null)
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      asked.current !== null &&
      nextLocation.pathname !== currentLocation.pathname &&
      !window.confirm(asked.current),
  )
  useEffect(() => () => window.removeEventListener('beforeunload', warnBeforeLeaving), [])

  return async (question, work) => {
    asked.current = question
    window.addEventListener('beforeunload', warnBeforeLeaving)
    try {
      return await work()
    } finally {
      asked.current = null
      window.removeEventListener('beforeunload', warnBeforeLeaving)
    }
  }
}
