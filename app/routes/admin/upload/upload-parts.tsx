import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { adminWords, photosWords } from '#content/admin.ts'
import type { Batch, BatchFile } from './batch-storage.ts'
import { type CheckedSelection, filesLeftOut } from './check-files.ts'
import { countOf } from './current-upload.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import { RejectedFilesDialog } from './rejected-files-dialog.tsx'
import { FileList, UploadProgress } from './upload-progress.tsx'
import type { Upload } from './use-upload.ts'

/** Inside the form: the progress of the upload. */
export function UploadWork({ upload }: { upload: Upload }) {
  const { own, reducing } = upload
  return (
    <>
      {own?.phase && <UploadProgress upload={own} />}
      {own?.phase && <FileList files={own.batch.files} />}
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

/** Photos that have arrived for an event and are not in it yet. */
export type WaitingPhotos = { id: string; eventId: string; files: { name: string; size: number }[] }

type UploadMessagesProps = { upload: Upload; waiting?: WaitingPhotos[] }

/** After the form: what was chosen earlier and not saved, and what cannot be sent. */
export function UploadMessages({ upload, waiting = [] }: UploadMessagesProps) {
  const { own, unsent, refused } = upload
  const decided = own?.phase || own?.result?.kind === 'rejected' ? own.batch.id : null
  const others = waiting.filter(({ id }) => id !== unsent?.id && id !== decided)
  return (
    <>
      {[...(unsent ? [unsent] : []), ...others.map(arrivedBatch)].map((batch) => (
        <UnsentBar key={batch.id} batch={batch} upload={upload} />
      ))}
      {refused && <RefusedFiles refused={refused} upload={upload} />}
    </>
  )
}

/** A batch from another device, or from a page that was closed before it was saved. */
function arrivedBatch({ id, files }: WaitingPhotos): Batch {
  const sent = files.map((file): BatchFile => ({ ...file, state: { kind: 'sent' } }))
  return { id, chosenAt: Date.now(), files: sent }
}

function UnsentBar({ batch, upload }: { batch: Batch; upload: Upload }) {
  const [discarding, setDiscarding] = useState(false)
  const { text, button } = unsentWords(batch)
  const arrived = countOf(batch, 'sent')
  return (
    <div className="bubble mt-4 flex flex-wrap items-center justify-between gap-4 bg-sun-tint p-5">
      <p className="font-semibold">{text}</p>
      <span className="flex flex-wrap gap-3">
        <Button onClick={() => upload.proceed(batch)} disabled={upload.busy}>
          {button}
        </Button>
        <Button
          variant="quiet"
          onClick={() => (arrived > 0 ? setDiscarding(true) : upload.discard(batch))}
        >
          {photosWords.discard}
        </Button>
      </span>
      {discarding && (
        <DiscardDialog
          photos={arrived}
          onDiscard={() => {
            setDiscarding(false)
            upload.discard(batch)
          }}
          onKeep={() => setDiscarding(false)}
        />
      )}
    </div>
  )
}

function unsentWords(batch: Batch): { text: string; button: string } {
  const { unsent, again, leftToSend, proceed, waiting, saveWaiting } = photosWords
  const all = batch.files.length
  const arrived = countOf(batch, 'sent')
  const left = countOf(batch, 'to-send')
  if (arrived === 0) return { text: unsent(all), button: again }
  if (left > 0) return { text: leftToSend(left, all), button: proceed }
  return { text: waiting(arrived), button: saveWaiting(arrived) }
}

/** Nothing was sent; the admin can choose to send the files that are left. */
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
                onClick={() => upload.sendGood(refused)}
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
