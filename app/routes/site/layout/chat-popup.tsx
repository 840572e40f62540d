import { type ComponentType, lazy, Suspense } from 'react'
import { useChatPopup } from './use-chat-popup.ts'

const ChatPopupCard = lazy<ComponentType<{ onClose: () => void }>>(() =>
  // Without its script there is no popup, and the page stays.
  import('./chat-popup-card.tsx').catch(() => ({ default: () => null })),
)

export function ChatPopup() {
  const { open, close } = useChatPopup()
  if (!open) return null
  return (
    <Suspense>
      <ChatPopupCard onClose={close} />
    </Suspense>
  )
}
