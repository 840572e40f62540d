import { useEffect, useRef, useState } from 'react'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { Button } from '#app/ui/button.tsx'
import { adminWords, removeWords } from '#content/admin.ts'
import { binWords } from '#content/bin.ts'
import { ForGoodChoice } from './for-good-choice.tsx'
import { Modal } from './modal.tsx'

type ConfirmDialogProps = {
  title: string
  question: string
  consequence?: string | undefined
  confirm?: string | undefined
  /** It is moved to the bin, unless the second choice is taken. */
  toBin?: boolean | undefined
  busy: boolean
  onConfirm: (forGood: boolean) => void
  onCancel: () => void
}

/** The focus is on Cancelar, so that a slip deletes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, question, consequence = removeWords.forGood, toBin, busy } = props
  const { onConfirm, onCancel } = props
  const cancel = useRef<HTMLButtonElement>(null)
  const [forGood, setForGood] = useState(false)
  const confirm = forGood ? binWords.forGood.label : (props.confirm ?? removeWords.confirm)
  useEffect(() => cancel.current?.focus(), [])

  return (
    <Modal role="alertdialog" titleId="pergunta-titulo" textId="pergunta-texto" onClose={onCancel}>
      <span className="bubble inline-grid size-14 place-items-center bg-danger-tint text-danger">
        <PanelIcon name="trash-2" className="size-7" />
      </span>
      <h2 id="pergunta-titulo" className="mt-4 text-title">
        {title}
      </h2>
      <p id="pergunta-texto" className="mt-2 break-words text-soft">
        {question} {forGood ? removeWords.forGood : consequence}
      </p>
      {toBin && (
        <div className="mt-4">
          <ForGoodChoice onChange={setForGood} />
        </div>
      )}
      <p className="mt-6 grid gap-3 sm:grid-cols-2">
        <Button ref={cancel} variant="quiet" onClick={onCancel}>
          {adminWords.cancel}
        </Button>
        <Button onClick={() => onConfirm(forGood)} disabled={busy}>
          {busy ? removeWords.removing : confirm}
        </Button>
      </p>
    </Modal>
  )
}
