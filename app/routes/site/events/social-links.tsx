import { CallToAction } from '#app/ui/call-to-action.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useSchool } from '#app/use-school.ts'
import { eventsPage } from '#content/events.ts'
import { socialLinks } from '#domain/school/school-links.ts'

export function SocialLinks() {
  const profiles = socialLinks(useSchool())

  if (profiles.length === 0) return null
  return (
    <CallToAction
      id="redes"
      background="brand"
      title={eventsPage.social.title}
      text={eventsPage.social.text}
    >
      <ul className="flex flex-wrap gap-3">
        {profiles.map(({ id, name, url }) => (
          <li key={id}>
            <ExternalLink to={url} className="button bg-white text-[#16357a]">
              <Icon name={id} className="size-5" />
              {name}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </CallToAction>
  )
}
