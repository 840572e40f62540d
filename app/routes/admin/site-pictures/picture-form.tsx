import { type FormEvent, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import { SubmitButton } from '#app/routes/admin/forms/submit-button.tsx'
import { UploadMessages, UploadWork } from '#app/routes/admin/upload/upload-parts.tsx'
import { slotTarget } from '#app/routes/admin/upload/upload-target.ts'
import { useUpload } from '#app/routes/admin/upload/use-upload.ts'
import { isMarkName } from '#content/media/slots.ts'
import { shownAt } from '#content/shown-at.ts'
import { sitePicturesWords } from '#content/site-pictures.ts'
import type { PictureShape } from '#domain/fields/picture.ts'
import { acceptAttribute } from '#domain/photos/upload-rules.ts'
import { isBrandSlot } from '#domain/school/brand.ts'
import { PicturePreviewButton } from './picture-preview-button.tsx'
import type { Slot } from './slot.ts'
import { isSvg, svgAsPng } from './svg-as-png.ts'

const { upload: words, marks } = sitePicturesWords

export type PictureProblems = { foto?: string; autorizacao?: string }

/** From a plain form; has only `failure` if the site could not be reached. */
export type PictureFormResult = { problems?: PictureProblems; failure?: DialogMessage }

type PictureFormProps = {
  slot: Slot
  /** URL of the photo that this page shows; empty for the drawing. */
  stands: string
  result: PictureFormResult | undefined
}

/** The photo is uploaded like those of a gallery; without script the form posts it. */
export function PictureForm({ slot, stands, result }: PictureFormProps) {
  const { name, shape } = slot
  const upload = useUpload(slotTarget(name, { antes: stands, autorizacao: 'on' }))
  const { target } = upload
  const fileInput = useRef<HTMLInputElement>(null)
  const [drawingProblem, setDrawingProblem] = useState<string>()
  const problems = drawingProblem ? { foto: drawingProblem } : (result?.problems ?? {})
  const isBrand = isBrandSlot(name)
  const place = shownAt('imagens', name)
  const { file: fileLabel, button } = isMarkName(name) ? marks : words

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setDrawingProblem(undefined)
    const chosen = new FormData(event.currentTarget).get('foto')
    if (!(chosen instanceof File) || upload.busy) return
    if (!isBrand || !isSvg(chosen)) return upload.start([chosen])
    const drawn = await svgAsPng(chosen)
    if (drawn) upload.start([drawn])
    else setDrawingProblem(marks.drawingFailed(chosen.name))
  }

  return (
    <div>
      <Form
        method="post"
        encType="multipart/form-data"
        action={target.page}
        onSubmit={send}
        className="bubble grid gap-6 border border-line bg-surface p-5 md:p-8"
      >
        <input type="hidden" name="antes" value={stands} />
        <div className="grid gap-2">
          <label htmlFor={target.inputId} className="font-semibold">
            {fileLabel}
          </label>
          <input
            id={target.inputId}
            ref={fileInput}
            type="file"
            name="foto"
            required
            disabled={upload.busy}
            accept={isBrand ? `${acceptAttribute},image/svg+xml,.svg` : acceptAttribute}
            aria-invalid={problems.foto ? true : undefined}
            aria-describedby={`foto-dica${problems.foto ? ' foto-problema' : ''}`}
            className="field-input max-w-full file:mr-3 file:min-h-8 file:rounded-small file:border-0 file:bg-well file:px-3 file:font-semibold"
          />
          <p id="foto-dica" className="text-small text-soft">
            {isMarkName(name) ? marks.hints[name] : `${words.hint} ${shapeHintOf(shape)}`}
          </p>
          <Problem id="foto-problema" sentence={problems.foto} />
        </div>
        {!isBrand && <Consent problem={problems.autorizacao} />}
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={upload.busy} words={{ submit: button, busy: words.sending }} />
          {place && <PicturePreviewButton slot={name} place={place} fileInput={fileInput} />}
        </div>
        <UploadWork upload={upload} />
      </Form>
      <UploadMessages upload={upload} />
      <DismissibleMessage message={result?.failure} answer={result} />
    </div>
  )
}

function Consent({ problem }: { problem: string | undefined }) {
  return (
    <div className="grid gap-2">
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="autorizacao"
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={`autorizacao-dica${problem ? ' autorizacao-problema' : ''}`}
          className="size-6 flex-none accent-brand"
        />
        {words.consent}
      </label>
      <p id="autorizacao-dica" className="text-small text-soft">
        {words.consentText}
      </p>
      <Problem id="autorizacao-problema" sentence={problem} />
    </div>
  )
}

function shapeHintOf(shape: PictureShape | null): string {
  const [across, down] = shape?.ratio ?? [1, 1]
  const { wide, tall, square } = words.shape
  if (across === down) return square
  return across > down ? wide : tall
}

function Problem({ id, sentence }: { id: string; sentence: string | undefined }) {
  if (!sentence) return null
  return (
    <p id={id} role="alert" className="break-words font-semibold text-accent text-small">
      {sentence}
    </p>
  )
}
