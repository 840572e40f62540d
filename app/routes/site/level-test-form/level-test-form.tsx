import { useRef } from 'react'
import { data, href } from 'react-router'
import { pageHead, siteOf } from '#app/page-meta.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { useFocusOnChange } from '#app/ui/use-focus-on-change.ts'
import { languages } from '#content/languages.ts'
import { banks } from '#content/placement/banks.ts'
import { recommendedCourses } from '#content/placement/recommendation.ts'
import { placementWords } from '#content/placement/words.ts'
import { hasOwnTest } from '#domain/languages.ts'
import { nextQuestion } from '#domain/placement/next-question.ts'
import { answersOf } from '#domain/placement/progress.ts'
import { resultOf } from '#domain/placement/result.ts'
import type { Route } from './+types/level-test-form'
import styles from './level-test-form.css?url'
import { ProgressPanel } from './progress-panel.tsx'
import { QuestionCard } from './question-card.tsx'
import { ResultCard } from './result-card.tsx'
import { StartCard } from './start-card.tsx'
import { useFrameHeight } from './use-frame-height.ts'
import { useLevelTest } from './use-level-test.ts'

export const handle: RouteHandle = { cache: true, framed: true }

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const robots = { name: 'robots', content: 'noindex' }
  if (!loaderData) return [{ title: placementWords.unknown.title }, robots]
  const { name } = loaderData.language
  const head = pageHead({
    title: placementWords.head.title(name),
    description: placementWords.head.description(name),
    path: href('/teste-nivel'),
    ...siteOf(matches),
  })
  return [...head, robots]
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** From the loader, so that no script carries the questions of all languages. */
export function loader({ params }: Route.LoaderArgs) {
  const words = languages.find(({ id }) => id === params.idioma)
  if (!words || !hasOwnTest(words.id)) return data(null, { status: 404 })
  const { name, greeting, greetingLang: lang, color } = words
  const { id } = words
  return {
    language: { id, name, greeting, lang, color },
    bank: banks[id],
    courses: recommendedCourses(id),
  }
}

export const shouldRevalidate = () => false

export default function LevelTestForm({ loaderData }: Route.ComponentProps) {
  return loaderData ? <LevelTest {...loaderData} /> : <UnknownLanguage />
}

type LevelTestProps = NonNullable<Route.ComponentProps['loaderData']>

function LevelTest({ language, bank, courses }: LevelTestProps) {
  const { ready, progress, start, answer, restart } = useLevelTest(language.id, bank)
  const answers = progress && answersOf(bank, progress)
  const question = progress && answers && nextQuestion(bank, answers, progress.seed)
  const result = answers && !question ? resultOf(answers) : null
  const main = useRef<HTMLElement>(null)
  useFrameHeight(main)
  useFocusOnChange({
    container: main,
    selector: '[data-step]',
    value: ready ? (progress?.choices.length ?? null) : undefined,
  })

  return (
    <main
      ref={main}
      aria-labelledby="teste-titulo"
      className="level-test"
      data-color={language.color}
    >
      <ProgressPanel
        language={language}
        questionNumber={question && answers ? answers.length + 1 : null}
        result={result}
      />
      <div className="level-test-sheet">
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
            onRestart={restart}
          />
        ) : (
          <StartCard language={language} ready={ready} onStart={start} />
        )}
      </div>
    </main>
  )
}

function UnknownLanguage() {
  const words = placementWords.unknown
  return (
    <main className="frame py-16">
      <h1 className="text-heading">{words.title}</h1>
      <p className="mt-4 max-w-xl text-lead text-soft">{words.text}</p>
      <p className="mt-8">
        <ButtonLink to={href('/teste-nivel')}>{words.button}</ButtonLink>
      </p>
    </main>
  )
}
