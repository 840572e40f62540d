import { useEffect, useRef, useState } from 'react'
import { photosWords } from '#content/admin.ts'
import type { CheckedSelection } from './check-files.ts'
import { type Reduction, reducePhotos } from './reduce-photos.ts'
import type { LeaveWarning } from './use-leave-warning.ts'

/** Makes smaller copies on this page: leaving it asks first, and stops the work. */
export function useReduction(warned: LeaveWarning) {
  const [reducing, setReducing] = useState<{ done: number; total: number } | null>(null)
  const abort = useRef<AbortController>(null)
  useEffect(() => () => abort.current?.abort(), [])

  /** Null when it was cancelled. */
  const reduce = async (selection: CheckedSelection): Promise<Reduction | null> => {
    const { files, good, reducible } = selection
    abort.current = new AbortController()
    const { signal } = abort.current
    const onProgress = (done: number) => setReducing({ done, total: reducible.length })
    onProgress(0)
    const chosen = files.filter((file) => good.includes(file) || reducible.includes(file))
    const isReducible = (file: File) => reducible.includes(file)
    try {
      return await warned(photosWords.stopReducing, () =>
        reducePhotos(chosen, { isReducible, onProgress, signal }),
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
