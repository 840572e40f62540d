import { useCallback, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { ConfirmPopover } from '#app/routes/admin/dialogs/confirm-popover.tsx'
import { arrangeFailed, deletePhotoFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import type { Question } from '#app/routes/admin/dialogs/question.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { photosWords, removeWords } from '#content/admin.ts'
import { binWords } from '#content/bin.ts'
import type { AdminPhotoView } from './admin-photo-view.ts'
import { MovingBar } from './moving-bar.tsx'
import { PhotoCard } from './photo-card.tsx'
import { PhotoDialog } from './photo-dialog.tsx'
import { readPhotoIds } from './photo-ids.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useArranging } from './use-arranging.ts'

type PhotoListProps = { eventId: string; photos: AdminPhotoView[]; page: number; pages: number }

/** A form that leads to the confirmation page; with script, a dialog asks instead. */
export function PhotoList({ eventId, photos, page, pages }: PhotoListProps) {
  const path = href('/admin/evento/:eventoId/fotos/excluir', { eventoId: eventId })
  const [selected, setSelected] = useState<number[]>([])
  const [confirming, setConfirming] = useState<number[]>([])
  const question = useRef<HTMLDivElement>(null)
  const [optionsOf, setOptionsOf] = useState<number | null>(null)
  const [captions] = useState(() => new Map<number, string>())
  // Another tab may have deleted a selected photo meanwhile.
  const present = selected.filter((id) => photos.some((photo) => photo.id === id))
  const arranging = useArranging({ eventId, page, photos, selected: present })
  const { shown, lifted, target } = arranging
  const asked = photos.filter(({ id }) => confirming.includes(id))
  const opened = photos.find(({ id }) => id === optionsOf)

  const form = useRef<HTMLFormElement>(null)
  const selectAll = () => setSelected(photos.map(({ id }) => id))

  // Selected before the script arrived.
  useEffect(() => {
    const early = readPhotoIds(new FormData(form.current ?? undefined))
    setSelected((before) => [...new Set([...before, ...early])])
  }, [])

  const select = useCallback(
    (id: number, nowSelected: boolean) =>
      setSelected((before) => [
        ...before.filter((other) => other !== id),
        ...(nowSelected ? [id] : []),
      ]),
    [],
  )
  const askToDelete = useCallback((id: number) => setConfirming([id]), [])
  const closeOptions = useCallback(() => setOptionsOf(null), [])

  useEffect(() => {
    if (confirming.length > 0) question.current?.showPopover()
  }, [confirming])

  return (
    <>
      {photos.length > 1 && (
        <arranging.fetcher.Form
          method="post"
          action={`${href('/admin/evento/:eventoId/fotos/ordenar', { eventoId: eventId })}?pagina=${page}`}
          preventScrollReset
          className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
        >
          <p className="text-small text-soft">{photosWords.moveHint}</p>
          <span className="grid w-full gap-3 sm:flex sm:w-auto">
            <Button variant="quiet" onClick={selectAll}>
              {pages > 1 ? photosWords.selectAllOnPage : photosWords.selectAll}
            </Button>
            <button type="submit" className={buttonClass('secondary')}>
              {photosWords.sortByDate}
            </button>
          </span>
        </arranging.fetcher.Form>
      )}
      <form
        ref={form}
        method="get"
        action={path}
        onSubmit={(event) => {
          event.preventDefault()
          setConfirming(present)
        }}
      >
        <ul
          className="photo-grid mt-6 grid grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4"
          {...arranging.listEvents}
        >
          {shown.map((photo) => (
            <PhotoCard
              key={photo.id}
              eventId={eventId}
              page={page}
              photo={photo}
              selected={present.includes(photo.id)}
              lifted={lifted?.photo === photo}
              dropSide={target?.id === photo.id ? target.side : undefined}
              onSelect={select}
              onDelete={askToDelete}
              onOptions={setOptionsOf}
            />
          ))}
        </ul>
        {lifted?.photo ? (
          <MovingBar
            status={photosWords.lifted(nameOf(lifted.photo), lifted.place + 1, shown.length)}
            onShift={arranging.shiftBy}
            onDrop={arranging.drop}
            onCancel={arranging.cancel}
          />
        ) : (
          <SelectionBar
            count={present.length}
            selectAllLabel={pages > 1 ? photosWords.allOnPage : photosWords.selectAll}
            onSelectAll={selectAll}
            onClear={() => setSelected([])}
            onMove={(place) => {
              arranging.move(present, place)
              // Moved photos may be out of view: the next action on a selection must not include them.
              setSelected([])
            }}
          />
        )}
        <noscript>
          <button type="submit" className={buttonClass('primary', 'mt-6')}>
            {photosWords.removeSelected}
          </button>
        </noscript>
        <input type="hidden" name="pagina" value={page} />
      </form>
      {opened && (
        <PhotoDialog
          eventId={eventId}
          page={page}
          photo={opened}
          captions={captions}
          onClose={closeOptions}
          onDelete={() => {
            setOptionsOf(null)
            setConfirming([opened.id])
          }}
        />
      )}
      <ConfirmPopover
        id="excluir-fotos"
        ref={question}
        action={`${path}?pagina=${page}`}
        asked={deletionQuestion(asked)}
        hiddenFields={asked.map(({ id }) => (
          <input key={id} type="hidden" name="foto" value={id} />
        ))}
        failed={deletePhotoFailed}
      />
      <DismissibleMessage
        message={arranging.fetcher.data && arrangeFailed}
        answer={arranging.fetcher.data}
      />
    </>
  )
}

export function deletionQuestion(photos: AdminPhotoView[]): Question {
  const [first] = photos
  return {
    title: removeWords.photoTitle,
    question:
      photos.length === 1 && first
        ? removeWords.photo(first.numero ?? 0, first.nome)
        : removeWords.photos(photos.map(({ numero = 0 }) => numero)),
    consequence: `${binWords.toBin} ${removeWords.redactInstead}`,
    toBin: true,
    pictures: photos.map(({ src }) => src),
  }
}

/** As people call a photo; an imported one may have no number. */
function nameOf({ numero, nome }: AdminPhotoView): string {
  return numero ? photosWords.number(numero) : nome
}
