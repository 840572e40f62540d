import { useState } from 'react'
import type { DialogMessage } from './dialog-message.ts'
import { MessageDialog } from './message-dialog.tsx'

type DismissibleMessageProps = {
  message: DialogMessage | undefined
  /** What brought the message: the next one shows it again, be the words the same. */
  answer?: unknown
}

/** Shows a message until it is closed. */
export function DismissibleMessage({ message, answer = message }: DismissibleMessageProps) {
  const [dismissed, setDismissed] = useState<unknown>(null)
  if (!message || answer === dismissed) return null
  return <MessageDialog message={message} onClose={() => setDismissed(answer)} />
}
