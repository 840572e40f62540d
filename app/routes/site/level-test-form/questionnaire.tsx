import { useEffect, useRef } from 'react'
import { useFocusOnChange } from '#app/ui/use-focus-on-change.ts'
import type { ResultSchool } from '#content/placement/messages.ts'
import type { RecommendedCourse } from '#content/placement/recommendation.ts'
import { nextQuestion } from '#domain/placement/next-question.ts'
import { answersOf } from '#domain/placement/progress.ts'
import type { Bank, Level } from '#domain/placement/question.ts'
import { neverStudied, resultOf } from '#domain/placement/result.ts'
import type { ShownFacts } from '#domain/school/shown-school.ts'
import type { SchoolDay } from '#domain/school-day.ts'
import type { LevelClass } from './level-classes.tsx'
import { ProgressPanel, type TestLanguage } from './progress-panel.tsx'
import { QuestionCard } from './question-card.tsx'
import { ResultCard } from './result-card.tsx'
import { StartCard } from './start-card.tsx'
import { useLevelTest } from './use-level-test.ts'

type QuestionnaireProps = {
  language: TestLanguage
  bank: Bank
  courses: Record<Level, readonly RecommendedCourse[]>
  classes: readonly LevelClass[]
  school: ResultSchool & Pick<ShownFacts, 'counting'>
  /** The school's own; absent: the one that ships with the site. */
  icon?: string
  /** On the school's calendar. */
  today: SchoolDay
}

export default function Questionnaire(props: QuestionnaireProps) {
  const { language, bank, courses, classes, school, icon, today } = props
  const test = useLevelTest(language.id, bank)
  const { progress } = test
  const answers = progress && answersOf(bank, progress)
  const question = progress && answers && nextQuestion(bank, answers, progress)
  const ownResult = answers && !question ? resultOf(answers) : null
  const result = test.hasNeverStudied ? neverStudied : ownResult
  const isRunning = Boolean(question)
  // The chat popup of the page around our frame waits until the test has ended.
  useEffect(() => {
    window.frameElement?.toggleAttribute('data-running', isRunning)
  }, [isRunning])
  const main = useRef<HTMLElement>(null)
  useFocusOnChange({ container: main, selector: '[data-step]', value: test.moves })

  return (
    <main
      ref={main}
      aria-labelledby="teste-titulo"
      className="level-test"
      data-color={language.color}
    >
      <ProgressPanel
        language={language}
        schoolName={school.name}
        icon={icon}
        questionNumber={question && answers ? answers.length + 1 : null}
        result={result}
      />
      <div className="level-test-sheet">
        {progress && question ? (
          <QuestionCard
            key={question.id}
            number={progress.choices.length + 1}
            question={question}
            seed={progress.seed}
            lang={language.lang}
            onAnswer={(chosen) => test.answer({ id: question.id, chosen })}
          />
        ) : result ? (
          <ResultCard
            language={language}
            result={result}
            courses={courses[result.level]}
            classes={classes}
            school={school}
            today={today}
            onRestart={test.restart}
          />
        ) : (
          <StartCard
            language={language}
            school={school}
            answered={test.unfinished?.choices.length ?? null}
            onStart={test.start}
            onStartAnew={test.startAnew}
            onResume={test.resume}
            onNeverStudied={test.beginAtZero}
          />
        )}
      </div>
    </main>
  )
}
