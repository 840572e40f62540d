import { useState } from 'react'
import { type FetcherFormProps, href, Link } from 'react-router'
import { CharacterCount, countedLength } from '#app/routes/admin/forms/character-count.tsx'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { PhotoImage } from '#app/ui/photo-image.tsx'
import { usePhotoFallback } from '#app/use-slot-pictures.ts'
import { photosWords } from '#content/admin.ts'
import { redactionWords } from '#content/redaction.ts'
import { maxCaptionLength } from '#domain/photos/caption.ts'
import type { AdminPhotoView } from './admin-photo-view.ts'

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
  deletePath: string
  onDelete?: () => void
}

const option =
  'flex min-h-13 w-full items-center gap-3 px-3 text-left font-semibold hover:bg-well rounded-small'

export function PhotoOptions(props: PhotoOptionsProps) {
  const { Form, eventId, page, photo, caption, onCaption } = props
  const { busy = false, deletePath, onDelete } = props
  const params = { eventoId: eventId }
  const [length, setLength] = useState(countedLength(caption ?? photo.legenda ?? ''))
  const at = (path: string) => `${path}?pagina=${page}`
  const movePath = at(href('/admin/evento/:eventoId/fotos/mover', params))
  const ownPath = href('/admin/evento/:eventoId/fotos/:fotoId', {
    ...params,
    fotoId: String(photo.id),
  })
  const redactPath = href('/admin/evento/:eventoId/fotos/:fotoId/cobrir', {
    ...params,
    fotoId: String(photo.id),
  })
  return (
    <>
      <PhotoImage
        src={photo.src}
        srcSet={photo.srcSet}
        sizes="26rem"
        alt=""
        fallback={usePhotoFallback()}
        className="mt-4 aspect-16/9 rounded-card [&_img]:object-contain"
      />
      <Form method="post" action={at(ownPath)} className="mt-4 grid gap-2">
        <label htmlFor="legenda" className="font-semibold">
          {photosWords.caption}
        </label>
        <textarea
          id="legenda"
          name="legenda"
          defaultValue={caption ?? photo.legenda}
          aria-describedby="legenda-dica legenda-contagem"
          onInput={({ currentTarget: { value } }) => {
            setLength(countedLength(value))
            onCaption?.(value)
          }}
          className="field-input min-h-20!"
        />
        <p id="legenda-dica" className="text-small text-soft">
          {photosWords.captionHint}
        </p>
        <CharacterCount id="legenda-contagem" length={length} limit={maxCaptionLength} />
        <button type="submit" disabled={busy} className={buttonClass('primary')}>
          {busy ? photosWords.saving : photosWords.saveCaption}
        </button>
      </Form>
      <ul className="mt-4 border-line border-t pt-2">
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
        <li>
          <a href={at(redactPath)} className={option}>
            <PanelIcon name="eye-off" className="size-5" />
            {redactionWords.title}
          </a>
        </li>
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
