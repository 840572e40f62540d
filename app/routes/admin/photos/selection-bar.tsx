import { useState } from 'react'
import { Modal } from '#app/routes/admin/dialogs/modal.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { adminWords, photosWords } from '#content/admin.ts'
import type { PhotoPlace } from '#domain/photos/arrange-photos.ts'

type SelectionBarProps = {
  count: number
  selectAllLabel: string
  onSelectAll: () => void
  onClear: () => void
  onMove: (place: PhotoPlace) => void
}

const quiet = 'min-h-11 px-2 font-semibold text-brand underline underline-offset-4'

/** Part of the list's form; its button submits it. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, selectAllLabel, onSelectAll, onClear, onMove } = props
  const [moving, setMoving] = useState(false)
  const moveTo = (place: PhotoPlace) => {
    setMoving(false)
    onMove(place)
  }
  return (
    <>
      <div className={`sticky-bar ${count > 0 ? 'flex' : 'hidden'}`}>
        <p role="status" className="font-semibold sm:flex-1">
          {photosWords.selected(count)}
        </p>
        <span className="flex flex-wrap gap-x-2">
          <button type="button" className={quiet} onClick={onSelectAll}>
            {selectAllLabel}
          </button>
          <button type="button" className={quiet} onClick={onClear}>
            {photosWords.clearSelection}
          </button>
        </span>
        <span className="flex w-full flex-wrap gap-2 *:flex-1 sm:w-auto">
          <Button variant="secondary" onClick={() => setMoving(true)}>
            {photosWords.move}
          </Button>
          <button type="submit" className={buttonClass('primary')}>
            {photosWords.removeSelected}
          </button>
        </span>
      </div>
      {moving && (
        <Modal
          role="dialog"
          titleId="mover-titulo"
          textId="mover-titulo"
          onClose={() => setMoving(false)}
        >
          <h2 id="mover-titulo" className="text-title">
            {photosWords.moveTitle(count)}
          </h2>
          <p className="mt-5 grid gap-3">
            <Button onClick={() => moveTo('first')}>{photosWords.toStart}</Button>
            <Button onClick={() => moveTo('last')}>{photosWords.toEnd}</Button>
            <Button variant="quiet" onClick={() => setMoving(false)}>
              {adminWords.cancel}
            </Button>
          </p>
        </Modal>
      )}
    </>
  )
}
