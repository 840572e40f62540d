import { ExternalLink as NewTab, Star, Trash2 } from 'lucide-react'
import { href, Link, useFetcher } from 'react-router'
import { photosWords } from '#content/admin.ts'
import { PhotoImage } from '../../../ui/photo-image.tsx'
import type { ListedPhoto } from './listed-photo.ts'

type PhotoCardProps = {
  eventId: string
  photo: ListedPhoto
  selected: boolean
  onSelect: (wanted: boolean) => void
  onRemove: () => void
}

const action =
  'inline-flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-small px-2 font-semibold text-small hover:bg-well'

export function PhotoCard({ eventId, photo, selected, onSelect, onRemove }: PhotoCardProps) {
  const { id, nome } = photo
  const removeAddress = href('/admin/evento/:eventoId/fotos/excluir', { eventoId: eventId })
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
          colour={photo.colour}
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
            to={`${removeAddress}?foto=${id}`}
            aria-label={photosWords.removeLabel(nome)}
            className={`${action} text-accent`}
            onClick={(event) => {
              event.preventDefault()
              onRemove()
            }}
          >
            <Trash2 aria-hidden="true" className="size-4.5" />
            {photosWords.remove}
          </Link>
          {!photo.isCover && <CoverButton eventId={eventId} photo={photo} />}
        </div>
      </div>
    </li>
  )
}

/** Stands inside the list's form, so it names its own address. */
function CoverButton({ eventId, photo }: Pick<PhotoCardProps, 'eventId' | 'photo'>) {
  const fetcher = useFetcher()
  const address = href('/admin/evento/:eventoId/fotos/capa', { eventoId: eventId })
  return (
    <button
      type="submit"
      name="capa"
      value={photo.id}
      formMethod="post"
      formAction={address}
      aria-label={photosWords.coverLabel(photo.nome)}
      disabled={fetcher.state !== 'idle'}
      className={`${action} basis-full`}
      onClick={(event) => {
        event.preventDefault()
        fetcher.submit({ capa: photo.id }, { method: 'post', action: address })
      }}
    >
      <Star aria-hidden="true" className="size-4.5" />
      {photosWords.cover}
    </button>
  )
}
