import storefront from 'picture:storefront'
import { href } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Section, SectionHeading } from '#app/ui/section.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { useTotalApproval } from '#app/use-school.ts'
import { useSlotPictures } from '#app/use-slot-pictures.ts'
import { history } from '#content/history.ts'
import { Resources } from './resources.tsx'

export function History() {
  const pictures = useSlotPictures()
  const [opening, ...rest] = history.paragraphs(useTotalApproval())

  return (
    <Section id="sobre" labelledBy="sobre-titulo">
      <div className="grid gap-12 lg:grid-cols-[1fr_1.1fr] lg:gap-20">
        <div className="self-start">
          <div className="relative">
            <Picture
              source={pictures.storefront ?? storefront}
              alt={history.pictureAlt}
              sizes="(min-width: 1280px) 36rem, (min-width: 1024px) 45vw, 100vw"
              className="bubble aspect-[4/3] [--bubble:3rem] "
            />
            <p className="bubble absolute -bottom-5 left-6 bg-sun px-6 py-3 font-display font-bold text-ink text-title [--bubble:1.25rem]">
              {history.badge}
            </p>
          </div>
          <dl className="mt-16 hidden grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-5 lg:grid">
            {history.facts.map(({ figure, text }) => (
              <div key={figure} className="contents">
                <dt className="text-right font-display font-bold text-[2.5rem] text-accent leading-none tracking-tight">
                  {figure}
                </dt>
                <dd className="text-lead text-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <SectionHeading
            id="sobre-titulo"
            eyebrow={history.eyebrow}
            eyebrowLang="en"
            title={history.title}
          >
            <p className="font-display font-semibold text-brand">{history.subtitle}</p>
          </SectionHeading>
          <div className="prose-text mt-8">
            <p className="text-lead text-text">{opening}</p>
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className="mt-8">
            <SiteLink
              to={href('/about')}
              className="inline-flex min-h-11 items-center gap-2 font-bold text-accent underline decoration-2 underline-offset-4"
            >
              {history.moreLabel}
              <Icon name="arrow-right" className="size-5" />
            </SiteLink>
          </p>
        </div>
      </div>
      <Resources />
    </Section>
  )
}
