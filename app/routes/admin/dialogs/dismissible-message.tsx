import { useState } from 'react'
import type { DialogMessage } from './dialog-message.ts'
import { MessageDialog } from './message-dialog.tsx'

type DismissibleMessageProps = {
  message: DialogMessage | undefined
  /** The response that caused the message: a new one shows it again, even with the same text. */
  answer?: unknown
  /** Element id; without it the focus returns to where it was. */
  returnFocusTo?: string | undefined
}

/** Shows a message until it is closed. */
export function DismissibleMessage(props: DismissibleMessageProps) {
  const { message, answer = message, returnFocusTo } = props
  const [dismissed, setDismissed] = useState<unknown>(null)
  if (!message || answer === dismissed) return null
  const dismiss = () => setDismissed(answer)
  return <MessageDialog message={message} onClose={dismiss} returnFocusTo={returnFocusTo} />
}
