import { href } from 'react-router'
import { CardLink } from '#app/ui/card-link.tsx'
import { Flag } from '#app/ui/flag.tsx'
import { languageColors } from '#app/ui/language-colors.ts'
import { unbroken } from '#app/ui/unbroken.tsx'
import { useSchool } from '#app/use-school.ts'
import { coursesPage } from '#content/courses-page.ts'
import { languages } from '#content/languages.ts'
import type { LanguageText } from '#domain/school/lists/lists.ts'

export function LanguageCards({ texts }: { texts: readonly LanguageText[] }) {
  const { offer } = useSchool()
  const taught = languages.filter(({ id }) => offer.languages.includes(id))
  return (
    <section aria-labelledby="idiomas-titulo" className="frame py-14 md:py-20">
      <h2 id="idiomas-titulo" className="text-title">
        {coursesPage.languagesTitle}
      </h2>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] lg:gap-4">
        {taught.map(({ id, name, flag }) => (
          <li
            key={id}
            className={`bubble group relative flex gap-4 p-5 sm:last:odd:col-span-2 lg:last:odd:col-span-1 lg:flex-col lg:gap-5 lg:p-6 ${languageColors[id].tint}`}
          >
            <Flag country={flag} className="flex-none" />
            <div className="flex min-w-0 flex-1 flex-col">
              <h3 className={`text-title ${languageColors[id].text}`}>{name}</h3>
              <p className="mt-1 text-soft">
                {unbroken(texts.find((text) => text.id === id)?.courseDescription ?? '')}
              </p>
              <CardLink to={href(`/cursos/${id}`)} className={`mt-auto ${languageColors[id].text}`}>
                {coursesPage.languageLink(name)}
              </CardLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
