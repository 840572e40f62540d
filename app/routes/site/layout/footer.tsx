import { href } from 'react-router'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { OwnLogo } from '#app/ui/own-logo.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { useOwnLogo, useSchool } from '#app/use-school.ts'
import { footerWords as words } from '#content/footer.ts'
import { languages } from '#domain/languages.ts'
import { addressLine, mapSearchLink, phoneLink, socialLinks } from '#domain/school/school-links.ts'
import { siteLinks, useHomeSections } from './links.ts'

const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline'

type FooterProps = { year: string; openingHours: readonly string[] }

export function Footer({ year, openingHours }: FooterProps) {
  const school = useSchool()
  const { email, phone, address } = school
  const logo = useOwnLogo()
  const homeSections = useHomeSections()
  const profiles = socialLinks(school)
  const taught = languages.filter(({ id }) => school.offer.languages.includes(id))

  return (
    <footer id="rodape" className="bg-brand-deep pb-24 text-white md:pb-12">
      <div className="frame">
        <p
          aria-hidden="true"
          className={`flex flex-wrap ${taught.length > 2 ? 'justify-between' : ''} gap-x-3 pt-10 font-display font-bold text-[min(clamp(1.625rem,7.3vw,6rem),13.75vw)] md:gap-x-6 md:pt-14 leading-none tracking-tight text-[#7b93d6]`}
        >
          {taught.map(({ greeting, greetingLang }) => (
            <span key={greetingLang} lang={greetingLang}>
              {greeting}
            </span>
          ))}
        </p>
        <div
          className={`grid grid-cols-1 gap-x-10 gap-y-7 pt-7 sm:grid-cols-2 md:gap-y-10 md:pt-12 ${profiles.length > 0 ? 'lg:grid-cols-[1.4fr_1fr_1.4fr_1fr]' : 'lg:grid-cols-[1.4fr_1fr_1.4fr]'}`}
        >
          <div>
            {logo && <OwnLogo logo={logo} ground="footer" />}
            <p
              className={
                logo?.isWide
                  ? 'sr-only'
                  : 'font-bold font-display text-title leading-[1.08] tracking-[-0.02em]'
              }
            >
              {school.name}
            </p>
            <p className="mt-2 max-w-xs">{words.tagline(school)}</p>
            <nav aria-label={words.coursesTitle} className="mt-3 md:mt-5">
              <ul className="columns-[2_8rem] gap-6 sm:columns-1">
                {taught.map(({ id }) => (
                  <li key={id}>
                    <SiteLink to={href(`/cursos/${id}`)} className={link}>
                      {words.course(id)}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <nav aria-label={words.schoolTitle}>
            <h2 className="text-title">{words.schoolTitle}</h2>
            <ul className="mt-2 columns-[2_8rem] gap-6 sm:columns-1">
              {[...homeSections, { label: words.about, to: href('/about') }, ...siteLinks].map(
                ({ label, to }) => (
                  <li key={to}>
                    <SiteLink to={to} className={link}>
                      {label}
                    </SiteLink>
                  </li>
                ),
              )}
            </ul>
          </nav>
          <div>
            <h2 className="text-title">{words.contactTitle}</h2>
            <ul className="mt-2">
              {email && (
                <li>
                  <a href={`mailto:${email}`} data-count="email" className={`${link} max-w-full`}>
                    <span className="min-w-0">{unbroken(email)}</span>
                  </a>
                </li>
              )}
              {phone && (
                <li>
                  <a href={phoneLink(phone)} data-count="telefone" className={link}>
                    {unbroken(phone)}
                  </a>
                </li>
              )}
              {address && (
                <li>
                  <ExternalLink to={mapSearchLink({ ...school, address })} className={link}>
                    <span className="min-w-0">{unbroken(addressLine({ address }))}</span>
                  </ExternalLink>
                </li>
              )}
              {!email && !phone && !address && (
                <li>
                  <SiteLink to={href('/contato')} className={link}>
                    {words.contactPage}
                  </SiteLink>
                </li>
              )}
              {openingHours.map((line) => (
                <li key={line} className="mt-1">
                  {unbroken(line)}
                </li>
              ))}
            </ul>
          </div>
          {profiles.length > 0 && (
            <div>
              <h2 className="text-title">{words.followTitle}</h2>
              <ul className="mt-3 flex flex-wrap gap-3">
                {profiles.map(({ id, name, url }) => {
                  return (
                    <li key={id}>
                      <ExternalLink
                        to={url}
                        aria-label={`${name} (abre em nova aba)`}
                        className="bubble grid size-12 place-items-center bg-[#ffffff1f] [--bubble:0.875rem] hover:bg-[#ffffff40]"
                      >
                        <Icon name={id} className="size-5" />
                      </ExternalLink>
                    </li>
                  )
                })}
              </ul>
            </div>
          )}
        </div>
        <div className="mt-8 flex gap-4 border-[#ffffff40] border-t pt-6 text-small md:mt-12 md:pt-8 print:hidden">
          <Icon name="accessibility" className="size-8 flex-none text-sun" />
          <p className="max-w-3xl">
            <strong className="block">{words.accessibility.label}</strong>
            {words.accessibility.statement}{' '}
            <SiteLink to={href('/acessibilidade')} className="underline underline-offset-4">
              {words.accessibility.link}
            </SiteLink>
          </p>
        </div>
        <div className="footer-end mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 text-small">
          <p>
            © {year} {unbroken(school.legalName ?? school.name)}
            {school.cnpj && unbroken(` · CNPJ ${school.cnpj}`)}
          </p>
          <p className="flex flex-wrap gap-x-6 print:hidden">
            <SiteLink to={`${href('/privacidade')}#remocao`} className={link}>
              {words.removal}
            </SiteLink>
            <SiteLink to={href('/privacidade')} className={link}>
              {words.policy}
            </SiteLink>
          </p>
        </div>
      </div>
    </footer>
  )
}
