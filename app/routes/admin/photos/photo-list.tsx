import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import { photosWords, removeWords } from '#content/admin.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { NoticeDialog } from '../dialogs/notice-dialog.tsx'
import type { action } from './delete-photos.tsx'
import type { ListedPhoto } from './listed-photo.ts'
import { PhotoCard } from './photo-card.tsx'

type PhotoListProps = { eventId: string; photos: ListedPhoto[]; page: number }

/**
 * The photos, each with all that can be done with it. The list is a form: without script, what is
 * selected goes to a page that asks; with it, the question comes here.
 */
export function PhotoList({ eventId, photos, page }: PhotoListProps) {
  const address = href('/admin/evento/:eventoId/fotos/excluir', { eventoId: eventId })
  const fetcher = useFetcher<typeof action>()
  const [selected, setSelected] = useState<number[]>([])
  const [asked, setAsked] = useState<number[] | null>(null)
  const [told, setTold] = useState(false)
  // What another tab has deleted meanwhile is no longer selected here.
  const chosen = selected.filter((id) => photos.some((photo) => photo.id === id))
  const failure = fetcher.state === 'idle' ? fetcher.data?.failure : undefined

  const remove = async (ids: number[]) => {
    setTold(false)
    const form = new FormData()
    for (const id of ids) form.append('foto', String(id))
    await fetcher.submit(form, { method: 'post', action: `${address}?pagina=${page}` })
    setAsked(null)
    setSelected([])
  }

  return (
    <>
      <form
        method="get"
        action={address}
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(chosen)
        }}
      >
        <ul className="photo-grid mt-6 grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
          {photos.map((photo) => (
            <PhotoCard
              key={photo.id}
              eventId={eventId}
              page={page}
              photo={photo}
              selected={chosen.includes(photo.id)}
              onSelect={(wanted) =>
                setSelected(wanted ? [...chosen, photo.id] : chosen.filter((id) => id !== photo.id))
              }
              onRemove={() => setAsked([photo.id])}
            />
          ))}
        </ul>
        <div
          className={`sticky bottom-0 mt-6 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t bg-ground py-3 ${chosen.length > 0 ? 'flex' : 'hidden'}`}
        >
          <p role="status" className="font-semibold sm:flex-1">
            {photosWords.selected(chosen.length)}
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
      {asked && (
        <ConfirmDialog
          title={removeWords.photoTitle}
          question={questionOf(asked, photos)}
          busy={fetcher.state !== 'idle'}
          onCancel={() => setAsked(null)}
          onConfirm={() => remove(asked)}
        />
      )}
      {failure && !told && !asked && (
        <NoticeDialog notice={failure} onClose={() => setTold(true)} />
      )}
    </>
  )
}

export function questionOf(ids: number[], photos: Pick<ListedPhoto, 'id' | 'nome'>[]): string {
  const one = ids.length === 1 && photos.find(({ id }) => id === ids[0])
  return one ? removeWords.photo(one.nome) : removeWords.photos(ids.length)
}
