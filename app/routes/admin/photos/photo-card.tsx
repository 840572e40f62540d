import { ExternalLink as NewTab, Star, Trash2 } from 'lucide-react'
import { href, Link, useFetcher } from 'react-router'
import { photosWords } from '#content/admin.ts'
import { PhotoImage } from '../../../ui/photo-image.tsx'
import { DismissibleNotice } from '../dialogs/dismissible-notice.tsx'
import { type Notice, setCoverFailed } from '../notice.ts'
import type { AdminPhotoView } from './admin-photo-view.ts'

type PhotoCardProps = {
  eventId: string
  page: number
  photo: AdminPhotoView
  selected: boolean
  onSelect: (selected: boolean) => void
  onDelete: () => void
}

const action =
  'inline-flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-small px-2 font-semibold text-small hover:bg-well'

export function PhotoCard(props: PhotoCardProps) {
  const { eventId, page, photo, selected, onSelect, onDelete } = props
  const { id, nome } = photo
  const deletePath = href('/admin/evento/:eventoId/fotos/excluir', { eventoId: eventId })
  return (
    <li
      className={`bubble overflow-hidden border-2 bg-surface ${selected ? 'border-brand' : 'border-line'}`}
    >
      <label className="relative block cursor-pointer">
        <PhotoImage
          src={photo.src}
          srcSet={photo.srcSet}
          sizes="(min-width: 64rem) 18rem, (min-width: 48rem) 33vw, 50vw"
          alt=""
          className="aspect-4/3"
        />
        <span className="absolute top-2 left-2 grid size-11 place-items-center rounded-small bg-surface">
          <input
            type="checkbox"
            name="foto"
            value={id}
            checked={selected}
            onChange={(event) => onSelect(event.target.checked)}
            aria-label={photosWords.selectLabel(nome)}
            className="size-6 accent-brand"
          />
        </span>
        {photo.isCover && (
          <span className="absolute top-2 right-2 inline-flex items-center gap-1 rounded-full bg-sun px-3 py-1 font-bold text-ink text-small">
            <Star aria-hidden="true" className="size-4" />
            {photosWords.isCover}
          </span>
        )}
      </label>
      <div className="px-4 pt-3 pb-2">
        <p className="truncate font-semibold" title={nome}>
          {nome}
        </p>
        {photo.sentAt && <p className="text-small text-soft">{photosWords.sentAt(photo.sentAt)}</p>}
        <div className="-mx-2 mt-1 flex flex-wrap">
          <a
            href={photo.large}
            target="_blank"
            rel="noopener"
            aria-label={photosWords.viewLabel(nome)}
            className={action}
          >
            <NewTab aria-hidden="true" className="size-4.5" />
            {photosWords.view}
          </a>
          <Link
            to={`${deletePath}?foto=${id}&pagina=${page}`}
            aria-label={photosWords.removeLabel(nome)}
            className={`${action} text-accent`}
            onClick={(event) => {
              event.preventDefault()
              onDelete()
            }}
          >
            <Trash2 aria-hidden="true" className="size-4.5" />
            {photosWords.remove}
          </Link>
          <CoverButton eventId={eventId} page={page} photo={photo} />
        </div>
      </div>
    </li>
  )
}

/** Stays when its photo has become the cover, so that the focus is not lost. */
function CoverButton({ eventId, page, photo }: Pick<PhotoCardProps, 'eventId' | 'page' | 'photo'>) {
  // It redirects, unless the site could not be reached.
  const fetcher = useFetcher<{ failure: Notice }>()
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
          fetcher.submit({ capa: photo.id }, options)
        }}
      >
        <Star aria-hidden="true" className={`size-4.5 ${photo.isCover ? 'fill-sun' : ''}`} />
        {label}
      </button>
      <DismissibleNotice notice={fetcher.data && setCoverFailed} answer={fetcher.data} />
    </>
  )
}
