import storefront from 'picture:storefront'
import { href } from 'react-router'
import { Folded } from '#app/routes/site/layout/folded.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Section, SectionHeading } from '#app/ui/section.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { useSchool, useTexts } from '#app/use-school.ts'
import { useSlotPictures } from '#app/use-slot-pictures.ts'
import { history } from '#content/history.ts'
import { paragraphsOf } from '#domain/school/page-texts.ts'
import { Resources } from './resources.tsx'

export function History() {
  const pictures = useSlotPictures()
  const { foundedYear } = useSchool()
  const texts = useTexts()
  const figures = history.figures(texts)
  const [opening = '', ...rest] = paragraphsOf(texts.historyText)

  return (
    <Section id="sobre" labelledBy="sobre-titulo">
      <div
        className={`grid ${isLong(opening) ? 'items-start' : 'items-center'} gap-x-16 gap-y-8 lg:grid-cols-[1.1fr_1fr]`}
      >
        <div className="relative">
          <Picture
            source={pictures.storefront ?? storefront}
            alt={history.pictureAlt}
            sizes="(min-width: 1280px) 38rem, (min-width: 1024px) 48vw, 100vw"
            className="bubble aspect-[4/3] [--bubble:3rem] "
          />
          <p className="bubble absolute -bottom-5 left-6 bg-sun px-6 py-3 font-display font-bold text-ink text-title [--bubble:1.25rem]">
            {history.badge(foundedYear)}
          </p>
        </div>
        <div>
          <SectionHeading
            id="sobre-titulo"
            eyebrow={history.eyebrow}
            eyebrowLang="en"
            title={history.title}
          >
            <p className="font-display font-semibold text-brand">
              {unbroken(texts.historySubtitle)}
            </p>
          </SectionHeading>
          <p className="mt-6 text-lead">{unbroken(opening)}</p>
        </div>
      </div>
      <dl
        className={`mt-16 hidden gap-10 border-line border-y py-8 md:grid ${figures.length > 2 ? 'grid-cols-3' : 'grid-cols-2'}`}
      >
        {figures.map(({ id, figure, text }) => (
          <div key={id} className={`flex flex-col gap-x-5 gap-y-2 ${isWide(figure) ? '' : beside}`}>
            <dt
              className={`flex-none font-bold font-display text-accent leading-none tracking-tight ${isWide(figure) ? 'text-title' : 'text-[min(clamp(2.25rem,1.4rem+2vw,3.5rem),11.25vw)]'}`}
            >
              {unbroken(figure)}
            </dt>
            <dd className="text-soft leading-snug">{unbroken(text)}</dd>
          </div>
        ))}
      </dl>
      {rest.length > 0 && (
        <Folded label={history.readOn} className="mt-3 md:mt-12">
          <div className="gap-16 text-soft lg:columns-2">
            {rest.map((paragraph) => (
              <p key={paragraph} className="mb-[1em] max-w-[44em] break-inside-avoid">
                {unbroken(paragraph)}
              </p>
            ))}
          </div>
        </Folded>
      )}
      <p className="md:mt-4">
        <SiteLink
          to={href('/about')}
          className="inline-flex min-h-11 items-center gap-2 font-bold text-accent underline decoration-2 underline-offset-4"
        >
          {history.moreLabel}
          <Icon name="arrow-right" className="size-5" />
        </SiteLink>
      </p>
      <Resources />
    </Section>
  )
}

const beside = 'lg:flex-row lg:items-center'

/** Such as '1.234.567,89': it leaves no room for words beside it. */
function isWide(figure: string): boolean {
  return figure.length > 7
}

/** Too long to be as tall as the picture beside it. */
function isLong(paragraph: string): boolean {
  return paragraph.length > 700
}
