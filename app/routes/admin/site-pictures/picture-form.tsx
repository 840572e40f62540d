import type { FormEvent } from 'react'
import { Form } from 'react-router'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import { SubmitButton } from '#app/routes/admin/forms/submit-button.tsx'
import { UploadMessages, UploadWork } from '#app/routes/admin/photos/upload-parts.tsx'
import { slotTarget } from '#app/routes/admin/photos/upload-target.ts'
import { useUpload } from '#app/routes/admin/photos/use-upload.ts'
import type { PictureName } from '#content/media/slots.ts'
import { sitePicturesWords } from '#content/site-pictures.ts'
import { acceptAttribute } from '#domain/photos/upload-rules.ts'

const words = sitePicturesWords.upload

export type PictureProblems = { foto?: string; autorizacao?: string }

/** From a plain form; has only `failure` if the site could not be reached. */
export type PictureFormResult = { problems?: PictureProblems; failure?: DialogMessage }

type PictureFormProps = {
  slot: PictureName
  shapeHint: string
  /** Address of the photo that this page shows; empty for the drawing. */
  stands: string
  result: PictureFormResult | undefined
}

/** The photo is sent as those of a gallery are; without script the form posts it. */
export function PictureForm({ slot, shapeHint, stands, result }: PictureFormProps) {
  const upload = useUpload(slotTarget(slot, { antes: stands, autorizacao: 'on' }))
  const { target } = upload
  const problems = result?.problems ?? {}

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('foto')
    if (chosen instanceof File && !upload.busy) upload.start([chosen])
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
            {words.file}
          </label>
          <input
            id={target.inputId}
            type="file"
            name="foto"
            required
            disabled={upload.busy}
            accept={acceptAttribute}
            aria-invalid={problems.foto ? true : undefined}
            aria-describedby={`foto-dica${problems.foto ? ' foto-problema' : ''}`}
            className="field-input max-w-full file:mr-3 file:min-h-8 file:rounded-small file:border-0 file:bg-well file:px-3 file:font-semibold"
          />
          <p id="foto-dica" className="text-small text-soft">
            {words.hint} {shapeHint}
          </p>
          <Problem id="foto-problema" sentence={problems.foto} />
        </div>
        <div className="grid gap-2">
          <label className="flex min-h-11 items-center gap-3 font-semibold">
            <input
              type="checkbox"
              name="autorizacao"
              required
              aria-invalid={problems.autorizacao ? true : undefined}
              aria-describedby={`autorizacao-dica${problems.autorizacao ? ' autorizacao-problema' : ''}`}
              className="size-6 flex-none accent-brand"
            />
            {words.consent}
          </label>
          <p id="autorizacao-dica" className="text-small text-soft">
            {words.consentText}
          </p>
          <Problem id="autorizacao-problema" sentence={problems.autorizacao} />
        </div>
        <SubmitButton busy={upload.busy} words={{ submit: words.button, busy: words.sending }} />
        <UploadWork upload={upload} />
      </Form>
      <UploadMessages upload={upload} />
      <DismissibleMessage message={result?.failure} answer={result} />
    </div>
  )
}

function Problem({ id, sentence }: { id: string; sentence: string | undefined }) {
  if (!sentence) return null
  return (
    <p id={id} role="alert" className="break-words font-semibold text-accent text-small">
      {sentence}
    </p>
  )
}
