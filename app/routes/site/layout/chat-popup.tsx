import { ChatButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { chat } from '#content/chat.ts'

/** Hidden until show-chat-popup.ts shows it. Not a popover: it does not count as an open menu. */
export function ChatPopup({ chatUrl }: { chatUrl: string }) {
  return (
    <div
      hidden
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
        <ChatButton to={chatUrl} className="mt-4 w-full">
          {chat.popup.action}
        </ChatButton>
      </div>
      <button
        type="button"
        aria-label={chat.popup.close}
        className="absolute top-3 right-3 grid size-11 cursor-pointer place-items-center rounded-full bg-surface hover:bg-well"
      >
        <Icon name="x" className="size-5" />
      </button>
    </div>
  )
}
