import placeholder from 'picture:event-placeholder?src'
import { href, useFetcher } from 'react-router'
import { ConfirmButton } from '#app/routes/admin/dialogs/confirm-button.tsx'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import { EventFacts } from '#app/routes/admin/panel/event-facts.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { PhotoImage } from '#app/ui/photo-image.tsx'
import { usePhotoFallback, useSlotPictures } from '#app/use-slot-pictures.ts'
import { photosWords } from '#content/admin.ts'
import { binWords } from '#content/bin.ts'
import type { ItemView, ThumbnailView } from './item-view.ts'

export function BinItem({ item }: { item: ItemView }) {
  const { id, kind, title, day, photoCount, since, cover, photos } = item
  const pictures = useSlotPictures()
  const question =
    kind === 'event' ? binWords.forGood.event(title) : binWords.forGood.photos(photoCount)
  return (
    <li className="bubble border border-line bg-surface p-4 md:p-5">
      <div className="flex flex-wrap gap-4 sm:flex-nowrap md:gap-6">
        <PhotoImage
          src={cover?.src ?? pictures['event-placeholder']?.src ?? placeholder}
          sizes="144px"
          alt=""
          fallback={usePhotoFallback()}
          className="bubble h-20 w-24 flex-none self-start [--bubble:1rem] sm:h-24 sm:w-32 md:h-28 md:w-36"
        />
        <div className="min-w-0 flex-1 basis-44 sm:basis-48">
          <h2 className="break-words text-title">{title}</h2>
          {kind === 'event' && <EventFacts day={day} photoCount={photoCount} />}
          {kind === 'photos' && photoCount === 1 && cover?.nome && (
            <p className="mt-1 truncate text-small text-soft">{cover.nome}</p>
          )}
          <p className="mt-2 break-words text-small text-soft">{since}</p>
          <p className="mt-2 font-semibold text-small">{binWords.daysLeft(item.daysLeft)}</p>
        </div>
        <div className="grid w-full flex-none content-start gap-2 sm:w-52">
          <RestoreButton
            itemId={id}
            label={photos.length > 0 ? binWords.restoreAll : binWords.restore}
            what={title}
            className={buttonClass('secondary')}
          />
          <ConfirmButton
            to={href('/admin/lixeira/:item/excluir', { item: id })}
            title={binWords.forGood.title}
            question={question}
            consequence={binWords.forGood.consequence}
            confirm={binWords.forGood.label}
            pictures={photos.length > 0 ? photos.map(({ src }) => src) : [cover?.src]}
            className={smallButtonClass}
          >
            <PanelIcon name="trash-2" className="size-4.5" />
            {binWords.forGood.label}
            <span className="sr-only">: {title}</span>
          </ConfirmButton>
        </div>
      </div>
      {photos.length > 0 && <PhotosOneByOne itemId={id} photos={photos} />}
    </li>
  )
}

function PhotosOneByOne({ itemId, photos }: { itemId: string; photos: ThumbnailView[] }) {
  const fallback = usePhotoFallback()
  const removePath = href('/admin/lixeira/:item/excluir', { item: itemId })
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4">
        {binWords.oneByOne}
      </summary>
      <ul className="mt-2 grid grid-cols-2 gap-x-3 gap-y-5 md:grid-cols-4 lg:grid-cols-6">
        {photos.map(({ id, numero, nome, src }) => (
          <li key={id} className="grid content-start gap-2">
            <PhotoImage
              src={src}
              sizes="200px"
              alt=""
              fallback={fallback}
              className="bubble aspect-4/3 [--bubble:0.75rem]"
            />
            {numero && <p className="font-semibold text-small">{photosWords.number(numero)}</p>}
            <p className="truncate text-small text-soft" title={nome}>
              {nome}
            </p>
            <RestoreButton
              itemId={itemId}
              photoId={id}
              label={binWords.restore}
              what={nome}
              className={`${smallButtonClass} text-small`}
            />
            <ConfirmButton
              to={`${removePath}?foto=${id}`}
              title={binWords.forGood.title}
              question={binWords.forGood.photos(1)}
              consequence={binWords.forGood.consequence}
              confirm={binWords.forGood.label}
              pictures={[src]}
              fields={{ foto: String(id) }}
              className={`${smallButtonClass} text-center text-small`}
            >
              {binWords.forGood.label}
              <span className="sr-only">: {nome}</span>
            </ConfirmButton>
          </li>
        ))}
      </ul>
    </details>
  )
}

type RestoreButtonProps = {
  itemId: string
  photoId?: number
  label: string
  what: string
  className: string
}

function RestoreButton({ itemId, photoId, label, what, className }: RestoreButtonProps) {
  // The action redirects, unless the site could not be reached.
  const fetcher = useFetcher<{ failure: DialogMessage }>()
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form
      method="post"
      action={href('/admin/lixeira/:item/restaurar', { item: itemId })}
      className="grid"
    >
      {photoId !== undefined && <input type="hidden" name="foto" value={photoId} />}
      <button type="submit" disabled={busy} className={className}>
        <PanelIcon name="undo-2" className="size-5" />
        {busy ? binWords.restoring : label}
        <span className="sr-only">: {what}</span>
      </button>
      <DismissibleMessage message={fetcher.data?.failure} />
    </fetcher.Form>
  )
}
