import { Form, href } from 'react-router'
import { Choice } from '#app/routes/admin/forms/choice.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { photosWords } from '#content/admin.ts'
import { type Audience, audiences, whereLimit } from '#domain/events/consent.ts'

type ConsentFormProps = { eventId: string; needed: Audience; where: string | undefined }

/** Shown instead of the upload until the authorisation is confirmed for those who see the event. */
export function ConsentForm({ eventId, needed, where }: ConsentFormProps) {
  const { consent } = photosWords
  return (
    <Form
      method="post"
      action={href('/admin/evento/:eventoId/fotos/autorizacao', { eventoId: eventId })}
      preventScrollReset
      className="upload-area mt-8 grid grid-cols-1 justify-items-start gap-4 p-6 md:p-10"
    >
      <p id="autorizacao-texto" className="max-w-2xl">
        {consent.text}
      </p>
      {needed === 'todos' && (
        <p id="autorizacao-para" className="max-w-2xl font-semibold">
          <input type="hidden" name="autorizacaoPara" value={needed} />
          {consent.audience.forEveryone}
        </p>
      )}
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="autorizacao"
          required
          aria-describedby={`autorizacao-texto${needed === 'todos' ? ' autorizacao-para' : ''}`}
          className="size-6 flex-none accent-brand"
        />
        {consent.label}
      </label>
      {needed === 'familias' && <AudienceChoice />}
      <PlaceField where={where} />
      <button type="submit" className={buttonClass('primary')}>
        {consent.button}
      </button>
    </Form>
  )
}

function AudienceChoice() {
  const { legend, choices } = photosWords.consent.audience
  return (
    <fieldset className="grid w-full max-w-xl gap-2">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {audiences.map((audience) => (
        <Choice
          key={audience}
          type="radio"
          name="autorizacaoPara"
          value={audience}
          defaultChecked={audience === 'familias'}
          words={choices[audience]}
        />
      ))}
    </fieldset>
  )
}

type Place = { where?: string | undefined }

/** Where the authorisations are kept, which may change after the confirmation. */
export function ConsentPlaceForm({ eventId, where }: Place & { eventId: string }) {
  const { place } = photosWords.consent
  return (
    // The key closes it once another place is saved.
    <details key={where ?? ''}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-small text-soft underline underline-offset-4">
        {place.open(Boolean(where))}
      </summary>
      <Form
        method="post"
        action={href('/admin/evento/:eventoId/fotos/autorizacao/onde', { eventoId: eventId })}
        preventScrollReset
        className="mt-2 grid grid-cols-1 justify-items-start gap-3"
      >
        <PlaceField where={where} />
        <button type="submit" className={buttonClass('quiet')}>
          {place.save}
        </button>
      </Form>
    </details>
  )
}

function PlaceField({ where }: Place) {
  const { consent } = photosWords
  return (
    <label className="grid w-full max-w-xl grid-cols-1 gap-1">
      <span className="font-semibold">{consent.where}</span>
      <input
        name="onde"
        defaultValue={where}
        maxLength={whereLimit}
        aria-describedby="onde-dica"
        className="min-h-12 rounded-small border border-line-strong bg-surface px-4"
      />
      <span id="onde-dica" className="text-small text-soft">
        {consent.whereHint}
      </span>
    </label>
  )
}
