import { href, Link } from 'react-router'
import type { MarkView } from '#app/brand-view.ts'
import { ConfirmLink } from '#app/routes/admin/dialogs/confirm-link.tsx'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import { buttonClass } from '#app/ui/button.tsx'
import type { MarkName } from '#content/media/slots.ts'
import { sitePicturesWords, slotWords } from '#content/site-pictures.ts'
import { KeepDrawing } from './keep-drawing.tsx'
import { MarkPreview } from './mark-preview.tsx'
import type { PhotoFile } from './slot-card.tsx'

const words = sitePicturesWords.marks

type MarkCardProps = {
  slot: MarkName
  mark: MarkView | null
  file: PhotoFile | undefined
  isSample: boolean
  isKept: boolean
}

export function MarkCard({ slot, mark, file, isSample, isKept }: MarkCardProps) {
  const { title, use } = slotWords[slot]
  const tint = isSample ? 'bg-sun-tint' : file ? 'bg-success-tint' : 'bg-well'
  const suffix = <span className="sr-only">: {title}</span>
  return (
    <li
      id={`campo-${slot}`}
      tabIndex={-1}
      className="bubble flex scroll-mt-4 flex-col gap-4 border border-line bg-surface p-4 md:p-5"
    >
      <div className="grid min-h-52 content-center justify-items-center">
        <MarkPreview slot={slot} mark={mark} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-title">{title}</h3>
        <span className={`rounded-full px-3 py-1 font-bold text-small ${tint}`}>
          {file ? words.own : mark ? words.derived : words.shipped}
        </span>
      </div>
      <p className="flex-1 text-soft">{use}</p>
      <div className="grid gap-2">
        <Link
          to={href('/admin/escola/imagens/:imagem', { imagem: slot })}
          className={buttonClass('secondary')}
        >
          <PanelIcon name="image-up" className="size-5" />
          {file ? words.replace : words.send}
          {suffix}
        </Link>
        {file && (
          <ConfirmLink
            to={href('/admin/escola/imagens/:imagem/desenho', { imagem: slot })}
            title={words.remove}
            question={words.removal(file.nome)}
            fields={{ antes: file.url }}
            className={smallButtonClass}
          >
            <PanelIcon name="undo-2" className="size-4.5 flex-none" />
            {words.remove}
            {suffix}
          </ConfirmLink>
        )}
        {!file && (isSample || isKept) && <KeepDrawing slot={slot} isKept={isKept} />}
      </div>
    </li>
  )
}
