import { eventsPage } from '#content/events.ts'
import { socialLinks } from '#content/school.ts'
import { ExternalLink } from '../../../ui/external-link.tsx'
import { Icon } from '../../../ui/icon.tsx'

export function SocialCall() {
  return (
    <section aria-labelledby="redes-titulo" className="bg-brand-fill text-white">
      <div className="frame grid items-center gap-8 py-14 md:grid-cols-[1fr_auto] md:py-20">
        <div className="max-w-2xl">
          <h2 id="redes-titulo" className="text-heading">
            {eventsPage.social.title}
          </h2>
          <p className="mt-3 text-lead">{eventsPage.social.text}</p>
        </div>
        <ul className="flex flex-wrap gap-3">
          {socialLinks.map(({ id, name, url }) => (
            <li key={id}>
              <ExternalLink to={url} className="button bg-white text-[#16357a]">
                <Icon name={id} className="size-5" />
                {name}
              </ExternalLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
