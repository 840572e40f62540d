import { href, useLocation } from 'react-router'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { useSchool } from '#app/use-school.ts'
import { chat } from '#content/chat.ts'
import { chatLink } from '#domain/school/school-links.ts'

const float =
  'chat-float bubble-right fixed right-4 bottom-4 z-30 grid size-16 place-items-center lift md:right-6 md:bottom-6'

/** Hidden and shown by step-aside.ts. */
export function ChatFloat() {
  const school = useSchool()
  const { pathname } = useLocation()
  if (!school.whatsapp) {
    if (pathname === href('/contato')) return null
    return (
      <SiteLink
        to={href('/contato')}
        aria-label={chat.withoutNumber.label}
        className={`${float} bg-brand-fill text-white`}
      >
        <Icon name="mail" className="size-8" />
      </SiteLink>
    )
  }
  return (
    <ExternalLink
      to={chatLink(school, chat.greeting)}
      aria-label={chat.buttonLabel}
      className={`${float} bg-chat text-ink`}
    >
      <Icon name="whatsapp" className="size-8" />
    </ExternalLink>
  )
}
