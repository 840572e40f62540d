import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { Button } from '#app/ui/button.tsx'
import { adminWords, photosWords } from '#content/admin.ts'

type MovingBarProps = {
  status: string
  onShift: (step: number) => void
  onDrop: () => void
  onCancel: () => void
}

/** Touch buttons for what the keys do with the lifted photo. */
export function MovingBar({ status, onShift, onDrop, onCancel }: MovingBarProps) {
  return (
    <div className="sticky-bar flex">
      <p role="status" className="break-words font-semibold sm:flex-1">
        {status}
      </p>
      <span className="grid w-full grid-cols-2 gap-2 sm:w-auto sm:grid-cols-4">
        <Button variant="secondary" onClick={() => onShift(-1)}>
          <PanelIcon name="arrow-left" className="size-5" />
          {photosWords.oneBack}
        </Button>
        <Button variant="secondary" onClick={() => onShift(1)}>
          {photosWords.oneOn}
          <PanelIcon name="arrow-right" className="size-5" />
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {adminWords.cancel}
        </Button>
        <Button onClick={onDrop}>{photosWords.drop}</Button>
      </span>
    </div>
  )
}
