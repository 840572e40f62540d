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
        <p>{glance.text(offer)}</p>
      </SectionHeading>
      {/* Two in a row, unless a visitor's large text needs more room. */}
      <ul className="mt-10 flex flex-wrap gap-3 md:mt-12 md:gap-4">
        {taught.map(({ id, name, greeting, greetingLang, flag }) => (
          <li
            key={id}
            className={`bubble group relative flex flex-[1_1_40%] flex-col p-[min(1.25rem,5.5vw)] md:p-6 lg:flex-[1_1_12rem] ${languageColors[id].tint}`}
          >
            <Flag country={flag} />
            <p
              lang={greetingLang}
              className={`mt-6 font-display font-bold text-[min(clamp(2rem,1.5rem+2vw,3.25rem),10vw)] leading-none tracking-tight ${languageColors[id].text}`}
            >
              {greeting}
            </p>
            <h3 className="mt-3 text-title md:mt-5">{name}</h3>
            <p className="mt-1 text-soft">
              {unbroken(texts.find((text) => text.id === id)?.tagline ?? '')}
            </p>
            <CardLink
              to={href(`/cursos/${id}`)}
              className={`mt-auto pt-2 ${languageColors[id].text}`}
            >
              {glance.languageLink(name)}
            </CardLink>
          </li>
        ))}
      </ul>
      {categories.length > 0 && (
        <ul className="mt-12 grid gap-x-10 border-line border-t sm:grid-cols-2 lg:grid-cols-3">
          {categories.map(({ id, glance: text }) => (
            <li key={id} className="min-w-0 border-line border-b">
              <SiteLink
                to={`${href('/cursos')}?categoria=${id}`}
                className="group flex h-full items-start justify-between gap-4 py-5"
              >
                <span className="min-w-0">
                  <span className="block font-display font-bold text-title group-hover:text-accent">
                    {categoryWords[id].glanceTitle}
                  </span>
                  <span className="mt-1 block text-soft">{unbroken(text)}</span>
                </span>
                <Icon
                  name="arrow-right"
                  className="mt-1 size-5 flex-none text-accent transition-transform group-hover:[translate:0.25rem]"
                />
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-10">
        <ButtonLink to={href('/cursos')} variant="secondary">
          {glance.linkLabel}
        </ButtonLink>
      </p>
    </Section>
  )
}
