import { type FormEvent, useEffect, useState } from 'react'
import { Form, href, useNavigation } from 'react-router'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import { SubmitButton } from '#app/routes/admin/forms/submit-button.tsx'
import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import type { PictureName } from '#content/media/slots.ts'
import { sitePicturesWords } from '#content/site-pictures.ts'
import { acceptAttribute, refusalOf } from '#domain/photos/upload-rules.ts'
import { forgetUnsentPicture, useUnsentPicture } from './use-unsent-picture.ts'

const words = sitePicturesWords.upload

export type PictureProblems = { foto?: string; autorizacao?: string }

/** With `failure` alone when the site could not be reached. */
export type PictureFormResult = { problems?: PictureProblems; failure?: DialogMessage }

type PictureFormProps = {
  slot: PictureName
  shapeHint: string
  /** Address of the photo that this page shows; empty for the drawing. */
  stands: string
  result: PictureFormResult | undefined
}

export function PictureForm({ slot, shapeHint, stands, result }: PictureFormProps) {
  const action = href('/admin/escola/imagens/:imagem', { imagem: slot })
  const { input, unsent, store, discard } = useUnsentPicture(slot)
  const navigation = useNavigation()
  const busy = navigation.formAction === action
  const [refused, setRefused] = useState<string | null>(null)
  const problems = { ...result?.problems, ...(refused && { foto: refused }) }

  useEffect(() => {
    if (result?.problems?.foto) forgetUnsentPicture(slot)
  }, [result, slot])

  /** What the site would refuse is not sent at all. */
  const check = (event: FormEvent<HTMLFormElement>) => {
    const file = input.current?.files?.[0]
    const sentence = file ? refusalOf(file) : null
    setRefused(sentence)
    if (sentence) event.preventDefault()
    else if (file) store(file)
  }

  return (
    <>
      <Form
        method="post"
        encType="multipart/form-data"
        action={action}
        onSubmit={check}
        className="bubble grid gap-6 border border-line bg-surface p-5 md:p-8"
      >
        <input type="hidden" name="antes" value={stands} />
        <div className="grid gap-2">
          <label htmlFor="campo-foto" className="font-semibold">
            {words.file}
          </label>
          <input
            ref={input}
            id="campo-foto"
            type="file"
            onChange={discard}
            name="foto"
            required
            accept={acceptAttribute}
            aria-invalid={problems.foto ? true : undefined}
            aria-describedby={`foto-dica${problems.foto ? ' foto-problema' : ''}`}
            className="field-input max-w-full file:mr-3 file:min-h-8 file:rounded-small file:border-0 file:bg-well file:px-3 file:font-semibold"
          />
          <p id="foto-dica" className="text-small text-soft">
            {words.hint} {shapeHint}
          </p>
          {unsent && (
            <p
              role="status"
              className="bubble flex flex-wrap items-center justify-between gap-x-4 gap-y-2 break-words bg-sun-tint px-4 py-2 [--bubble:0.75rem]"
            >
              {words.unsent(unsent.name)}
              <button
                type="button"
                className={smallButtonClass}
                onClick={() => {
                  if (input.current) input.current.value = ''
                  discard()
                }}
              >
                {words.discard}
              </button>
            </p>
          )}
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
        <SubmitButton busy={busy} words={{ submit: words.button, busy: words.sending }} />
      </Form>
      <DismissibleMessage message={result?.failure} answer={result} />
    </>
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
