import { ExternalLink } from '#app/ui/external-link.tsx'
import { placementWords } from '#content/placement/words.ts'
import type { LanguageColor, LanguageId } from '#domain/languages.ts'
import { mostQuestions } from '#domain/placement/next-question.ts'
import type { Result } from '#domain/placement/result.ts'

export type TestLanguage = {
  id: LanguageId
  name: string
  greeting: string
  lang: string
  color: LanguageColor
  firstWords: string
}

type ProgressPanelProps = {
  language: TestLanguage
  schoolName: string
  /** The school's own; by default the one that ships with the site. */
  icon: string | undefined
  questionNumber: number | null
  result: Result | null
}

export function ProgressPanel(props: ProgressPanelProps) {
  const { language, schoolName, icon, questionNumber, result } = props
  const level = result && !result.startingPoint ? result.level : null

  return (
    <div className="level-test-panel" data-compact={questionNumber !== null || undefined}>
      <div className="level-test-inner">
        <ExternalLink to="/" className="level-test-school">
          <img src={icon ?? '/icons/icon.svg'} alt="" width={40} height={40} />
          <span>{schoolName}</span>
        </ExternalLink>
        <div>
          <p
            lang={level ? undefined : language.lang}
            aria-hidden="true"
            className="level-test-greeting"
          >
            {level ?? language.greeting}
          </p>
          <h1
            id="teste-titulo"
            data-step={questionNumber === null && !result ? true : undefined}
            tabIndex={-1}
          >
            {placementWords.title(language.name)}
          </h1>
        </div>
        <ProgressSteps number={questionNumber} />
      </div>
    </div>
  )
}

function ProgressSteps({ number }: { number: number | null }) {
  const steps = Array.from({ length: mostQuestions }, (_, index) => index + 1)
  return (
    // The heading of the question says it to screen readers.
    <div aria-hidden="true" className="level-test-progress">
      <p>{number !== null && placementWords.question.progress(number)}</p>
      {number !== null && (
        <div className="level-test-steps">
          {steps.map((step) => (
            <i
              key={step}
              data-state={step < number ? 'done' : step === number ? 'current' : undefined}
            />
          ))}
        </div>
      )}
    </div>
  )
}
