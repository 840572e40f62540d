import { type FetcherFormProps, href, Link } from 'react-router'
import { ConfirmButton } from '#app/routes/admin/dialogs/confirm-button.tsx'
import { deletePhotoFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { withFallback } from '#app/ui/with-fallback.ts'
import { usePhotoFallback } from '#app/use-slot-pictures.ts'
import { photosWords } from '#content/admin.ts'
import { binWords } from '#content/bin.ts'
import { redactionWords } from '#content/redaction.ts'
import type { AdminPhotoView } from './admin-photo-view.ts'
import { CaptionForm } from './caption-form.tsx'

type PhotoOptionsProps = {
  /** The router's form, or a fetcher's. */
  Form: React.ComponentType<FetcherFormProps>
  eventId: string
  page: number
  photo: AdminPhotoView
  /** What was typed before, if it could not be saved. */
  caption?: string | undefined
  onCaption?: (typed: string) => void
  busy?: boolean
  onDelete?: () => void
}

const option =
  'flex min-h-13 w-full items-center gap-3 px-3 text-left font-semibold hover:bg-well rounded-small'

/** The photo, large, with what a request to remove it needs; then the rest. */
export function PhotoOptions(props: PhotoOptionsProps) {
  const { Form, eventId, page, photo, caption, onCaption, busy = false, onDelete } = props
  const params = { eventoId: eventId }
  const at = (path: string) => `${path}?pagina=${page}`
  const movePath = at(href('/admin/evento/:eventoId/fotos/mover', params))
  const deletePath = `${at(href('/admin/evento/:eventoId/fotos/excluir', params))}&foto=${photo.id}`
  const ofPhoto = { ...params, fotoId: String(photo.id) }
  const { forGood } = binWords
  return (
    <>
      <img
        {...withFallback(usePhotoFallback())}
        src={photo.src}
        srcSet={photo.srcSet}
        sizes="(min-width: 42rem) 38rem, 90vw"
        width={photo.width}
        height={photo.height}
        alt=""
        className="mt-3 max-h-[50dvh] w-full rounded-card bg-well object-contain"
      />
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
        <a
          href={at(href('/admin/evento/:eventoId/fotos/:fotoId/cobrir', ofPhoto))}
          className={buttonClass('secondary', 'px-3!')}
        >
          {redactionWords.title}
        </a>
        <ConfirmButton
          to={deletePath}
          title={forGood.title}
          question={forGood.photos(1)}
          consequence={forGood.consequence}
          confirm={forGood.label}
          pictures={[photo.src]}
          fields={{ foto: String(photo.id), definitivo: 'sim' }}
          failed={deletePhotoFailed}
          className={buttonClass('primary', 'px-3!')}
        >
          {forGood.label}
        </ConfirmButton>
      </div>
      <CaptionForm
        Form={Form}
        action={at(href('/admin/evento/:eventoId/fotos/:fotoId', ofPhoto))}
        saved={photo.legenda}
        typed={caption}
        onTyped={onCaption}
        busy={busy}
      />
      <ul className="border-line border-t pt-2">
        <li>
          <a href={photo.large} target="_blank" rel="noopener" className={option}>
            <PanelIcon name="external-link" className="size-5" />
            {photosWords.viewInTab}
          </a>
        </li>
        {!photo.isCover && (
          <li>
            <Form method="post" action={at(href('/admin/evento/:eventoId/fotos/capa', params))}>
              <button type="submit" name="capa" value={photo.id} className={option}>
                <PanelIcon name="star-outline" className="size-5" />
                {photosWords.cover}
              </button>
            </Form>
          </li>
        )}
        {places.map(({ place, label, icon }) => (
          <li key={place}>
            <Form method="post" action={movePath}>
              <input type="hidden" name="foto" value={photo.id} />
              <button type="submit" name="lugar" value={place} className={option}>
                <PanelIcon name={icon} className="size-5" />
                {label}
              </button>
            </Form>
          </li>
        ))}
        <li>
          <Link
            to={deletePath}
            className={`${option} text-accent`}
            onClick={(event) => {
              if (!onDelete) return
              event.preventDefault()
              onDelete()
            }}
          >
            <PanelIcon name="trash-2" className="size-5" />
            {photosWords.remove}
          </Link>
        </li>
      </ul>
    </>
  )
}

const places = [
  { place: 'inicio', label: photosWords.toStart, icon: 'arrow-up-to-line' },
  { place: 'fim', label: photosWords.toEnd, icon: 'arrow-down-to-line' },
] as const
