import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { photosWords } from '#content/admin.ts'
import type { CheckedSelection } from './check-files.ts'
import { type Reduction, reducePhotos } from './reduce-photos.ts'
import { warnBeforeLeaving } from './run-upload.ts'

/** Makes smaller copies on this page: leaving it asks first, and stops the work. */
export function useReduction() {
  const [reducing, setReducing] = useState<{ done: number; total: number } | null>(null)
  const abort = useRef<AbortController>(null)
  useEffect(() => () => abort.current?.abort(), [])

  const isReducing = reducing !== null
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      isReducing &&
      nextLocation.pathname !== currentLocation.pathname &&
      !window.confirm(photosWords.stopReducing),
  )
  useEffect(() => {
    if (!isReducing) return
    window.addEventListener('beforeunload', warnBeforeLeaving)
    return () => window.removeEventListener('beforeunload', warnBeforeLeaving)
  }, [isReducing])

  /** Null when it was cancelled. */
  const reduce = async (selection: CheckedSelection): Promise<Reduction | null> => {
    const { files, good, reducible } = selection
    abort.current = new AbortController()
    const { signal } = abort.current
    const onProgress = (done: number) => setReducing({ done, total: reducible.length })
    onProgress(0)
    try {
      return await reducePhotos(
        files.filter((file) => good.includes(file) || reducible.includes(file)),
        { isReducible: (file) => reducible.includes(file), onProgress, signal },
      )
    } catch (error) {
      if (!signal.aborted) throw error
      return null
    } finally {
      setReducing(null)
    }
  }

  return { reducing, reduce, cancelReducing: () => abort.current?.abort() }
}
