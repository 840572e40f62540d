import { useRevalidator } from 'react-router'
import type { Notice } from '#app/routes/admin/notice.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { adminWords } from '#content/admin.ts'
import { DismissibleNotice } from './dismissible-notice.tsx'

/** In place of what could not be loaded. */
export function RetryPanel({ notice }: { notice: Notice }) {
  const { state, revalidate } = useRevalidator()
  return (
    <div className="bubble mt-8 bg-red-tint p-6">
      <p className="font-bold">{notice.title}</p>
      <p className="mt-1 text-soft">{notice.text}</p>
      {/* Without script the form loads the page again. */}
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
      <DismissibleNotice notice={notice} />
    </div>
  )
}
