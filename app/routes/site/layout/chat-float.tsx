import { chat } from '#content/chat.ts'
import { chatLink } from '#content/school.ts'
import { ExternalLink } from '../../../ui/external-link.tsx'
import { Icon } from '../../../ui/icon.tsx'

export function ChatFloat() {
  return (
    <ExternalLink
      to={chatLink(chat.greeting)}
      aria-label={chat.buttonLabel}
      className="chat-float bubble-right fixed right-4 bottom-4 z-30 grid size-16 place-items-center bg-chat text-ink shadow-lift md:right-6 md:bottom-6"
    >
      <Icon name="whatsapp" className="size-8" />
    </ExternalLink>
  )
}
