import { useEffect, useRef, useState } from 'react'
import { MessageDialog } from '#app/routes/admin/dialogs/message-dialog.tsx'
import { ReductionProgress, RefusedFiles } from '#app/routes/admin/upload/file-selection-parts.tsx'
import { FileThumbnail } from '#app/routes/admin/upload/file-thumbnail.tsx'
import { megabytes, ProgressBar, sendingShare } from '#app/routes/admin/upload/upload-progress.tsx'
import { useFileSelection } from '#app/routes/admin/upload/use-file-selection.ts'
import { usePageWork } from '#app/routes/admin/upload/use-page-work.ts'
import { Button } from '#app/ui/button.tsx'
import { adminWords, photosWords } from '#content/admin.ts'
import { isMarkName } from '#content/media/slots.ts'
import { shownAt } from '#content/shown-at.ts'
import { sitePicturesWords } from '#content/site-pictures.ts'
import type { PictureShape } from '#domain/fields/picture.ts'
import { acceptAttribute } from '#domain/photos/upload-rules.ts'
import { isBrandSlot } from '#domain/school/brand.ts'
import { PicturePreviewButton } from './picture-preview-button.tsx'
import type { Slot } from './slot.ts'
import { isSvg, svgAsPng } from './svg-as-png.ts'
import { keptFile, type PictureFailure, usePictureUpload } from './use-picture-upload.ts'

const { upload: words, marks } = sitePicturesWords
const inputId = 'campo-foto'

type PictureFormProps = {
  slot: Slot
  page: string
  /** URL of the photo that this page shows; empty for the drawing. */
  stands: string
}

export function PictureForm({ slot, page, stands }: PictureFormProps) {
  const { name, shape } = slot
  const form = useRef<HTMLFormElement>(null)
  const fileInput = useRef<HTMLInputElement>(null)
  const work = usePageWork()
  const upload = usePictureUpload(page, form, work)
  const selection = useFileSelection(work, ([file]) => file && upload.send(file))
  const [kept] = useState(() => keptFile(page))
  const busy = selection.busy || upload.sending !== null
  const isBrand = isBrandSlot(name)
  const place = shownAt('imagens', name)
  const { file: fileLabel, button } = isMarkName(name) ? marks : words

  useEffect(() => {
    if (!kept || !fileInput.current) return
    const files = new DataTransfer()
    files.items.add(kept)
    fileInput.current.files = files.files
  }, [kept])

  const send = async () => {
    const chosen = fileInput.current?.files?.[0]
    if (!form.current?.reportValidity() || !chosen) return
    if (!isBrand || !isSvg(chosen)) return selection.choose([chosen])
    const drawn = await svgAsPng(chosen)
    if (drawn) selection.choose([drawn])
    else upload.refuse(chosen, marks.drawingFailed(chosen.name))
  }

  return (
    <div>
      <noscript>
        <p className="bubble bg-well p-4">{photosWords.needsScript}</p>
      </noscript>
      <form
        ref={form}
        className="bubble needs-script grid gap-6 border border-line bg-surface p-5 md:p-8"
      >
        <input type="hidden" name="antes" value={stands} />
        <div className="grid gap-2">
          <label htmlFor={inputId} className="font-semibold">
            {fileLabel}
          </label>
          <input
            id={inputId}
            ref={fileInput}
            type="file"
            name="foto"
            required
            disabled={busy}
            accept={isBrand ? `${acceptAttribute},image/svg+xml,.svg` : acceptAttribute}
            aria-describedby="foto-dica"
            className="field-input max-w-full file:mr-3 file:min-h-8 file:rounded-small file:border-0 file:bg-well file:px-3 file:font-semibold"
          />
          <p id="foto-dica" className="text-small text-soft">
            {isMarkName(name) ? marks.hints[name] : `${words.hint} ${shapeHintOf(shape)}`}
          </p>
        </div>
        {!isBrand && <Consent isGiven={kept !== null} />}
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void send()} disabled={busy} className="disabled:opacity-60">
            {busy ? words.sending : button}
          </Button>
          {place && <PicturePreviewButton slot={name} place={place} fileInput={fileInput} />}
        </div>
        {upload.sending && <SendingProgress {...upload.sending} onCancel={work.abort} />}
        <ReductionProgress selection={selection} />
      </form>
      <RefusedFiles selection={selection} returnFocusTo={inputId} />
      {upload.failure && (
        <Failure failure={upload.failure} onRetry={upload.send} onClose={upload.dismiss} />
      )}
    </div>
  )
}

type SendingProgressProps = { file: File; share: number; onCancel: () => void }

/** Once all bytes are sent, the site has the picture: then it is undone rather than cancelled. */
function SendingProgress({ file, share, onCancel }: SendingProgressProps) {
  const percent = Math.floor(share * sendingShare * 100)
  const isSent = share === 1
  const label = isSent
    ? photosWords.processing(0, 1)
    : photosWords.sending(megabytes(share * file.size), megabytes(file.size))
  return (
    <ProgressBar percent={percent} label={label}>
      {!isSent && (
        <Button variant="quiet" className="sm:justify-self-start" onClick={onCancel}>
          {adminWords.cancel}
        </Button>
      )}
    </ProgressBar>
  )
}

type FailureProps = {
  failure: PictureFailure
  onRetry: (file: File) => void
  onClose: () => void
}

function Failure({ failure: { file, message, isRefused }, onRetry, onClose }: FailureProps) {
  return (
    <MessageDialog
      message={{ kind: 'error', title: 'Erro no Upload', text: message }}
      picture={<FileThumbnail file={file} />}
      returnFocusTo={inputId}
      onClose={onClose}
      action={!isRefused && <Button onClick={() => onRetry(file)}>{adminWords.retry}</Button>}
    />
  )
}

function Consent({ isGiven }: { isGiven: boolean }) {
  return (
    <div className="grid gap-2">
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="autorizacao"
          required
          defaultChecked={isGiven}
          aria-describedby="autorizacao-dica"
          className="size-6 flex-none accent-brand"
        />
        {words.consent}
      </label>
      <p id="autorizacao-dica" className="text-small text-soft">
        {words.consentText}
      </p>
    </div>
  )
}

function shapeHintOf(shape: PictureShape | null): string {
  const [across, down] = shape?.ratio ?? [1, 1]
  const { wide, tall, square } = words.shape
  if (across === down) return square
  return across > down ? wide : tall
}
