import { Button } from '#app/ui/button.tsx'
import { adminWords, photosWords } from '#content/admin.ts'
import { type CheckedSelection, filesLeftOut } from './check-files.ts'
import { RejectedFilesDialog } from './rejected-files-dialog.tsx'
import { UploadProgress } from './upload-progress.tsx'
import type { Upload } from './use-upload.ts'

/** Inside the form: the progress of the upload. */
export function UploadWork({ upload }: { upload: Upload }) {
  const { progress, reducing } = upload
  return (
    <>
      {progress && <UploadProgress {...progress} />}
      {reducing && (
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
          <Button variant="quiet" onClick={upload.cancelReducing}>
            {adminWords.cancel}
          </Button>
        </div>
      )}
    </>
  )
}

/** After the form: what was chosen earlier and not saved, and what cannot be sent. */
export function UploadMessages({ upload }: { upload: Upload }) {
  const { unsent, refused } = upload
  return (
    <>
      {unsent && (
        <div className="bubble mt-4 flex flex-wrap items-center justify-between gap-4 bg-sun-tint p-5">
          <p className="font-semibold">{photosWords.waiting(unsent.files.length)}</p>
          <span className="flex flex-wrap gap-3">
            <Button onClick={upload.retry} disabled={upload.busy}>
              {photosWords.again}
            </Button>
            <Button variant="quiet" onClick={upload.discard}>
              {photosWords.discard}
            </Button>
          </span>
        </div>
      )}
      {refused && <RefusedFiles refused={refused} upload={upload} />}
    </>
  )
}

/** The batch is not sent; sending what is left of it is a choice of its own. */
function RefusedFiles({ refused, upload }: { refused: CheckedSelection; upload: Upload }) {
  const { rejected, good, reducible } = refused
  const left = filesLeftOut(refused)
  const isChoice = good.length > 0 || reducible.length > 0
  return (
    <RejectedFilesDialog
      rejected={rejected}
      onClose={upload.dismiss}
      returnFocusTo={upload.target.inputId}
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
              <Button onClick={() => upload.reduceAndSend(refused)}>{photosWords.reduce}</Button>
            )}
            {good.length > 0 && (
              <Button
                variant={reducible.length > 0 ? 'secondary' : 'primary'}
                onClick={() => upload.start(good)}
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
