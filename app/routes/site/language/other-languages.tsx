import { href } from 'react-router'
import { CardLink } from '#app/ui/card-link.tsx'
import { Flag } from '#app/ui/flag.tsx'
import { languageColors } from '#app/ui/language-colors.ts'
import { Section } from '#app/ui/section.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { useSchool } from '#app/use-school.ts'
import { languagePage as words } from '#content/language-page.ts'
import { languages } from '#content/languages.ts'
import type { LanguageId } from '#domain/languages.ts'
import type { LanguageText } from '#domain/school/lists/lists.ts'

type OtherLanguagesProps = { than: LanguageId; texts: readonly LanguageText[] }

export function OtherLanguages({ than, texts }: OtherLanguagesProps) {
  const { offer } = useSchool()
  const others = languages.filter(({ id }) => id !== than && offer.languages.includes(id))
  if (others.length === 0) return null
  return (
    <Section labelledBy="outros-titulo">
      <h2 id="outros-titulo" className="text-title">
        {words.others}
      </h2>
      <ul className="mt-5 grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] sm:gap-4">
        {others.map(({ id, name, flag }) => (
          <li
            key={id}
            className={`bubble group relative flex items-center gap-4 px-5 py-3 sm:items-start md:p-6 ${languageColors[id].tint}`}
          >
            <Flag country={flag} className="flex-none" />
            <div className="min-w-0">
              <CardLink
                to={href(`/cursos/${id}`)}
                className={`max-sm:min-h-0 ${languageColors[id].text}`}
              >
                {name}
              </CardLink>
              <p className="text-soft sm:mt-1">
                {unbroken(texts.find((text) => text.id === id)?.tagline ?? '')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
