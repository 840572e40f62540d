import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { href } from 'react-router'
import { uploadFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { MessageDialog } from '#app/routes/admin/dialogs/message-dialog.tsx'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { adminWords, photosWords } from '#content/admin.ts'
import { acceptAttribute } from '#domain/photos/upload-rules.ts'
import { UploadProgress } from './upload-progress.tsx'
import { filesLeftOut, type RefusedSelection, type Upload, useUpload } from './use-upload.ts'

const textField = 'textarea, input:not([type=checkbox], [type=radio], [type=file])'

export function UploadArea({ eventId }: { eventId: string }) {
  const upload = useUpload(eventId)
  const [dragging, setDragging] = useState(false)
  const hydrated = useHydrated()

  const input = useRef<HTMLInputElement>(null)
  const start = useEffectEvent((files: FileList | undefined | null) => {
    if (!upload.busy) upload.start([...(files ?? [])])
  })

  useEffect(() => {
    // Chosen before the script arrived.
    const early = input.current
    if (early?.files?.length) {
      start(early.files)
      early.value = ''
    }
    const paste = ({ target, clipboardData }: ClipboardEvent) => {
      const isTyping = target instanceof Element && target.closest(textField)
      if (!isTyping) start(clipboardData?.files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDragging(false)
    if (!upload.busy) upload.start([...event.dataTransfer.files])
  }

  return (
    <section aria-label={photosWords.input} className="mt-8">
      <form
        method="post"
        encType="multipart/form-data"
        action={href('/admin/evento/:eventoId/fotos/envio', { eventoId: eventId })}
        data-dragging={dragging}
        className="upload-area grid justify-items-center gap-3 p-6 text-center md:p-10"
        onDragOver={(event) => {
          event.preventDefault()
          setDragging(true)
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={drop}
      >
        <PanelIcon name="image-up" className="size-10 text-brand" />
        <label
          className={buttonClass(
            'primary',
            `cursor-pointer focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-text ${upload.busy ? 'opacity-60' : ''}`,
          )}
        >
          {photosWords.choose}
          <input
            ref={input}
            id="envio-fotos"
            type="file"
            name="fotos"
            multiple
            accept={acceptAttribute}
            disabled={upload.busy}
            aria-describedby="envio-dica"
            className="sr-only"
            onChange={(event) => {
              upload.start([...(event.target.files ?? [])])
              // The same file may be chosen again after a refusal.
              event.target.value = ''
            }}
          />
        </label>
        <p className="hidden text-soft md:block">{photosWords.dropHere}</p>
        <p id="envio-dica" className="text-small text-soft">
          {photosWords.hint}
        </p>
        {!hydrated && (
          <noscript>
            <button type="submit" className={buttonClass('secondary')}>
              {photosWords.send}
            </button>
          </noscript>
        )}
        {upload.progress && <UploadProgress {...upload.progress} />}
        {upload.reducing && (
          <div className="mt-3 grid w-full max-w-xl gap-3 text-left">
            <progress
              aria-label={photosWords.reducing}
              max={upload.reducing.total}
              value={upload.reducing.done}
              className="upload-bar"
            />
            <p role="status" className="font-semibold">
              {photosWords.reducingOf(upload.reducing.done, upload.reducing.total)}
            </p>
            <Button variant="quiet" onClick={upload.cancelReducing}>
              {adminWords.cancel}
            </Button>
          </div>
        )}
      </form>
      {upload.unsent && (
        <div className="bubble mt-4 flex flex-wrap items-center justify-between gap-4 bg-sun-tint p-5">
          <p className="font-semibold">{photosWords.waiting(upload.unsent.files.length)}</p>
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
      {upload.refused && <RefusedFiles refused={upload.refused} upload={upload} />}
    </section>
  )
}

/** The batch is not sent; sending what is left of it is a choice of its own. */
function RefusedFiles({ refused, upload }: { refused: RefusedSelection; upload: Upload }) {
  const [first = '', ...others] = refused.refusals
  const { good, reducible } = refused
  const left = filesLeftOut(refused)
  return (
    <MessageDialog
      message={uploadFailed(first)}
      details={others}
      onClose={upload.dismiss}
      returnFocusTo="envio-fotos"
      action={
        (good.length > 0 || reducible.length > 0) && (
          <>
            {reducible.length > 0 && left.length > 0 && (
              <p className="order-first font-semibold sm:col-span-2">
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
