import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { ConfirmButton } from '#app/routes/admin/dialogs/confirm-button.tsx'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { sitePicturesWords } from '#content/site-pictures.ts'
import { KeepDrawing } from './keep-drawing.tsx'
import type { Slot } from './slot.ts'

/** The school's picture in a slot: its file name and URL. */
export type PictureFile = { nome: string; url: string }

/** What the list of pictures knows of every slot. */
export type SlotState = {
  file: PictureFile | undefined
  /** The sample drawing, to be replaced or kept. */
  isSample: boolean
  isKept: boolean
}

type PictureCardProps = SlotState & {
  slot: Slot
  preview: ReactNode
  state: string
  note?: ReactNode
  words: {
    send: string
    replace: string
    remove: string
    removal: { title: string; question: (nome: string) => string }
  }
  /** Further links for a picture of the school. */
  children?: ReactNode
}

export function PictureCard(props: PictureCardProps) {
  const { slot, file, isSample, isKept, preview, state, note, words, children } = props
  const { name, title, use } = slot
  const tint = isSample ? 'bg-sun-tint' : file ? 'bg-success-tint' : 'bg-well'
  const suffix = <span className="sr-only">: {title}</span>
  return (
    <li
      id={`campo-${name}`}
      tabIndex={-1}
      className="bubble flex scroll-mt-4 flex-col gap-4 border border-line bg-surface p-4 md:p-5"
    >
      {preview}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-title">{title}</h3>
        <span className={`rounded-full px-3 py-1 font-bold text-small ${tint}`}>{state}</span>
      </div>
      <div className="grid flex-1 content-start gap-3">
        <p className="text-soft">{use}</p>
        {note}
      </div>
      <div className="grid gap-2">
        <Link
          to={href('/admin/escola/imagens/:imagem', { imagem: name })}
          className={buttonClass('secondary')}
        >
          <PanelIcon name="image-up" className="size-5" />
          {file ? words.replace : words.send}
          {suffix}
        </Link>
        {children}
        {file && (
          <ConfirmButton
            to={href('/admin/escola/imagens/:imagem/desenho', { imagem: name })}
            title={words.removal.title}
            question={words.removal.question(file.nome)}
            consequence={sitePicturesWords.canComeBack}
            toBin
            fields={{ antes: file.url }}
            className={smallButtonClass}
          >
            <PanelIcon name="undo-2" className="size-4.5 flex-none" />
            {words.remove}
            {suffix}
          </ConfirmButton>
        )}
        {!file && (isSample || isKept) && <KeepDrawing slot={slot} isKept={isKept} />}
      </div>
    </li>
  )
}
