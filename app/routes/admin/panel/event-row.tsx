import placeholder from 'picture:event-placeholder?src'
import { href, Link } from 'react-router'
import type { EventView } from '#app/event-view.ts'
import { ConfirmButton } from '#app/routes/admin/dialogs/confirm-button.tsx'
import { deleteEventFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import { PhotoImage } from '#app/ui/photo-image.tsx'
import { usePhotoFallback, useSlotPictures } from '#app/use-slot-pictures.ts'
import { panelWords, removeWords } from '#content/admin.ts'
import { binWords } from '#content/bin.ts'
import { visibilityWords } from '#content/visibility.ts'
import { EventFacts } from './event-facts.tsx'
import { EventMark } from './event-mark.tsx'
import { EventMenu } from './event-menu.tsx'
import { EventWarnings } from './event-warnings.tsx'
import type { SeenBy } from './seen-by.ts'

export type EventInRow = EventView & { seenBy: SeenBy }

export function EventRow({ event }: { event: EventInRow }) {
  const { nome, descricao, data, dataFim, photoCount, cover, seenBy } = event
  const pictures = useSlotPictures()
  return (
    <li className="event-row">
      <PhotoImage
        src={cover?.src ?? pictures['event-placeholder']?.src ?? placeholder}
        srcSet={cover?.srcSet}
        sizes="96px"
        alt=""
        fallback={usePhotoFallback()}
        className="bubble size-16 [--bubble:1rem] sm:h-20 sm:w-24"
      />
      <div className="min-w-0">
        <h2 className="line-clamp-2 break-words font-bold font-body text-base leading-snug">
          {nome}
        </h2>
        <EventFacts day={data} lastDay={dataFim} photoCount={photoCount} />
        <div className="flex flex-wrap gap-x-3 text-small text-soft">
          <EventMark {...seenBy} />
          <p className="line-clamp-1 min-w-0 flex-1 basis-20 whitespace-pre-line break-words">
            {descricao}
          </p>
        </div>
        <EventWarnings {...seenBy} />
      </div>
      <EventActions event={event} />
    </li>
  )
}

function EventActions({ event }: { event: EventInRow }) {
  const { id, nome, photoCount, cover, seenBy } = event
  const params = { eventoId: id }
  return (
    <div className="event-actions">
      <Link
        to={href('/admin/evento/:eventoId/fotos', params)}
        className={`after:absolute after:inset-0 ${smallButtonClass}`}
      >
        {panelWords.managePhotos}
      </Link>
      {seenBy.visibility === 'familias' && (
        <Link to={href('/admin/evento/:eventoId/familias', params)} className={smallButtonClass}>
          {visibilityWords.shortLink}
          <span className="sr-only"> das famílias de {nome}</span>
        </Link>
      )}
      <Link
        to={href('/admin/evento/:eventoId/editar', params)}
        className={`max-sm:hidden! ${smallButtonClass}`}
      >
        {panelWords.edit}
        <span className="sr-only"> {nome}</span>
      </Link>
      <EventMenu event={event} />
      <ConfirmButton
        to={href('/admin/evento/:eventoId/excluir', params)}
        title={removeWords.eventTitle}
        question={removeWords.event(nome, photoCount)}
        consequence={binWords.toBin}
        toBin
        pictures={[cover?.src]}
        failed={deleteEventFailed}
        className={smallButtonClass}
      >
        <PanelIcon name="trash-2" className="size-5" />
        <span className="sr-only">
          {panelWords.remove} {nome}
        </span>
      </ConfirmButton>
    </div>
  )
}
