import { type ComponentType, lazy, Suspense } from 'react'
import { emptyModule } from '../../../hydration/lazy-hydration.tsx'
import { useChatPopup } from './use-chat-popup.ts'

const ChatPopupCard = lazy<ComponentType<{ onClose: () => void }>>(() =>
  import('./chat-popup-card.tsx').catch(() => emptyModule),
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
