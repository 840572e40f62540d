import { useState } from 'react'
import type { Notice } from '../notice.ts'
import { NoticeDialog } from './notice-dialog.tsx'

/** Shows a notice until it is closed. The next answer brings a notice object of its own and is shown again. */
export function DismissibleNotice({ notice }: { notice: Notice | undefined }) {
  const [dismissed, setDismissed] = useState<Notice | null>(null)
  if (!notice || notice === dismissed) return null
  return <NoticeDialog notice={notice} onClose={() => setDismissed(notice)} />
}
