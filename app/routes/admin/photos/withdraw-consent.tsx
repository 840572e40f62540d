import { data, Form, href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { type DialogMessage, loadFailure } from '#app/routes/admin/dialogs/dialog-message.ts'
import { FailedPage } from '#app/routes/admin/dialogs/failed-page.tsx'
import { eventNotFoundPath, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { logFilesLeft } from '#app/routes/admin/faults/files-left.ts'
import { ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { adminWords } from '#content/admin.ts'
import { consentWithdrawalWords } from '#content/visibility.ts'
import { withdrawConsent } from '#domain/events/withdraw-consent.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/withdraw-consent'

export const handle: RouteHandle = { form: true, destructive: 'final' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { events } = context.get(servicesContext)
  const found = await orStoreFault(events.gallery(params.eventoId, { from: 0, size: 0 }), context)
  if (isStoreFault(found)) return loadFailure(found)
  if (!found) throw redirect(eventNotFoundPath)
  return { failure: null, nome: found.event.nome }
}

export async function action({ request, params: { eventoId }, context }: Route.ActionArgs) {
  const { now, ...services } = context.get(servicesContext)
  const ports = { ...services, events: recordedEvents(context) }
  const choice = (await request.formData()).get('fotos')
  const withdrawal = {
    now: now(),
    deletePhotos: choice === 'excluir',
    onFilesLeft: logFilesLeft(context),
  }
  const done = await orStoreFault(withdrawConsent(eventoId, ports, withdrawal), context)
  if (isStoreFault(done)) {
    const failure: DialogMessage = { kind: 'error', ...consentWithdrawalWords.failed }
    return data({ failure }, { status: 503 })
  }
  if (!done) return redirect(eventNotFoundPath)
  const photos = href('/admin/evento/:eventoId/fotos', { eventoId })
  return redirect(withFlash(choice === 'cobrir' ? photos : href('/admin'), 'autorizacao-saiu'))
}

export default function WithdrawConsent({ loaderData, actionData, params }: Route.ComponentProps) {
  if (loaderData.failure) return <FailedPage message={loaderData.failure} />
  const { title, text, legend, choices, confirm } = consentWithdrawalWords
  return (
    <main className="frame max-w-2xl py-12">
      <h1 className="text-heading">{title}</h1>
      {actionData?.failure && (
        <p role="alert" className="bubble mt-6 bg-danger-tint p-4 font-semibold text-danger">
          {actionData.failure.text}
        </p>
      )}
      <p className="mt-6 break-words text-lead">{text(loaderData.nome)}</p>
      <Form method="post" className="mt-8 grid gap-6">
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">{legend}</legend>
          {Object.entries(choices).map(([value, { label, hint }], index) => (
            <label key={value} className="visibility-choice">
              <input
                type="radio"
                name="fotos"
                value={value}
                defaultChecked={index === 0}
                className="mt-0.5 size-5 flex-none accent-brand"
              />
              <span>
                <span className="font-semibold">{label}</span>
                <span className="block text-small text-soft">{hint}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <p className="flex flex-wrap gap-3">
          <ButtonLink
            to={href('/admin/evento/:eventoId/fotos', { eventoId: params.eventoId })}
            variant="quiet"
          >
            {adminWords.cancel}
          </ButtonLink>
          <button type="submit" className={buttonClass('primary')}>
            {confirm}
          </button>
        </p>
      </Form>
    </main>
  )
}
