import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { photosWords } from '#content/admin.ts'
import type { Batch, BatchFile } from './batch-storage.ts'
import { countOf } from './current-upload.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import type { Upload } from './use-upload.ts'

/** Photos that have arrived for an event and are not in it yet. */
export type WaitingPhotos = { id: string; eventId: string; files: { name: string; size: number }[] }

type UnsentPhotosProps = { upload: Upload; waiting: WaitingPhotos[] }

/** What was chosen earlier and is not saved. */
export function UnsentPhotos({ upload, waiting }: UnsentPhotosProps) {
  const { own, unsent } = upload
  const decided = own?.phase || own?.result?.kind === 'rejected' ? own.batch.id : null
  const others = waiting.filter(({ id }) => id !== unsent?.id && id !== decided)
  return [...(unsent ? [unsent] : []), ...others.map(arrivedBatch)].map((batch) => (
    <UnsentBar key={batch.id} batch={batch} upload={upload} />
  ))
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
        <Button
          className="disabled:opacity-60"
          onClick={() => upload.proceed(batch)}
          disabled={upload.busy}
        >
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
