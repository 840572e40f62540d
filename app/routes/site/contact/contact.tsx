import type { ReactNode } from 'react'
import { href, useRouteLoaderData } from 'react-router'
import { pageHead, siteOf } from '#app/page-meta.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import type { RouteHandle } from '#app/route-handle.ts'
import { SchoolMap } from '#app/routes/site/home/map.tsx'
import { buttonClass, ChatButton } from '#app/ui/button.tsx'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { useSchool } from '#app/use-school.ts'
import { chat } from '#content/chat.ts'
import { contactPage } from '#content/contact.ts'
import { mailtoLink } from '#domain/mailto-link.ts'
import { addressLine, chatLink, mapSearchLink, phoneLink } from '#domain/school/school-links.ts'
import type { Route } from './+types/contact'
import { FacadeVideo } from './facade-video.tsx'
import { Start } from './start.tsx'

export const handle: RouteHandle = { cache: true, sitemap: true }

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return pageHead({ ...contactPage.head(site.school.cityInHead), path: href('/contato'), ...site })
}

export default function Contact() {
  const school = useSchool()
  const { whatsapp, email, phone, address } = school
  const mailLink = email && mailtoLink({ to: email, ...contactPage.mail })
  const openingHours = useRouteLoaderData<typeof rootLoader>('root')?.openingHours ?? []
  const hasCards = Boolean(address || phone || whatsapp || mailLink || openingHours.length > 0)

  return (
    <>
      <PageHeader
        eyebrow={contactPage.eyebrow}
        title={contactPage.title}
        text={whatsapp || phone || mailLink ? contactPage.text : contactPage.notReady}
      >
        <p className="mt-8 flex flex-wrap gap-3">
          {whatsapp && (
            <ChatButton to={chatLink(school, chat.greeting)}>{contactPage.chat.label}</ChatButton>
          )}
          {mailLink && (
            <a href={mailLink} data-count="email" className={buttonClass('secondary')}>
              <Icon name="mail" className="size-5" />
              {contactPage.mail.label}
            </a>
          )}
        </p>
      </PageHeader>
      <div
        id="contatos"
        className={`frame grid grid-cols-1 gap-4 pb-16 md:pb-24 lg:gap-6 ${hasCards ? 'xl:grid-cols-[1.6fr_1fr]' : ''}`}
      >
        <FacadeVideo />
        {hasCards && (
          <ul className="grid grid-cols-1 gap-3 sm:max-xl:grid-cols-2 sm:max-xl:[&>:last-child:nth-child(odd)]:col-span-2 md:gap-4">
            {address && (
              <li id="endereco">
                <ExternalLink to={mapSearchLink({ ...school, address })} className={card}>
                  <CardContent
                    icon={<Icon name="map-pin" />}
                    {...contactPage.address}
                    value={addressLine({ address })}
                  />
                </ExternalLink>
              </li>
            )}
            {phone && (
              <li id="telefone">
                <a href={phoneLink(phone)} data-count="telefone" className={card}>
                  <CardContent icon={<Icon name="phone" />} {...contactPage.phone} value={phone} />
                </a>
              </li>
            )}
            {whatsapp && (
              <li id="whatsapp">
                <ExternalLink to={chatLink(school, chat.greeting)} className={card}>
                  <CardContent
                    icon={<Icon name="whatsapp" />}
                    {...contactPage.whatsapp}
                    value={whatsapp}
                  />
                </ExternalLink>
              </li>
            )}
            {mailLink && (
              <li id="email">
                <a href={mailLink} data-count="email" className={card}>
                  <CardContent icon={<Icon name="mail" />} {...contactPage.email} value={email} />
                </a>
              </li>
            )}
            {openingHours.length > 0 && (
              <li id="horario" className={frame}>
                <Icon name="clock" className="mt-1 size-6 flex-none text-accent" />
                <div className="min-w-0">
                  <h2 className={cardTitle}>{contactPage.hours.title}</h2>
                  {openingHours.map((line) => (
                    <p key={line} className="mt-1 text-soft">
                      {unbroken(line)}
                    </p>
                  ))}
                </div>
              </li>
            )}
          </ul>
        )}
      </div>
      <Start />
      <SchoolMap />
      {whatsapp && (
        <CallToAction
          id="mensagem"
          background="brand"
          title={contactPage.chat.title}
          text={contactPage.chat.text}
        >
          <ChatButton to={chatLink(school, chat.greeting)}>{contactPage.chat.label}</ChatButton>
        </CallToAction>
      )}
    </>
  )
}

const frame = 'bubble flex h-full gap-4 border border-line bg-surface p-6 [--bubble:1.5rem]'
const card = `group hover:border-brand ${frame}`
const cardTitle = 'block font-bold font-display text-title leading-tight tracking-normal'

type CardContentProps = { icon: ReactNode; title: string; value: string; action: string }

function CardContent({ icon, title, value, action }: CardContentProps) {
  return (
    <>
      <span className="mt-1 text-accent">{icon}</span>
      <span className="min-w-0">
        <span className={cardTitle}>{title}</span>
        <span className="mt-1 block text-soft">{unbroken(value)}</span>
        <span className="mt-2 block font-bold text-accent underline decoration-2 underline-offset-4">
          {action}
        </span>
      </span>
    </>
  )
}
