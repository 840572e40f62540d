import placeholder from 'picture:event-placeholder?src'
import { href, Link } from 'react-router'
import type { EventView } from '#app/event-view.ts'
import { ConfirmButton } from '#app/routes/admin/dialogs/confirm-button.tsx'
import { deleteEventFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { PhotoImage } from '#app/ui/photo-image.tsx'
import { usePhotoFallback, useSlotPictures } from '#app/use-slot-pictures.ts'
import { panelWords, photosWords, removeWords } from '#content/admin.ts'
import { binWords } from '#content/bin.ts'
import { EventFacts } from './event-facts.tsx'
import { EventVisibility } from './event-visibility.tsx'
import type { SeenBy } from './panel-marks.ts'

/** `waiting`: photos that have arrived and are not saved. */
export type EventInRow = EventView & { seenBy: SeenBy; waiting: number }

export function EventRow({ event }: { event: EventInRow }) {
  const { id, nome, descricao, data, dataFim, photoCount, cover } = event
  const pictures = useSlotPictures()
  return (
    <li className="bubble flex flex-wrap gap-4 border border-line bg-surface p-4 sm:flex-nowrap md:gap-6 md:p-5">
      <PhotoImage
        src={cover?.src ?? pictures['event-placeholder']?.src ?? placeholder}
        srcSet={cover?.srcSet}
        sizes="144px"
        alt=""
        fallback={usePhotoFallback()}
        className="bubble h-20 w-24 flex-none self-start [--bubble:1rem] sm:h-24 sm:w-32 md:h-28 md:w-36"
      />
      <div className="min-w-0 flex-1 basis-44 sm:basis-48">
        <h2 className="break-words text-title">{nome}</h2>
        <EventFacts day={data} lastDay={dataFim} photoCount={photoCount} />
        {event.waiting > 0 && (
          <p className="mt-2">
            <Link
              to={href('/admin/evento/:eventoId/fotos', { eventoId: id })}
              className="bubble inline-flex min-h-11 items-center bg-sun-tint px-4 font-semibold underline underline-offset-4 [--bubble:0.75rem]"
            >
              {photosWords.waiting(event.waiting)}
            </Link>
          </p>
        )}
        <p className="mt-2 line-clamp-2 whitespace-pre-line break-words text-soft">{descricao}</p>
        <EventVisibility id={id} nome={nome} seenBy={event.seenBy} />
      </div>
      <div className="grid w-full flex-none grid-cols-2 content-start gap-2 sm:w-52 sm:grid-cols-1">
        <Link
          to={href('/admin/evento/:eventoId/fotos', { eventoId: id })}
          className={buttonClass('secondary', 'col-span-full')}
        >
          <PanelIcon name="images" className="size-5" />
          {panelWords.managePhotos}
        </Link>
        <Link
          to={href('/admin/evento/:eventoId/editar', { eventoId: id })}
          className={smallButtonClass}
        >
          <PanelIcon name="pencil" className="size-4.5" />
          {panelWords.edit}
          <span className="sr-only"> {nome}</span>
        </Link>
        <ConfirmButton
          to={href('/admin/evento/:eventoId/excluir', { eventoId: id })}
          title={removeWords.eventTitle}
          question={removeWords.event(nome, photoCount)}
          consequence={binWords.toBin}
          toBin
          pictures={[cover?.src]}
          failed={deleteEventFailed}
          className={smallButtonClass}
        >
          <PanelIcon name="trash-2" className="size-4.5" />
          {panelWords.remove}
          <span className="sr-only"> {nome}</span>
        </ConfirmButton>
      </div>
    </li>
  )
}
