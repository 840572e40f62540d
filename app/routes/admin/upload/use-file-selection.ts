import { useState } from 'react'
import { shownFileName } from '#domain/photos/upload-rules.ts'
import { type CheckedSelection, checkFiles, filesLeftOut } from './check-files.ts'
import type { LeaveWarning } from './use-leave-warning.ts'
import { useReduction } from './use-reduction.ts'

export type FileSelection = {
  /** Files are being checked, or smaller copies of them made. */
  busy: boolean
  /** A selection with files that cannot be sent. */
  refused: CheckedSelection | null
  /** Smaller copies are being made. */
  reducing: { done: number; total: number } | null
  choose: (files: File[]) => void
  dismiss: () => void
  reduceAndSend: (selection: CheckedSelection) => void
  /** Leaves out the files that cannot be sent. */
  sendGood: (selection: CheckedSelection) => void
  cancelReducing: () => void
}

/** How many of the files are smaller copies, and the names of those that were chosen with them and left out. */
type Selected = { reduced?: number; leftOut?: string[] }

/** Checks the chosen files before the first byte is sent, and offers smaller copies of what is too large. */
export function useFileSelection(
  warned: LeaveWarning,
  send: (files: File[], selected: Selected) => void,
): FileSelection {
  const [refused, setRefused] = useState<CheckedSelection | null>(null)
  const [checking, setChecking] = useState(false)
  const { reducing, reduce, cancelReducing } = useReduction(warned)

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
    setRefused(null)
    const reduction = await reduce(selection)
    if (!reduction) return
    const { files, rejected, reduced } = reduction
    if (rejected.length === 0) send(files, { reduced, leftOut: filesLeftOut(selection) })
    else setRefused({ rejected, good: files, files, reducible: [] })
  }

  return {
    busy: checking || reducing !== null,
    refused,
    reducing,
    choose: (files) => void choose(files),
    dismiss: () => setRefused(null),
    reduceAndSend: (selection) => void reduceAndSend(selection),
    sendGood: ({ files, good }) => {
      setRefused(null)
      const left = files.filter((file) => !good.includes(file))
      send(good, { leftOut: left.map(({ name }) => shownFileName(name)) })
    },
    cancelReducing,
  }
}
