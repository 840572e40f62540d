import { Form, href, Link, useNavigation } from 'react-router'
import { VisibilityFields } from '#app/routes/admin/event/visibility-fields.tsx'
import { SubmitButton } from '#app/routes/admin/forms/submit-button.tsx'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { formatMoment } from '#content/moments.ts'
import { consentWithdrawalWords, visibilityWords } from '#content/visibility.ts'
import { typedMoment } from '#domain/events/visibility.ts'
import type { SeenBy } from './panel-marks.ts'

type EventVisibilityProps = { id: string; nome: string; seenBy: SeenBy }

const link =
  'inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand underline underline-offset-4'

/** Who sees the event, with the control of the event's form to change it from the list. */
export function EventVisibility({ id, nome, seenBy }: EventVisibilityProps) {
  const { visibility, publicarEm, hasLink, withdrawnDay, exposed } = seenBy
  const params = { eventoId: id }
  const action = href('/admin/evento/:eventoId/quem-ve', params)
  const navigation = useNavigation()
  const busy = navigation.formAction === action
  const isHidden = visibility !== 'todos'
  const mark = publicarEm
    ? visibilityWords.opensAt(formatMoment(publicarEm))
    : visibilityWords.choices[visibility].mark
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      {isHidden ? (
        <p className="bubble inline-flex items-center gap-2 bg-sun-tint px-3 py-1 font-semibold text-small [--bubble:0.75rem]">
          <PanelIcon name={visibility === 'familias' ? 'users' : 'eye-off'} className="size-4.5" />
          {mark}
        </p>
      ) : (
        <p className="inline-flex items-center gap-1.5 text-small text-soft">
          <PanelIcon name="eye" className="size-4.5" />
          {mark}
        </p>
      )}
      {withdrawnDay && (
        <p className="bubble inline-flex items-center gap-2 bg-danger-tint px-3 py-1 font-semibold text-small [--bubble:0.75rem]">
          <PanelIcon name="circle-alert" className="size-4.5 flex-none" />
          {consentWithdrawalWords.day(withdrawnDay)}
        </p>
      )}
      {visibility === 'familias' && !hasLink && (
        <p className="text-small text-soft">{visibilityWords.noLink}</p>
      )}
      {exposed && exposed.closing > 0 && (
        <p role="alert" className="font-semibold text-accent text-small">
          {visibilityWords.openPhotos(exposed.closing)}
        </p>
      )}
      {exposed && exposed.foreign > 0 && (
        <p role="alert" className="font-semibold text-accent text-small">
          {visibilityWords.fixedPhotos(exposed.foreign)}
        </p>
      )}
      {isHidden && (
        <p className="flex flex-wrap gap-x-5">
          {visibility === 'familias' && (
            <Link to={href('/admin/evento/:eventoId/familias', params)} className={link}>
              <PanelIcon name="link" className="size-4.5" />
              {visibilityWords.link}
              <span className="sr-only"> de {nome}</span>
            </Link>
          )}
          <a href={href('/familias/galeria/:id', { id })} className={link}>
            <PanelIcon name="eye" className="size-4.5" />
            {visibilityWords.seeAsFamily}
            <span className="sr-only">: {nome}</span>
          </a>
        </p>
      )}
      <details className="event-visibility-form w-full max-w-xl">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4">
          {visibilityWords.change}
          <span className="sr-only"> {nome}</span>
        </summary>
        <Form
          method="post"
          action={action}
          key={visibility + publicarEm}
          className="bubble mt-2 grid gap-4 bg-well p-4"
        >
          <VisibilityFields
            idPrefix={`${id}-`}
            values={{
              visibilidade: visibility,
              ...(publicarEm && { publicarEm: typedMoment(publicarEm) }),
            }}
            problems={{}}
          />
          <SubmitButton
            busy={busy}
            words={{ submit: visibilityWords.save, busy: visibilityWords.saving }}
          />
        </Form>
      </details>
    </div>
  )
}
