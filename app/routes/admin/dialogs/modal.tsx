import { type ReactNode, useLayoutEffect, useRef } from 'react'

type ModalProps = {
  role: 'dialog' | 'alertdialog'
  titleId: string
  textId: string
  /** Escape, or the dialog's own button. */
  onClose: () => void
  /** The id of what gets the focus afterwards, when it is not what had it before. */
  focusAfterwards?: string | undefined
  children: ReactNode
}

/**
 * A native dialog. The server sends it open, so that it can be read and closed without script; once
 * the script is there it becomes modal, and gives the focus back to where it was.
 */
export function Modal(props: ModalProps) {
  const { role, titleId, textId, onClose, focusAfterwards, children } = props
  const dialog = useRef<HTMLDialogElement>(null)

  // Before React takes the node out: a dialog that is no longer in the page gives nothing back.
  useLayoutEffect(() => {
    const node = dialog.current
    if (!node) return
    node.close()
    node.showModal()
    return () => {
      node.close()
      if (focusAfterwards) document.getElementById(focusAfterwards)?.focus()
    }
  }, [focusAfterwards])

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
