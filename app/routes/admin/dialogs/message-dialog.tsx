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
  returnFocusTo?: string | undefined
  /** Beside the text. */
  picture?: ReactNode
  /** More of the same, under the text. */
  details?: readonly ReactNode[]
  /** A next step, before the button that closes. */
  action?: ReactNode
  /** Another choice, after the button that closes. The focus is on that button. */
  after?: ReactNode
  /** The label of the button that closes the dialog, if closing is a decision. */
  closeLabel?: string
}

export function MessageDialog(props: MessageDialogProps) {
  const { message, onClose, returnFocusTo, picture, details = [], action, after } = props
  const { closeLabel = adminWords.close } = props
  const { icon, tint } = kinds[message.kind]
  return (
    <Modal
      role="dialog"
      titleId="aviso-titulo"
      textId="aviso-texto"
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      <div data-message={message.kind} className="flex max-h-[calc(100dvh-6rem)] flex-col">
        <span className={`bubble grid size-14 flex-none place-items-center ${tint}`}>
          <PanelIcon name={icon} className="size-7" />
        </span>
        <h2 id="aviso-titulo" className="mt-4 text-title">
          {message.title}
        </h2>
        <Contents scrolls={details.length > 0}>
          <div className="flex items-start gap-3">
            {picture}
            <p id="aviso-texto" className="min-w-0 flex-1 break-words">
              {message.text}
            </p>
          </div>
          {details.length > 0 && (
            <ul
              className={`mt-3 grid grid-cols-1 break-words ${picture ? 'gap-3' : 'list-disc gap-1 pl-5'}`}
            >
              {details.map((detail, n) => (
                <li key={n} className={picture ? 'flex items-start gap-3' : ''}>
                  {detail}
                </li>
              ))}
            </ul>
          )}
        </Contents>
        <form
          method="dialog"
          className={`mt-6 grid gap-3 ${action || after ? 'sm:grid-cols-2' : ''}`}
          onSubmit={(event) => {
            event.preventDefault()
            onClose()
          }}
        >
          {action}
          <button type="submit" className={buttonClass(action ? 'quiet' : 'primary')}>
            {closeLabel}
          </button>
          {after}
        </form>
      </div>
    </Modal>
  )
}

type ContentsProps = { scrolls: boolean; children: ReactNode }

/** Only a long list scrolls: the title stays above it and the buttons below. */
function Contents({ scrolls, children }: ContentsProps) {
  if (!scrolls) return <div className="mt-2 text-soft">{children}</div>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari scrolls by keyboard only what has the focus
    <div tabIndex={0} className="mt-2 min-h-32 overflow-y-auto text-soft">
      {children}
    </div>
  )
}
