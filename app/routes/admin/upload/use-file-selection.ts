import { useState } from 'react'
import { photosWords } from '#content/admin.ts'
import { shownFileName } from '#domain/photos/upload-rules.ts'
import { type CheckedSelection, checkFiles, filesLeftOut } from './check-files.ts'
import { reducePhotos } from './reduce-photos.ts'
import type { PageWork } from './use-page-work.ts'

export type FileSelection = ReturnType<typeof useFileSelection>

/** How many of the files are smaller copies, and the names of those that were chosen with them and left out. */
type Selected = { reduced?: number; leftOut?: string[] }

/** Checks the chosen files before the first byte is sent, and offers smaller copies of what is too large. */
export function useFileSelection(
  work: PageWork,
  send: (files: File[], selected: Selected) => void,
) {
  const [refused, setRefused] = useState<CheckedSelection | null>(null)
  const [checking, setChecking] = useState(false)
  const [reducing, setReducing] = useState<{ done: number; total: number } | null>(null)

  const choose = async (files: File[]) => {
    setRefused(null)
    if (files.length === 0) return
    setChecking(true)
    const checked = await checkFiles(files)
    setChecking(false)
    if (checked.rejected.length > 0) setRefused(checked)
    else send(files, {})
  }

  const reduceAndSend = async (selection: CheckedSelection) => {
    const { good, reducible } = selection
    const isReducible = (file: File) => reducible.includes(file)
    const chosen = selection.files.filter((file) => good.includes(file) || isReducible(file))
    const onProgress = (done: number) => setReducing({ done, total: reducible.length })
    setRefused(null)
    onProgress(0)
    const reduction = await work
      .run(photosWords.stopReducing, (signal) =>
        reducePhotos(chosen, { isReducible, onProgress, signal }),
      )
      .finally(() => setReducing(null))
    if (!reduction) return
    const { files, rejected, reduced } = reduction
    if (rejected.length === 0) send(files, { reduced, leftOut: filesLeftOut(selection) })
    else setRefused({ rejected, good: files, files, reducible: [] })
  }

  return {
    busy: checking || reducing !== null,
    /** A selection with files that cannot be sent. */
    refused,
    reducing,
    choose: (files: File[]) => void choose(files),
    dismiss: () => setRefused(null),
    reduceAndSend: (selection: CheckedSelection) => void reduceAndSend(selection),
    /** Leaves out the files that cannot be sent. */
    sendGood: ({ files, good }: CheckedSelection) => {
      setRefused(null)
      const left = files.filter((file) => !good.includes(file))
      send(good, { leftOut: left.map(({ name }) => shownFileName(name)) })
    },
    cancelReducing: work.abort,
  }
}
