import { buttonClass } from '#app/ui/button.tsx'
import { draftWords } from '#content/admin.ts'
import { draftLabel } from './draft-label.ts'

type DraftNoticeProps = { writtenAt: Date | null; wasSent: boolean; onDiscard: () => void }

/** Above a form that shows what was typed earlier and never saved. */
export function DraftNotice({ writtenAt, wasSent, onDiscard }: DraftNoticeProps) {
  if (!writtenAt) return null
  return (
    <div
      role="status"
      className="bubble mt-6 flex max-w-3xl flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-sun-tint px-5 py-3"
    >
      <p>
        <strong>{draftLabel(writtenAt, new Date())}</strong>{' '}
        {wasSent ? draftWords.unanswered : draftWords.notSaved}
      </p>
      <button type="button" className={buttonClass('quiet')} onClick={onDiscard}>
        {draftWords.discard}
      </button>
    </div>
  )
}
