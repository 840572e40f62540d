import { href, Link } from 'react-router'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import type { PictureSource } from '#app/ui/picture.tsx'
import { isPictureName } from '#content/media/slots.ts'
import { sitePicturesWords as words } from '#content/site-pictures.ts'
import { PictureCard, type SlotState } from './picture-card.tsx'
import type { Slot } from './slot.ts'
import { SlotImage } from './slot-image.tsx'

type SlotCardProps = SlotState & {
  slot: Slot
  photo: PictureSource | null
  /** The drawing shows another founding year than the school's. */
  isDated: boolean
}

export function SlotCard({ photo, isDated, ...card }: SlotCardProps) {
  const { slot, file, isSample, isKept } = card
  const isItem = !isPictureName(slot.name)
  const drawn = isSample ? words.sample : isKept ? words.kept : words.drawing
  const cardWords = isItem
    ? { ...words, remove: words.removeItem, removal: words.itemRemoval }
    : words
  return (
    <PictureCard
      {...card}
      words={cardWords}
      state={file ? words.photo : isItem ? words.none : drawn}
      preview={
        <div className="grid h-52 place-items-center rounded-card bg-well p-2">
          <SlotImage
            slot={slot}
            photo={photo}
            sizes="20rem"
            className="bubble h-full max-w-full [--bubble:1rem]"
          />
        </div>
      }
      note={
        isDated && (
          <p className="bubble bg-sun-tint px-4 py-3 text-small [--bubble:0.75rem]">
            {words.dated}
          </p>
        )
      }
    >
      {file && (
        <Link
          to={href('/admin/escola/imagens/:imagem/ajuste', { imagem: slot.name })}
          className={smallButtonClass}
        >
          <PanelIcon name="crosshair" className="size-4.5 flex-none" />
          {words.adjust}
          <span className="sr-only">: {slot.title}</span>
        </Link>
      )}
    </PictureCard>
  )
}
