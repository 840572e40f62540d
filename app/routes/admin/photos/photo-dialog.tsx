import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { Modal } from '#app/routes/admin/dialogs/modal.tsx'
import { Button } from '#app/ui/button.tsx'
import { adminWords, photosWords } from '#content/admin.ts'
import type { AdminPhotoView } from './admin-photo-view.ts'
import { PhotoOptions } from './photo-options.tsx'

type PhotoDialogProps = {
  eventId: string
  page: number
  photo: AdminPhotoView
  /** What was typed and not saved, by photo: closing the dialog or another press in it must not lose it. */
  captions: Map<number, string>
  onClose: () => void
  onDelete: () => void
}

/** The options of a photo's own page, in a dialog above the list. Closes when the action has succeeded. */
export function PhotoDialog(props: PhotoDialogProps) {
  const { eventId, page, photo, captions, onClose, onDelete } = props
  // The action redirects, unless something failed.
  const fetcher = useFetcher<{ failure: DialogMessage }>()
  const busy = fetcher.state !== 'idle'
  const pressed = useRef(false)
  // The response to an earlier press stays until there is a new one. It is remembered while nothing is under way:
  // on a slow machine the first render after a press may already have the new response.
  const earlier = useRef(fetcher.data)
  useEffect(() => {
    if (busy) {
      pressed.current = true
      return
    }
    if (pressed.current && earlier.current === fetcher.data) onClose()
    pressed.current = false
    earlier.current = fetcher.data
  }, [busy, fetcher.data, onClose])

  // Focusing the caption's field would open a phone's keyboard.
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  return (
    <Modal role="dialog" titleId="foto-titulo" textId="foto-titulo" onClose={onClose}>
      <h2 ref={title} id="foto-titulo" tabIndex={-1} className="text-title">
        {photosWords.number(photo.numero ?? 0)}
      </h2>
      <p className="break-words text-soft">{photo.nome}</p>
      {fetcher.data && (
        <p role="alert" className="bubble mt-4 bg-danger-tint p-4 font-semibold text-danger">
          {fetcher.data.failure.text}
        </p>
      )}
      <PhotoOptions
        Form={fetcher.Form}
        eventId={eventId}
        page={page}
        photo={photo}
        caption={captions.get(photo.id)}
        onCaption={(typed) => captions.set(photo.id, typed)}
        busy={busy}
        onDelete={onDelete}
      />
      <Button variant="quiet" className="mt-3 w-full" onClick={onClose}>
        {adminWords.dismiss}
      </Button>
    </Modal>
  )
}
