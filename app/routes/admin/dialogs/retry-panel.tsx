import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { adminWords } from '#content/admin.ts'
import { PlainButton } from '../../../ui/button.tsx'
import type { Notice } from '../notice.ts'
import { NoticeDialog } from './notice-dialog.tsx'

/** In place of what could not be loaded: told once in a dialog, and again below a way to retry. */
export function RetryPanel({ notice }: { notice: Notice }) {
  const [told, setTold] = useState(false)
  const { state, revalidate } = useRevalidator()
  return (
    <div className="bubble mt-8 bg-red-tint p-6">
      <p className="font-bold">{notice.title}</p>
      <p className="mt-1 text-soft">{notice.text}</p>
      <PlainButton
        className="mt-4"
        disabled={state !== 'idle'}
        onClick={() => {
          setTold(false)
          revalidate()
        }}
      >
        {adminWords.retry}
      </PlainButton>
      {!told && <NoticeDialog notice={notice} onClose={() => setTold(true)} />}
    </div>
  )
}
