import { coursesPage } from '#content/courses-page.ts'
import { languages } from '#content/languages.ts'
import { Flag } from '../../../ui/flag.tsx'
import { languageColors } from '../../../ui/language-colors.ts'

export function LanguageCards() {
  return (
    <section aria-labelledby="idiomas-titulo" className="frame pb-14">
      <h2 id="idiomas-titulo" className="text-title">
        {coursesPage.languagesTitle}
      </h2>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-4">
        {languages.map(({ id, name, flag, courseDescription }) => (
          <li
            key={id}
            className={`bubble flex gap-4 p-5 lg:block lg:p-6 ${languageColors[id].tint}`}
          >
            <Flag country={flag} className="flex-none" />
            <div className="lg:mt-5">
              <h3 className={`text-title ${languageColors[id].text}`}>{name}</h3>
              <p className="mt-1 text-soft">{courseDescription}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
