import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import { photosWords, removeWords } from '#content/admin.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { DismissibleNotice } from '../dialogs/dismissible-notice.tsx'
import { deletePhotoFailed } from '../notice.ts'
import type { AdminPhotoView } from './admin-photo-view.ts'
import type { action } from './delete-photos.tsx'
import { PhotoCard } from './photo-card.tsx'

type PhotoListProps = { eventId: string; photos: AdminPhotoView[]; page: number }

/** A form that leads to the page that asks; with script, a dialog asks instead. */
export function PhotoList({ eventId, photos, page }: PhotoListProps) {
  const path = href('/admin/evento/:eventoId/fotos/excluir', { eventoId: eventId })
  const fetcher = useFetcher<typeof action>()
  const [selected, setSelected] = useState<number[]>([])
  const [confirming, setConfirming] = useState<number[] | null>(null)
  // Another tab may have deleted a selected photo meanwhile.
  const present = selected.filter((id) => photos.some((photo) => photo.id === id))
  const idle = fetcher.state === 'idle'

  const deletePhotos = async (ids: number[]) => {
    const form = new FormData()
    for (const id of ids) form.append('foto', String(id))
    await fetcher.submit(form, { method: 'post', action: `${path}?pagina=${page}` })
    setConfirming(null)
  }

  return (
    <>
      <form
        method="get"
        action={path}
        onSubmit={(event) => {
          event.preventDefault()
          setConfirming(present)
        }}
      >
        <ul className="photo-grid mt-6 grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
          {photos.map((photo) => (
            <PhotoCard
              key={photo.id}
              eventId={eventId}
              page={page}
              photo={photo}
              selected={present.includes(photo.id)}
              onSelect={(nowSelected) =>
                setSelected(
                  nowSelected ? [...present, photo.id] : present.filter((id) => id !== photo.id),
                )
              }
              onDelete={() => setConfirming([photo.id])}
            />
          ))}
        </ul>
        <div
          className={`sticky bottom-0 mt-6 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t bg-ground py-3 ${present.length > 0 ? 'flex' : 'hidden'}`}
        >
          <p role="status" className="font-semibold sm:flex-1">
            {photosWords.selected(present.length)}
          </p>
          <button
            type="button"
            className="min-h-11 px-2 font-semibold text-brand underline underline-offset-4"
            onClick={() => setSelected([])}
          >
            {photosWords.clearSelection}
          </button>
          <button type="submit" className={buttonClass('primary', 'w-full sm:w-auto')}>
            {photosWords.removeSelected}
          </button>
        </div>
        <noscript>
          <button type="submit" className={buttonClass('primary', 'mt-6')}>
            {photosWords.removeSelected}
          </button>
        </noscript>
        <input type="hidden" name="pagina" value={page} />
      </form>
      {confirming && (
        <ConfirmDialog
          title={removeWords.photoTitle}
          question={deletionQuestion(confirming, photos)}
          busy={!idle}
          onCancel={() => setConfirming(null)}
          onConfirm={() => deletePhotos(confirming)}
        />
      )}
      <DismissibleNotice
        notice={idle && !confirming && fetcher.data?.failure ? deletePhotoFailed : undefined}
        answer={fetcher.data}
      />
    </>
  )
}

export function deletionQuestion(
  ids: number[],
  photos: Pick<AdminPhotoView, 'id' | 'nome'>[],
): string {
  const one = ids.length === 1 && photos.find(({ id }) => id === ids[0])
  return one ? removeWords.photo(one.nome) : removeWords.photos(ids.length)
}
