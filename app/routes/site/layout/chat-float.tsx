import { ExternalLink } from '#app/ui/external-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useSchool } from '#app/use-school.ts'
import { chat } from '#content/chat.ts'
import { chatLink } from '#domain/school/school-links.ts'

export function ChatFloat() {
  const school = useSchool()

  return (
    <ExternalLink
      to={chatLink(school, chat.greeting)}
      aria-label={chat.buttonLabel}
      className="chat-float bubble-right fixed right-4 bottom-4 z-30 grid size-16 place-items-center bg-chat text-ink shadow-lift md:right-6 md:bottom-6"
    >
      <Icon name="whatsapp" className="size-8" />
    </ExternalLink>
  )
}
