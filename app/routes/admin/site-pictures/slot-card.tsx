import { href, Link } from 'react-router'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import { Picture, type PictureSource } from '#app/ui/picture.tsx'
import type { PictureName } from '#content/media/slots.ts'
import { slotWords, sitePicturesWords as words } from '#content/site-pictures.ts'
import { drawings } from './drawings.ts'
import { PictureCard, type SlotState } from './picture-card.tsx'
import { shapeOf } from './slot.ts'

type SlotCardProps = SlotState & {
  slot: PictureName
  photo: PictureSource | undefined
  /** It shows a year in which the school was not founded. */
  isDated: boolean
}

export function SlotCard({ photo, isDated, ...card }: SlotCardProps) {
  const { slot, file, isSample, isKept } = card
  const drawn = isSample ? words.sample : isKept ? words.kept : words.drawing
  return (
    <PictureCard
      {...card}
      words={words}
      state={file ? words.photo : drawn}
      preview={
        <div className="grid h-52 place-items-center rounded-card bg-well p-2">
          <Picture
            source={photo ?? drawings[slot]}
            alt=""
            sizes="20rem"
            className={`bubble h-full max-w-full [--bubble:1rem] ${shapeOf(slot)}`}
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
          to={href('/admin/escola/imagens/:imagem/ajuste', { imagem: slot })}
          className={smallButtonClass}
        >
          <PanelIcon name="crosshair" className="size-4.5 flex-none" />
          {words.adjust}
          <span className="sr-only">: {slotWords[slot].title}</span>
        </Link>
      )}
    </PictureCard>
  )
}
