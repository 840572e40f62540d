import { lazy, Suspense } from 'react'
import { useChatPopup } from './chat-popup-memory.ts'

/** Nobody needs it in the first five seconds. */
const ChatPopupCard = lazy(() => import('./chat-popup-card.tsx'))

export function ChatPopup() {
  const { shown, close } = useChatPopup()
  if (!shown) return null
  return (
    <Suspense>
      <ChatPopupCard close={close} />
    </Suspense>
  )
}
