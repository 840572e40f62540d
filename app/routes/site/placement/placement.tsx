import { data, href } from 'react-router'
import { languages } from '#content/languages.ts'
import { banks } from '#content/placement/banks.ts'
import { recommendedCourses } from '#content/placement/recommendation.ts'
import { placementWords } from '#content/placement/words.ts'
import { nextQuestion } from '#domain/placement/next-question.ts'
import { answersOf } from '#domain/placement/progress.ts'
import { resultOf } from '#domain/placement/result.ts'
import { cacheable } from '../../../cache-policy.ts'
import { pageHead, siteUrlOf } from '../../../page-meta.ts'
import type { Route } from './+types/placement'
import { useFocusOnStep } from './focus-on-step.ts'
import { Panel } from './panel.tsx'
import sheet from './placement.css?url'
import { QuestionCard } from './question-card.tsx'
import { ResultCard } from './result-card.tsx'
import { StartCard } from './start-card.tsx'
import { UnknownTest } from './unknown-test.tsx'
import { usePlacement } from './use-placement.ts'

export const handle = cacheable()

/** A part of the level-test page, which is the one that search engines should know. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  const robots = { name: 'robots', content: 'noindex' }
  if (!loaderData) return [{ title: placementWords.unknown.title }, robots]
  const { name } = loaderData.language
  const head = pageHead({
    title: placementWords.head.title(name),
    description: placementWords.head.description(name),
    path: href('/teste-nivel'),
    siteUrl: siteUrlOf(matches),
  })
  return [...head, robots]
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

/** The questions are in the document: no script carries those of the other languages. */
export function loader({ params }: Route.LoaderArgs) {
  const words = languages.find(({ id }) => id === params.idioma)
  if (!words) return data(null, { status: 404 })
  const { id, name, greeting, greetingLang: lang } = words
  return {
    language: { id, name, greeting, lang },
    bank: banks[id],
    courses: recommendedCourses(id),
  }
}

/** Answers stay here: nothing on this page is worth a request. */
export const shouldRevalidate = () => false

export default function Placement({ loaderData }: Route.ComponentProps) {
  return loaderData ? <Test {...loaderData} /> : <UnknownTest />
}

type TestProps = NonNullable<Route.ComponentProps['loaderData']>

function Test({ language, bank, courses }: TestProps) {
  const { ready, progress, start, answer, startAgain } = usePlacement(language.id, bank)
  const answers = progress && answersOf(bank, progress)
  const question = progress && answers && nextQuestion(bank, answers, progress.seed)
  const result = answers && !question ? resultOf(answers) : null
  const stage = useFocusOnStep(ready, progress?.choices.length ?? null)

  return (
    <main
      ref={stage}
      aria-labelledby="teste-titulo"
      className="placement"
      data-language={language.id}
    >
      <Panel
        language={language}
        number={question && answers ? answers.length + 1 : null}
        result={result}
      />
      <div className="placement-sheet">
        {progress && question ? (
          <QuestionCard
            key={question.id}
            question={question}
            seed={progress.seed}
            lang={language.lang}
            onAnswer={(chosen) => answer({ id: question.id, chosen })}
          />
        ) : result ? (
          <ResultCard
            language={language}
            result={result}
            courses={courses[result.level]}
            onAgain={startAgain}
          />
        ) : (
          <StartCard language={language} ready={ready} onStart={start} />
        )}
      </div>
    </main>
  )
}
