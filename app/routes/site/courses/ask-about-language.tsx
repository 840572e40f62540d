import { ChatButton } from '#app/ui/button.tsx'
import { languageColors } from '#app/ui/language-colors.ts'
import { courseFilters, coursesPage } from '#content/courses-page.ts'
import type { LanguageWords } from '#content/languages.ts'
import type { CourseFilter } from '#domain/courses.ts'
import { chatLink } from '#domain/school/school-links.ts'
import type { ChatNumber } from './catalogue.tsx'

const words = coursesPage.ask

type AskAboutLanguageProps = {
  language: LanguageWords
  filter: CourseFilter
  /** Nothing in the catalogue fits. */
  none: boolean
  school: ChatNumber
}

export function AskAboutLanguage({ language, filter, none, school }: AskAboutLanguageProps) {
  const { id, name } = language
  const audience = courseFilters.find((one) => one.id === filter)?.audience ?? null
  return (
    <section
      aria-labelledby="pergunte-titulo"
      className={`bubble grid items-center gap-6 p-6 max-md:mt-6 md:grid-cols-[1fr_auto] md:p-9 ${languageColors[id].tint}`}
    >
      <div className="max-w-2xl">
        <h2 id="pergunte-titulo" className="text-subheading">
          {none ? words.titleNone(name) : words.title(name)}
        </h2>
        <p className="mt-2 text-soft">{words.text}</p>
      </div>
      <ChatButton to={chatLink(school, words.message(name, audience))}>
        {words.button(name)}
        <span className="sr-only"> (WhatsApp, abre em nova aba)</span>
      </ChatButton>
    </section>
  )
}
