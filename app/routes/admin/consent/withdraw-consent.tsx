import { Form, href, Link, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { eventNotFoundPath, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { QuestionPictures } from '#app/routes/admin/dialogs/question.tsx'
import { logFilesLeft } from '#app/routes/admin/faults/files-left.ts'
import { acting, loading } from '#app/routes/admin/faults/store-faults.ts'
import { Choice } from '#app/routes/admin/forms/choice.tsx'
import { ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { adminWords } from '#content/admin.ts'
import { consentWithdrawalWords } from '#content/visibility.ts'
import { photoCountLabel } from '#domain/counts.ts'
import { withdrawConsent } from '#domain/events/withdraw-consent.ts'
import type { Route } from './+types/withdraw-consent'

export const handle: RouteHandle = { form: true, destructive: 'final' }

const picturesShown = 4

export const loader = loading(async ({ params, context }: Route.LoaderArgs) => {
  const { events, photoUrls } = context.get(servicesContext)
  const gallery = await events.gallery(params.eventoId, { from: 0, size: picturesShown })
  if (!gallery) throw redirect(eventNotFoundPath)
  const { event, photos } = gallery
  const sizesOf = photoUrls.of(event)
  const pictures = photos.map((photo) => sizesOf(photo).src)
  return { nome: event.nome, photoCount: event.photoCount, pictures }
})

export const action = acting(
  async ({ request, params: { eventoId }, context }: Route.ActionArgs) => {
    const { clock, ...services } = context.get(servicesContext)
    const ports = { ...services, events: recordedEvents(context) }
    const choice = (await request.formData()).get('fotos')
    const withdrawal = {
      now: clock.now(),
      deletePhotos: choice === 'excluir',
      onFilesLeft: logFilesLeft(context),
    }
    const done = await withdrawConsent(eventoId, ports, withdrawal)
    if (!done) return redirect(eventNotFoundPath)
    const photos = href('/admin/evento/:eventoId/fotos', { eventoId })
    return redirect(withFlash(choice === 'cobrir' ? photos : href('/admin'), 'autorizacao-saiu'))
  },
  { kind: 'error', ...consentWithdrawalWords.failed },
)

export default function WithdrawConsent({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, text, onlyOne, legend, choices, confirm } = consentWithdrawalWords
  return (
    <main className="frame max-w-2xl py-12">
      <h1 className="text-heading">{title}</h1>
      {actionData?.failure && (
        <p role="alert" className="bubble mt-6 bg-danger-tint p-4 font-semibold text-danger">
          {actionData.failure.text}
        </p>
      )}
      <p className="mt-6 break-words text-lead">
        {text(loaderData.nome, photoCountLabel(loaderData.photoCount))}
      </p>
      <p className="mt-4">
        {onlyOne.text}{' '}
        <Link
          to={href('/admin/evento/:eventoId/fotos', params)}
          className="font-semibold text-brand underline underline-offset-4"
        >
          {onlyOne.link}
        </Link>
      </p>
      <div className="mt-4">
        <QuestionPictures pictures={loaderData.pictures} />
      </div>
      <Form method="post" className="mt-8 grid gap-6">
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">{legend}</legend>
          {Object.entries(choices).map(([value, words], index) => (
            <Choice
              key={value}
              type="radio"
              name="fotos"
              value={value}
              defaultChecked={index === 0}
              words={words}
            />
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
