import { Button } from '#app/ui/button.tsx'
import { adminWords, photosWords } from '#content/admin.ts'
import { filesLeftOut } from './check-files.ts'
import { RejectedFilesDialog } from './rejected-files-dialog.tsx'
import type { FileSelection } from './use-file-selection.ts'

/** While smaller copies are made. */
export function ReductionProgress({ selection }: { selection: FileSelection }) {
  const { reducing, cancelReducing } = selection
  if (!reducing) return null
  return (
    <div className="mt-3 grid w-full max-w-xl gap-3 text-left">
      <progress
        aria-label={photosWords.reducing}
        max={reducing.total}
        value={reducing.done}
        className="upload-bar"
      />
      <p role="status" className="font-semibold">
        {photosWords.reducingOf(reducing.done, reducing.total)}
      </p>
      <Button variant="quiet" onClick={cancelReducing}>
        {adminWords.cancel}
      </Button>
    </div>
  )
}

type RefusedFilesProps = { selection: FileSelection; returnFocusTo: string }

/** Nothing was sent; the admin can choose to send the files that are left. */
export function RefusedFiles({ selection, returnFocusTo }: RefusedFilesProps) {
  const { refused } = selection
  if (!refused) return null
  const { rejected, good, reducible } = refused
  const left = filesLeftOut(refused)
  const isChoice = good.length > 0 || reducible.length > 0
  return (
    <RejectedFilesDialog
      rejected={rejected}
      onClose={selection.dismiss}
      returnFocusTo={returnFocusTo}
      {...(isChoice && { closeLabel: adminWords.cancel })}
      action={
        isChoice && (
          <>
            {reducible.length > 0 && left.length > 0 && (
              <p className="font-semibold sm:col-span-2">
                {photosWords.reduceAndLeave(good.length, reducible.length)}{' '}
                {photosWords.leaveOut(left)}
              </p>
            )}
            {reducible.length > 0 && (
              <Button onClick={() => selection.reduceAndSend(refused)}>{photosWords.reduce}</Button>
            )}
            {good.length > 0 && (
              <Button
                variant={reducible.length > 0 ? 'secondary' : 'primary'}
                onClick={() => selection.sendGood(refused)}
              >
                {photosWords.sendOthers(good.length)}
              </Button>
            )}
          </>
        )
      }
    />
  )
}
