import { useId } from 'react'
import { Form, href, Link, useNavigation } from 'react-router'
import { VisibilityFields } from '#app/routes/admin/event/visibility-fields.tsx'
import { SubmitButton } from '#app/routes/admin/forms/submit-button.tsx'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import { statusPath } from '#app/routes/admin/status/status-path.ts'
import { Button } from '#app/ui/button.tsx'
import { adminWords, panelWords } from '#content/admin.ts'
import { statusPage } from '#content/status-pictures.ts'
import { visibilityWords } from '#content/visibility.ts'
import { typedMoment } from '#domain/events/visibility.ts'
import type { EventInRow } from './event-row.tsx'

const option = 'flex min-h-11 items-center gap-3 rounded-small px-3 font-semibold hover:bg-well'

/** What is pressed less often: who sees the event, and its texts. Opens without script. */
export function EventMenu({ event: { id, nome, seenBy } }: { event: EventInRow }) {
  const menu = useId()
  const { visibility, publicarEm } = seenBy
  const params = { eventoId: id }
  const editPath = href('/admin/evento/:eventoId/editar', params)
  const visibilityPath = href('/admin/evento/:eventoId/quem-ve', params)
  const busy = useNavigation().formAction === visibilityPath
  return (
    <>
      <button type="button" popoverTarget={menu} className={`needs-popover ${smallButtonClass}`}>
        {panelWords.more}
        <span className="sr-only"> sobre {nome}</span>
      </button>
      <Link to={editPath} className={`without-popover ${smallButtonClass}`}>
        {panelWords.edit}
        <span className="sr-only"> {nome}</span>
      </Link>
      <div
        id={menu}
        popover="auto"
        role="dialog"
        aria-labelledby={`${menu}-titulo`}
        className="message-dialog"
      >
        <h3 id={`${menu}-titulo`} className="break-words text-title">
          {nome}
        </h3>
        <p className="my-3 grid">
          <Link to={editPath} className={option}>
            <PanelIcon name="pencil" className="size-5" />
            {panelWords.editEvent}
          </Link>
          <Link to={statusPath('evento', id)} className={option}>
            <PanelIcon name="share-2" className="size-5" />
            {statusPage.title}
          </Link>
          {visibility !== 'todos' && (
            <a href={href('/familias/galeria/:id', { id })} className={option}>
              <PanelIcon name="eye" className="size-5" />
              {visibilityWords.seeAsFamily}
            </a>
          )}
        </p>
        <Form
          method="post"
          action={visibilityPath}
          key={visibility + publicarEm}
          className="grid gap-4"
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
          <Button variant="quiet" popoverTarget={menu} popoverTargetAction="hide">
            {adminWords.dismiss}
          </Button>
        </Form>
      </div>
    </>
  )
}
