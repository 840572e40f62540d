import { type ReactNode, useLayoutEffect, useRef } from 'react'

type ModalProps = {
  role: 'dialog' | 'alertdialog'
  titleId: string
  textId: string
  onClose: () => void
  /** Element id; without it the focus returns to where it was. */
  returnFocusTo?: string | undefined
  children: ReactNode
}

/** Rendered open, so that it is readable without script; the script makes it modal. */
export function Modal(props: ModalProps) {
  const { role, titleId, textId, onClose, returnFocusTo, children } = props
  const dialog = useRef<HTMLDialogElement>(null)

  // A layout effect, because a removed dialog cannot return the focus.
  useLayoutEffect(() => {
    const node = dialog.current
    if (!node) return
    node.close()
    node.showModal()
    return () => {
      node.close()
      if (returnFocusTo) document.getElementById(returnFocusTo)?.focus()
    }
  }, [returnFocusTo])

  return (
    <dialog
      ref={dialog}
      open
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={titleId}
      aria-describedby={textId}
      className="message-dialog"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}
