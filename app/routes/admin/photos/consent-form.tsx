import { Form, href } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { photosWords } from '#content/admin.ts'

/** Shown instead of the upload until the admin has confirmed once for this event. */
export function ConsentForm({ eventId }: { eventId: string }) {
  const { consent } = photosWords
  return (
    <Form
      method="post"
      action={href('/admin/evento/:eventoId/fotos/autorizacao', { eventoId: eventId })}
      preventScrollReset
      className="upload-area mt-8 grid justify-items-start gap-4 p-6 md:p-10"
    >
      <p id="autorizacao-texto" className="max-w-2xl">
        {consent.text}
      </p>
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="autorizacao"
          required
          aria-describedby="autorizacao-texto"
          className="size-6 flex-none accent-brand"
        />
        {consent.label}
      </label>
      <button type="submit" className={buttonClass('primary')}>
        {consent.button}
      </button>
    </Form>
  )
}
