import { useRef } from 'react'
import { useSearch } from '#app/islands/use-search.ts'
import { useFocusOnChange } from '#app/ui/use-focus-on-change.ts'
import { languages } from '#content/languages.ts'
import { testedLanguageIds } from '#domain/languages.ts'
import type { School } from '#domain/school/school-schema.ts'
import { EmbeddedForm } from './embedded-form.tsx'
import { LanguageChoice } from './language-choice.tsx'

type LanguageTestProps = {
  forms: School['forms']
  /** The query that the server saw. */
  search: string
}

/** The choice of a language, or the form for the one that the URL names. */
export default function LanguageTest({ forms, search }: LanguageTestProps) {
  const chosen = new URLSearchParams(useSearch(search)).get('idioma')
  const tested = testedLanguageIds(forms)
  const offered = languages.filter(({ id }) => tested.includes(id))
  const language = offered.find(({ id }) => id === chosen)
  const container = useRef<HTMLDivElement>(null)
  useFocusOnChange({ container, selector: 'h2', value: language?.id ?? null })

  return (
    <div ref={container} className="frame pb-16 md:pb-24">
      {language ? (
        <EmbeddedForm key={language.id} language={language} external={forms[language.id]} />
      ) : (
        <LanguageChoice languages={offered} />
      )}
    </div>
  )
}
