import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { CardLink } from '#app/ui/card-link.tsx'
import { Flag } from '#app/ui/flag.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { languageColors } from '#app/ui/language-colors.ts'
import { Section, SectionHeading } from '#app/ui/section.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { useSchool } from '#app/use-school.ts'
import { categoryWords } from '#content/course-categories.ts'
import { glance } from '#content/glance.ts'
import { languages } from '#content/languages.ts'
import type { CourseCategory, LanguageText } from '#domain/school/lists/lists.ts'

type GlanceProps = {
  categories: readonly CourseCategory[]
  texts: readonly LanguageText[]
}

export function Glance({ categories, texts }: GlanceProps) {
  const { offer } = useSchool()
  const taught = languages.filter(({ id }) => offer.languages.includes(id))
  return (
    <Section id="idiomas" labelledBy="idiomas-titulo" className="bg-well">
      <SectionHeading id="idiomas-titulo" eyebrow={glance.eyebrow} title={glance.title(offer)}>
        {/* On a phone, the first slide has just said it. */}
        <p className="max-md:hidden">{glance.text(offer)}</p>
      </SectionHeading>
      {/* Two in a row, unless a visitor's large text needs more room. */}
      <ul className="mt-6 flex flex-wrap gap-3 md:mt-12 md:gap-4">
        {taught.map(({ id, name, greeting, greetingLang, flag }) => (
          <li
            key={id}
            className={`bubble group relative grid flex-[1_1_max(40%,9rem)] grid-cols-[auto_auto] content-start p-[min(1.25rem,5.5vw)] md:flex md:flex-col md:p-6 lg:flex-[1_1_12rem] ${languageColors[id].tint}`}
          >
            <Flag country={flag} />
            <p
              lang={greetingLang}
              className={`col-span-2 mt-4 font-display md:mt-6 font-bold text-[min(clamp(2rem,1.5rem+2vw,3.25rem),10vw)] leading-none tracking-tight ${languageColors[id].text}`}
            >
              {greeting}
            </p>
            <h3 className="col-span-2 mt-2 text-title md:mt-5">{name}</h3>
            <p className="col-span-2 mt-1 text-soft">
              {unbroken(texts.find((text) => text.id === id)?.tagline ?? '')}
            </p>
            <CardLink
              to={href(`/cursos/${id}`)}
              className={`col-start-2 row-start-1 justify-self-end md:mt-auto md:pt-2 ${languageColors[id].text}`}
            >
              <span className="max-md:sr-only">{glance.languageLink(name)}</span>
            </CardLink>
          </li>
        ))}
      </ul>
      {categories.length > 0 && (
        <ul className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-6 border-line border-t md:mt-12 md:grid-cols-2 md:gap-x-10 lg:grid-cols-3">
          {categories.map(({ id, glance: text }) => (
            <li key={id} className="min-w-0 border-line border-b">
              <SiteLink
                to={`${href('/cursos')}?categoria=${id}`}
                className="group flex h-full items-center justify-between gap-3 py-3 md:items-start md:gap-4 md:py-5"
              >
                <span className="min-w-0">
                  <span className="block font-display font-bold group-hover:text-accent md:text-title">
                    {categoryWords[id].glanceTitle}
                  </span>
                  <span className="mt-1 block text-soft max-md:hidden">{unbroken(text)}</span>
                </span>
                <Icon
                  name="arrow-right"
                  className="size-5 flex-none text-accent transition-transform md:mt-1 group-hover:[translate:0.25rem]"
                />
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-6 md:mt-10">
        <ButtonLink to={href('/cursos')} variant="secondary">
          {glance.linkLabel}
        </ButtonLink>
      </p>
    </Section>
  )
}
