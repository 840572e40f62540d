import { useEffect, useState } from 'react'
import { layoutWords } from '#content/layout.ts'

/** A page that was fetched ahead is there sooner, and no message flashes. */
const patienceMs = 200

/** What to tell while the next document is on its way. */
export function usePendingMessage(): string | null {
  const [message, setMessage] = useState<string | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const clear = () => {
      clearTimeout(timer)
      setMessage(null)
    }
    const onNavigate = ({ destination, downloadRequest, signal }: NavigateEvent) => {
      if (destination.sameDocument || downloadRequest !== null) return
      const next = messageFor(new URL(destination.url))
      if (!next) return
      timer = setTimeout(() => {
        // The open menu would cover it.
        document.querySelector<HTMLElement>(':popover-open')?.hidePopover()
        setMessage(next)
      }, patienceMs)
      signal.addEventListener('abort', clear)
    }
    // Not in every browser: those without it show their own sign of loading.
    const { navigation } = window
    navigation?.addEventListener('navigate', onNavigate)
    // Back to a page that the browser has kept as it was left.
    window.addEventListener('pageshow', clear)
    return () => {
      clear()
      navigation?.removeEventListener('navigate', onNavigate)
      window.removeEventListener('pageshow', clear)
    }
  }, [])

  return message
}

function messageFor({ origin, pathname }: URL): string | null {
  if (origin !== location.origin || pathname === location.pathname) return null
  if (pathname === '/eventos') return layoutWords.loadingEvents
  if (/^\/galeria-evento\/[^/]+$/.test(pathname)) return layoutWords.loadingEvent
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
