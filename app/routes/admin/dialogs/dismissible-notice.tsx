import { useState } from 'react'
import type { Notice } from '#app/routes/admin/notice.ts'
import { NoticeDialog } from './notice-dialog.tsx'

type DismissibleNoticeProps = {
  notice: Notice | undefined
  /** What brought the notice: the next one shows it again, be the words the same. */
  answer?: unknown
}

/** Shows a notice until it is closed. */
export function DismissibleNotice({ notice, answer = notice }: DismissibleNoticeProps) {
  const [dismissed, setDismissed] = useState<unknown>(null)
  if (!notice || answer === dismissed) return null
  return <NoticeDialog notice={notice} onClose={() => setDismissed(answer)} />
}
