import { type ComponentType, lazy, Suspense } from 'react'
import { emptyModule } from '../../../hydration/lazy-hydration.tsx'
import { useChatPopup } from './chat-popup-memory.ts'

/** Nobody needs it in the first five seconds, and nobody misses it when the line fails just then. */
const ChatPopupCard = lazy<ComponentType<{ close: () => void }>>(() =>
  import('./chat-popup-card.tsx').catch(() => emptyModule),
)

export function ChatPopup() {
  const { shown, close } = useChatPopup()
  if (!shown) return null
  return (
    <Suspense>
      <ChatPopupCard close={close} />
    </Suspense>
  )
}
