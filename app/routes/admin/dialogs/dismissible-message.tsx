import { useState } from 'react'
import type { DialogMessage } from './dialog-message.ts'
import { MessageDialog } from './message-dialog.tsx'

type DismissibleMessageProps = {
  message: DialogMessage | undefined
  /** The response that caused the message: a new one shows it again, even with the same text. */
  answer?: unknown
}

/** Shows a message until it is closed. */
export function DismissibleMessage({ message, answer = message }: DismissibleMessageProps) {
  const [dismissed, setDismissed] = useState<unknown>(null)
  if (!message || answer === dismissed) return null
  return <MessageDialog message={message} onClose={() => setDismissed(answer)} />
}
