import { placementWords } from '#content/placement/words.ts'
import { school } from '#content/school.ts'
import type { LanguageId } from '#domain/languages.ts'
import { mostQuestions } from '#domain/placement/next-question.ts'
import type { Result } from '#domain/placement/result.ts'
import { ExternalLink } from '../../../ui/external-link.tsx'

export type TestLanguage = {
  id: LanguageId
  name: string
  greeting: string
  lang: string
}

type PanelProps = { language: TestLanguage; number: number | null; result: Result | null }

/** In the language's own colour: whose test it is, and how far one has come. */
export function Panel({ language, number, result }: PanelProps) {
  return (
    <div className="placement-panel" data-compact={number !== null || undefined}>
      <div className="placement-inner">
        <ExternalLink to="/" className="placement-school">
          <img src="/icons/icon.svg" alt="" width={40} height={40} />
          <span>{school.name}</span>
        </ExternalLink>
        <div>
          <p
            lang={result ? undefined : language.lang}
            aria-hidden="true"
            className="placement-greeting"
          >
            {result ? result.level : language.greeting}
          </p>
          <h1
            id="teste-titulo"
            data-step={number === null && !result ? true : undefined}
            tabIndex={-1}
          >
            {placementWords.title(language.name)}
          </h1>
        </div>
        <ProgressLine number={number} />
      </div>
    </div>
  )
}

function ProgressLine({ number }: { number: number | null }) {
  const steps = Array.from({ length: mostQuestions }, (_, index) => index + 1)
  return (
    <div className="placement-progress">
      <p role="status">{number !== null && placementWords.question.progress(number)}</p>
      {number !== null && (
        <div aria-hidden="true" className="placement-steps">
          {steps.map((step) => (
            <i key={step} data-at={step < number ? 'done' : step === number ? 'here' : undefined} />
          ))}
        </div>
      )}
    </div>
  )
}
