import { useEffect, useState } from 'react'
import { writeStorage } from '#app/browser-storage.ts'
import { ChatButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { chat } from '#content/chat.ts'
import { closedKey, lastShownKey } from './chat-popup-keys.ts'
import { whenVisitorIsFree } from './visitor-busy.ts'

/** Hydrated when it is due (chat-popup-due.ts). Opens as soon as the visitor is not busy. */
export default function ChatPopup({ chatUrl }: { chatUrl: string }) {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    whenVisitorIsFree(() => {
      writeStorage('localStorage', lastShownKey, String(Date.now()))
      writeStorage('localStorage', closedKey, null)
      setOpen(true)
    })
  }, [])

  const close = () => {
    writeStorage('localStorage', closedKey, 'true')
    setOpen(false)
  }

  if (!open) return null
  return (
    <div
      role="dialog"
      aria-modal="false"
      aria-labelledby="ajuda-titulo"
      className="chat-popup bubble-right fixed right-4 overflow-clip bottom-24 z-30 w-[min(22rem,100%-2rem)] border border-line bg-surface lift md:right-6 md:bottom-26"
    >
      <div className="max-h-[45dvh] overflow-y-auto p-6">
        <h2 id="ajuda-titulo" className="pr-12 text-title">
          {chat.popup.title}
        </h2>
        <p className="mt-2 text-small text-soft">{chat.popup.text}</p>
        <ChatButton to={chatUrl} onClick={close} className="mt-4 w-full">
          {chat.popup.action}
        </ChatButton>
      </div>
      <button
        type="button"
        onClick={close}
        aria-label={chat.popup.close}
        className="absolute top-3 right-3 grid size-11 cursor-pointer place-items-center rounded-full bg-surface hover:bg-well"
      >
        <Icon name="x" className="size-5" />
      </button>
    </div>
  )
}
