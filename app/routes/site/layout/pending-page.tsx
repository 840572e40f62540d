import { useLocation, useNavigation } from 'react-router'
import { layoutWords } from '#content/layout.ts'

/** Null also while the page stays and only its parameters change. */
export function usePendingMessage(): string | null {
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  if (!next || next.pathname === pathname) return null
  if (next.pathname === '/eventos') return layoutWords.loadingEvents
  if (next.pathname.startsWith('/galeria-evento/')) return layoutWords.loadingEvent
  return null
}

export function PendingPage({ message }: { message: string }) {
  return (
    <div role="status" className="pending-page grid content-center">
      <div className="frame grid justify-items-start gap-6">
        <span aria-hidden="true" className="typing">
          <i />
          <i />
          <i />
        </span>
        <h1 className="text-title">{message}</h1>
      </div>
    </div>
  )
}
