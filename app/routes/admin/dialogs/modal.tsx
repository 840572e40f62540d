import { type ReactNode, useEffect, useRef } from 'react'

type ModalProps = {
  role: 'dialog' | 'alertdialog'
  titleId: string
  textId: string
  /** Escape, or the dialog's own button. */
  onClose: () => void
  children: ReactNode
}

/**
 * A native dialog. The server sends it open, so that it can be read and closed without script; once
 * the script is there it becomes modal, and gives the focus back to where it was.
 */
export function Modal({ role, titleId, textId, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const node = dialog.current
    if (!node) return
    node.close()
    node.showModal()
    return () => node.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      open
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={titleId}
      aria-describedby={textId}
      className="notice"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}
