import { href, Link } from 'react-router'
import { ConfirmLink } from '#app/routes/admin/dialogs/confirm-link.tsx'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Picture, type PictureSource } from '#app/ui/picture.tsx'
import type { PictureName } from '#content/media/slots.ts'
import { slotWords, sitePicturesWords as words } from '#content/site-pictures.ts'
import { drawings } from './drawings.ts'
import { KeepDrawing } from './keep-drawing.tsx'
import { shapeOf } from './slot.ts'

/** The photo in a slot: its file name and URL. */
export type PhotoFile = { nome: string; url: string }

type SlotCardProps = {
  slot: PictureName
  photo: PictureSource | undefined
  file: PhotoFile | undefined
  /** The sample drawing, to be replaced or kept. */
  isSample: boolean
  isKept: boolean
  /** It shows a year in which the school was not founded. */
  isDated: boolean
}

export function SlotCard({ slot, photo, file, isSample, isKept, isDated }: SlotCardProps) {
  const { title, use } = slotWords[slot]
  const drawn = isSample ? words.sample : isKept ? words.kept : words.drawing
  const state = photo ? words.photo : drawn
  const tint = isSample ? 'bg-sun-tint' : photo ? 'bg-success-tint' : 'bg-well'
  const suffix = <span className="sr-only">: {title}</span>
  return (
    <li
      id={`campo-${slot}`}
      tabIndex={-1}
      className="bubble flex scroll-mt-4 flex-col gap-4 border border-line bg-surface p-4 md:p-5"
    >
      <div className="grid h-52 place-items-center rounded-card bg-well p-2">
        <Picture
          source={photo ?? drawings[slot]}
          alt=""
          sizes="20rem"
          className={`bubble h-full max-w-full [--bubble:1rem] ${shapeOf(slot)}`}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-title">{title}</h3>
        <span className={`rounded-full px-3 py-1 font-bold text-small ${tint}`}>{state}</span>
      </div>
      <div className="grid flex-1 content-start gap-3">
        <p className="text-soft">{use}</p>
        {isDated && (
          <p className="bubble bg-sun-tint px-4 py-3 text-small [--bubble:0.75rem]">
            {words.dated}
          </p>
        )}
      </div>
      <div className="grid gap-2">
        <Link
          to={href('/admin/escola/imagens/:imagem', { imagem: slot })}
          className={buttonClass('secondary')}
        >
          <PanelIcon name="image-up" className="size-5" />
          {photo ? words.replace : words.send}
          {suffix}
        </Link>
        {photo && file && (
          <>
            <Link
              to={href('/admin/escola/imagens/:imagem/ajuste', { imagem: slot })}
              className={smallButtonClass}
            >
              <PanelIcon name="crosshair" className="size-4.5 flex-none" />
              {words.adjust}
              {suffix}
            </Link>
            <ConfirmLink
              to={href('/admin/escola/imagens/:imagem/desenho', { imagem: slot })}
              title={words.removal.title}
              question={words.removal.question(file.nome)}
              fields={{ antes: file.url }}
              className={smallButtonClass}
            >
              <PanelIcon name="undo-2" className="size-4.5 flex-none" />
              {words.remove}
              {suffix}
            </ConfirmLink>
          </>
        )}
        {!photo && (isSample || isKept) && <KeepDrawing slot={slot} isKept={isKept} />}
      </div>
    </li>
  )
}
