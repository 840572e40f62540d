import { adminWords } from '#content/admin.ts'
import type { DialogMessage } from './dialog-message.ts'
import { RetryPanel } from './retry-panel.tsx'

/** Shown instead of a page whose data could not be loaded. */
export function FailedPage({ message }: { message: DialogMessage }) {
  return (
    <main className="frame py-8 md:py-12">
      <h1 className="text-heading">{adminWords.area}</h1>
      <RetryPanel message={message} />
    </main>
  )
}
