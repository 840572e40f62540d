import { useRevalidator } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { adminWords } from '#content/admin.ts'
import type { DialogMessage } from './dialog-message.ts'
import { DismissibleMessage } from './dismissible-message.tsx'

/** Shown instead of what could not be loaded. */
export function RetryPanel({ message }: { message: DialogMessage }) {
  const { state, revalidate } = useRevalidator()
  return (
    <div className="bubble mt-8 bg-danger-tint p-6">
      <p className="font-bold">{message.title}</p>
      <p className="mt-1 text-soft">{message.text}</p>
      {/* Without script the form reloads the page. */}
      <form
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault()
          void revalidate()
        }}
      >
        <button type="submit" disabled={state !== 'idle'} className={buttonClass()}>
          {adminWords.retry}
        </button>
      </form>
      <DismissibleMessage message={message} />
    </div>
  )
}
