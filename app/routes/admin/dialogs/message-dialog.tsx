import type { ReactNode } from 'react'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { adminWords } from '#content/admin.ts'
import type { DialogMessage } from './dialog-message.ts'
import { Modal } from './modal.tsx'

const kinds = {
  success: { icon: 'circle-check', tint: 'bg-success-tint text-success' },
  error: { icon: 'circle-alert', tint: 'bg-danger-tint text-danger' },
  warning: { icon: 'triangle-alert', tint: 'bg-sun-tint text-text' },
  info: { icon: 'info', tint: 'bg-blue-tint text-brand' },
} as const

type MessageDialogProps = {
  message: DialogMessage
  onClose: () => void
  returnFocusTo?: string
  /** More of the same, listed under the text. */
  details?: readonly string[]
  /** A way on, beside the button that closes. */
  action?: ReactNode
}

export function MessageDialog(props: MessageDialogProps) {
  const { message, onClose, returnFocusTo, details = [], action } = props
  const { icon, tint } = kinds[message.kind]
  return (
    <Modal
      role="dialog"
      titleId="aviso-titulo"
      textId="aviso-texto"
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      <div data-message={message.kind}>
        <span className={`bubble inline-grid size-14 place-items-center ${tint}`}>
          <PanelIcon name={icon} className="size-7" />
        </span>
        <h2 id="aviso-titulo" className="mt-4 text-title">
          {message.title}
        </h2>
        <p id="aviso-texto" className="mt-2 break-words text-soft">
          {message.text}
        </p>
        {details.length > 0 && (
          <ul className="mt-3 grid list-disc gap-1 break-words pl-5 text-soft">
            {details.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        <form
          method="dialog"
          className={`mt-6 grid gap-3 ${action ? 'sm:grid-cols-2' : ''}`}
          onSubmit={(event) => {
            event.preventDefault()
            onClose()
          }}
        >
          <button type="submit" className={buttonClass(action ? 'quiet' : 'primary')}>
            {adminWords.close}
          </button>
          {action}
        </form>
      </div>
    </Modal>
  )
}
