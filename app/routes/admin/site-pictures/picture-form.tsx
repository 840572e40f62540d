import { useEffect, useRef, useState } from 'react'
import { MessageDialog } from '#app/routes/admin/dialogs/message-dialog.tsx'
import { ReductionProgress, RefusedFiles } from '#app/routes/admin/upload/file-selection-parts.tsx'
import { RejectedFilesDialog } from '#app/routes/admin/upload/rejected-files-dialog.tsx'
import { megabytes, ProgressBar, sendingShare } from '#app/routes/admin/upload/upload-progress.tsx'
import { useFileSelection } from '#app/routes/admin/upload/use-file-selection.ts'
import { useLeaveWarning } from '#app/routes/admin/upload/use-leave-warning.ts'
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
  const warned = useLeaveWarning()
  const upload = usePictureUpload(page, form, warned)
  const selection = useFileSelection(warned, ([file]) => file && upload.send(file))
  const [problem, setProblem] = useState<string>()
  const [isConsented, setConsented] = useState(false)
  const busy = selection.busy || upload.sending !== null
  const isBrand = isBrandSlot(name)
  const place = shownAt('imagens', name)
  const { file: fileLabel, button } = isMarkName(name) ? marks : words

  useEffect(() => {
    const file = keptFile(page)
    if (!file || !fileInput.current) return
    const files = new DataTransfer()
    files.items.add(file)
    fileInput.current.files = files.files
    setConsented(true)
  }, [page])

  const send = async () => {
    setProblem(undefined)
    const chosen = fileInput.current?.files?.[0]
    if (!form.current?.reportValidity() || !chosen) return
    if (!isBrand || !isSvg(chosen)) return selection.choose([chosen])
    const drawn = await svgAsPng(chosen)
    if (drawn) selection.choose([drawn])
    else setProblem(marks.drawingFailed(chosen.name))
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
            aria-invalid={problem ? true : undefined}
            aria-describedby={`foto-dica${problem ? ' foto-problema' : ''}`}
            className="field-input max-w-full file:mr-3 file:min-h-8 file:rounded-small file:border-0 file:bg-well file:px-3 file:font-semibold"
          />
          <p id="foto-dica" className="text-small text-soft">
            {isMarkName(name) ? marks.hints[name] : `${words.hint} ${shapeHintOf(shape)}`}
          </p>
          {problem && (
            <p
              id="foto-problema"
              role="alert"
              className="break-words font-semibold text-accent text-small"
            >
              {problem}
            </p>
          )}
        </div>
        {!isBrand && <Consent isGiven={isConsented} onChange={setConsented} />}
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void send()} disabled={busy} className="disabled:opacity-60">
            {busy ? words.sending : button}
          </Button>
          {place && <PicturePreviewButton slot={name} place={place} fileInput={fileInput} />}
        </div>
        {upload.sending && <SendingProgress {...upload.sending} onCancel={upload.cancel} />}
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

function Failure({ failure, onRetry, onClose }: FailureProps) {
  const { file } = failure
  if ('refused' in failure) {
    const rejected = [{ sentence: failure.refused, file }]
    return <RejectedFilesDialog rejected={rejected} returnFocusTo={inputId} onClose={onClose} />
  }
  return (
    <MessageDialog
      message={{ kind: 'error', title: 'Erro no Upload', text: failure.fault }}
      returnFocusTo={inputId}
      onClose={onClose}
      action={<Button onClick={() => onRetry(file)}>{adminWords.retry}</Button>}
    />
  )
}

type ConsentProps = { isGiven: boolean; onChange: (isGiven: boolean) => void }

function Consent({ isGiven, onChange }: ConsentProps) {
  return (
    <div className="grid gap-2">
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="autorizacao"
          required
          checked={isGiven}
          aria-describedby="autorizacao-dica"
          className="size-6 flex-none accent-brand"
          onChange={(event) => onChange(event.target.checked)}
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
