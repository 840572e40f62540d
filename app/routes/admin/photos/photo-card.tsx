import { memo } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { type DialogMessage, setCoverFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { PhotoImage } from '#app/ui/photo-image.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { usePhotoFallback } from '#app/use-slot-pictures.ts'
import { photosWords } from '#content/admin.ts'
import type { AdminPhotoView } from './admin-photo-view.ts'
import { gripId } from './use-arranging.ts'

type PhotoCardProps = {
  eventId: string
  page: number
  photo: AdminPhotoView
  selected: boolean
  lifted: boolean
  /** Where the dragged photo would be dropped. */
  dropSide: 'before' | 'after' | undefined
  onSelect: (id: number, selected: boolean) => void
  onDelete: (id: number) => void
  onOptions: (id: number) => void
}

const action =
  'inline-flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-small px-2 font-semibold text-small hover:bg-well'

/** Memoised: of hundreds of cards only the changed ones render again. */
export const PhotoCard = memo(function PhotoCard(props: PhotoCardProps) {
  const { eventId, page, photo, selected, lifted, dropSide, onSelect, onDelete, onOptions } = props
  const { id, nome } = photo
  const params = { eventoId: eventId }
  const deletePath = href('/admin/evento/:eventoId/fotos/excluir', params)
  const optionsPath = href('/admin/evento/:eventoId/fotos/:fotoId', {
    ...params,
    fotoId: String(id),
  })
  return (
    <li
      data-foto={id}
      data-drop={dropSide}
      draggable
      className={`photo-card bubble border-2 bg-surface ${selected || lifted ? 'border-brand' : 'border-line'} ${lifted ? 'lift' : ''}`}
    >
      <label className="relative block cursor-pointer">
        <PhotoImage
          src={photo.src}
          srcSet={photo.srcSet}
          sizes="(min-width: 64rem) 18rem, (min-width: 48rem) 33vw, 50vw"
          alt=""
          fallback={usePhotoFallback()}
          className="aspect-4/3"
        />
        <span className="absolute top-2 left-2 grid size-11 place-items-center rounded-small bg-surface">
          <input
            type="checkbox"
            name="foto"
            value={id}
            checked={selected}
            onChange={(event) => onSelect(id, event.target.checked)}
            aria-label={photosWords.selectLabel(nome)}
            className="size-6 accent-brand"
          />
        </span>
        {photo.isCover && (
          <span className="absolute top-2 right-2 inline-flex items-center gap-1 rounded-full bg-sun px-3 py-1 font-bold text-ink text-small">
            <PanelIcon name="star-outline" className="size-4" />
            {photosWords.isCover}
          </span>
        )}
      </label>
      <div className="px-3 pt-2 pb-1 md:px-4 md:pt-3 md:pb-2">
        <p className="truncate" title={nome}>
          {photo.numero && <strong>{photosWords.number(photo.numero)} · </strong>}
          {nome}
        </p>
        {photo.legenda && <p className="line-clamp-2 break-words text-small">{photo.legenda}</p>}
        {photo.sentAt && (
          <p className="text-small text-soft max-md:leading-snug">
            {unbroken(photosWords.sentAt(photo.sentAt))}
          </p>
        )}
        <div className="-mx-2 mt-1 hidden flex-wrap md:flex">
          <a
            href={photo.large}
            target="_blank"
            rel="noopener"
            aria-label={photosWords.viewLabel(nome)}
            className={action}
          >
            <PanelIcon name="external-link" className="size-4.5" />
            {photosWords.view}
          </a>
          <Link
            to={`${deletePath}?foto=${id}&pagina=${page}`}
            aria-label={photosWords.removeLabel(nome)}
            className={`${action} text-accent`}
            onClick={(event) => {
              event.preventDefault()
              onDelete(id)
            }}
          >
            <PanelIcon name="trash-2" className="size-4.5" />
            {photosWords.remove}
          </Link>
          <CoverButton eventId={eventId} page={page} photo={photo} />
        </div>
        <div className="-mx-2 flex flex-wrap">
          <button
            id={gripId(id)}
            type="button"
            aria-label={photosWords.moveLabel(nome)}
            aria-pressed={lifted}
            data-grip
            className={`${action} cursor-grab`}
          >
            <PanelIcon name="grip-vertical" className="hidden size-4.5 md:block" />
            {photosWords.move}
          </button>
          <Link
            to={`${optionsPath}?pagina=${page}`}
            aria-label={photosWords.optionsLabel(nome)}
            className={action}
            onClick={(event) => {
              event.preventDefault()
              onOptions(id)
            }}
          >
            <PanelIcon name="ellipsis" className="hidden size-4.5 md:block" />
            {photosWords.options}
          </Link>
        </div>
      </div>
    </li>
  )
})

/** Kept when its photo becomes the cover, so that the focus is not lost. */
function CoverButton({ eventId, page, photo }: Pick<PhotoCardProps, 'eventId' | 'page' | 'photo'>) {
  // The action redirects, unless the site could not be reached.
  const fetcher = useFetcher<{ failure: DialogMessage }>()
  const path = `${href('/admin/evento/:eventoId/fotos/capa', { eventoId: eventId })}?pagina=${page}`
  const label = photo.isCover ? photosWords.isEventCover : photosWords.cover
  return (
    <>
      <button
        type="submit"
        name="capa"
        value={photo.id}
        formMethod="post"
        formAction={path}
        aria-label={`${label}: ${photo.nome}`}
        className={`${action} basis-full ${photo.isCover ? 'text-brand' : ''}`}
        onClick={(event) => {
          event.preventDefault()
          if (fetcher.state !== 'idle' || photo.isCover) return
          const options = { method: 'post', action: path, preventScrollReset: true } as const
          void fetcher.submit({ capa: photo.id }, options)
        }}
      >
        <PanelIcon
          name="star-outline"
          className={`size-4.5 ${photo.isCover ? '[--icon-fill:var(--color-sun)]' : ''}`}
        />
        {label}
      </button>
      <DismissibleMessage message={fetcher.data && setCoverFailed} answer={fetcher.data} />
    </>
  )
}
