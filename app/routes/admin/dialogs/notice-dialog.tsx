import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { adminWords } from '#content/admin.ts'
import { buttonClass } from '../../../ui/button.tsx'
import type { Notice } from '../notice.ts'
import { Modal } from './modal.tsx'

const kinds = {
  success: { Icon: CircleCheck, tint: 'bg-alemao-tint text-alemao' },
  error: { Icon: CircleAlert, tint: 'bg-red-tint text-accent' },
  warning: { Icon: TriangleAlert, tint: 'bg-sun-tint text-text' },
  info: { Icon: Info, tint: 'bg-blue-tint text-brand' },
} as const

type NoticeDialogProps = { notice: Notice; onClose: () => void; returnFocusTo?: string }

export function NoticeDialog({ notice, onClose, returnFocusTo }: NoticeDialogProps) {
  const { Icon, tint } = kinds[notice.kind]
  return (
    <Modal
      role="dialog"
      titleId="aviso-titulo"
      textId="aviso-texto"
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      <div data-notice={notice.kind}>
        <span className={`bubble inline-grid size-14 place-items-center ${tint}`}>
          <Icon aria-hidden="true" className="size-7" />
        </span>
        <h2 id="aviso-titulo" className="mt-4 text-title">
          {notice.title}
        </h2>
        <p id="aviso-texto" className="mt-2 break-words text-soft">
          {notice.text}
        </p>
        <form
          method="dialog"
          className="mt-6"
          onSubmit={(event) => {
            event.preventDefault()
            onClose()
          }}
        >
          <button type="submit" className={buttonClass('primary', 'w-full')}>
            {adminWords.close}
          </button>
        </form>
      </div>
    </Modal>
  )
}
