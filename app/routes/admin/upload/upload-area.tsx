import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { photosWords } from '#content/admin.ts'
import { acceptAttribute } from '#domain/photos/upload-rules.ts'
import { ReductionProgress, RefusedFiles } from './file-selection-parts.tsx'
import { UnsentPhotos, type WaitingPhotos } from './unsent-photos.tsx'
import { FileList, UploadProgress } from './upload-progress.tsx'
import { uploadInputId, uploadTarget } from './upload-target.ts'
import { useUpload } from './use-upload.ts'

const textField = 'textarea, input:not([type=checkbox], [type=radio], [type=file])'

type UploadAreaProps = { eventId: string; isForFamilies: boolean; waiting: WaitingPhotos[] }

export function UploadArea({ eventId, isForFamilies, waiting }: UploadAreaProps) {
  const upload = useUpload(uploadTarget(eventId, isForFamilies))
  const { own, selection } = upload
  const [dragging, setDragging] = useState(false)

  const input = useRef<HTMLInputElement>(null)
  const start = useEffectEvent((files: FileList | undefined | null) => {
    if (!upload.busy) selection.choose([...(files ?? [])])
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
    if (!upload.busy) selection.choose([...event.dataTransfer.files])
  }

  return (
    <section aria-label={photosWords.input} className="mt-8">
      <noscript>
        <p className="bubble bg-well p-4">{photosWords.needsScript}</p>
      </noscript>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a button does the same as dropping */}
      <div
        data-dragging={dragging}
        className="upload-area needs-script grid justify-items-center gap-3 p-6 text-center md:p-10"
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
            id={uploadInputId}
            type="file"
            multiple
            accept={acceptAttribute}
            disabled={upload.busy}
            aria-describedby="envio-dica"
            className="sr-only"
            onChange={(event) => {
              selection.choose([...(event.target.files ?? [])])
              // The same file may be chosen again after a refusal.
              event.target.value = ''
            }}
          />
        </label>
        <p className="hidden text-soft md:block">{photosWords.dropHere}</p>
        <p id="envio-dica" className="text-small text-soft">
          {photosWords.hint}
        </p>
        {own?.phase && <UploadProgress upload={own} />}
        {own?.phase && <FileList files={own.batch.files} />}
        <ReductionProgress selection={selection} />
      </div>
      <UnsentPhotos upload={upload} waiting={waiting} />
      <RefusedFiles selection={selection} returnFocusTo={uploadInputId} />
    </section>
  )
}
