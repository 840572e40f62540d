import { StartForm } from '#app/routes/site/contact/start-form.tsx'
import { Button, ChatButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { resultWords } from '#content/placement/levels.ts'
import {
  chatWithResult,
  mailWithResult,
  type ResultSchool,
  resultInMessage,
  resultText,
  schoolLines,
} from '#content/placement/messages.ts'
import type { RecommendedCourse } from '#content/placement/recommendation.ts'
import { placementWords } from '#content/placement/words.ts'
import { startForm } from '#content/start.ts'
import { type Result, wasTested } from '#domain/placement/result.ts'
import { formatLongDay, type SchoolDay } from '#domain/school-day.ts'
import { CopyResult } from './copy-result.tsx'
import { FirstLesson } from './first-lesson.tsx'
import { type LevelClass, LevelClasses } from './level-classes.tsx'
import type { TestLanguage } from './progress-panel.tsx'
import { RecommendedCourses } from './recommended-courses.tsx'
import { SkillScores } from './skill-scores.tsx'

const words = placementWords.result

type ResultCardProps = {
  language: TestLanguage
  result: Result
  courses: readonly RecommendedCourse[]
  classes: readonly LevelClass[]
  school: ResultSchool
  today: SchoolDay
  onRestart: () => void
}

export function ResultCard(props: ResultCardProps) {
  const { language, result, courses, classes, school, today, onRestart } = props
  const { level, near, skills, startingPoint } = result
  const tested = wasTested(result)
  const { title, meaning, courses: coursesTitle, disclaimer } = resultWords(result)
  const { firstWords } = language
  const fitting = classes.filter(({ levels }) => levels.includes(level))
  const summary = { school, language: language.name, result, courses, firstWords }

  return (
    <div className="grid grid-cols-1 gap-10">
      <section aria-labelledby="resultado-titulo">
        <p className="eyebrow">{(tested ? words.eyebrow : words.eyebrowUntested)(language.name)}</p>
        <h2 id="resultado-titulo" data-step tabIndex={-1} className="mt-3 text-heading">
          {title}
        </h2>
        <p className="mt-4 max-w-2xl text-lead">{meaning}</p>
        {near && <p className="mt-3 font-bold">{words.near(near, level)}</p>}
      </section>
      {fitting.length > 0 && (
        <LevelClasses
          title={words.classes(language.name)}
          classes={fitting}
          school={school}
          more={resultInMessage(summary)}
        />
      )}
      <div className="level-test-actions">
        <ChatButton to={chatWithResult(summary)}>{words.chat}</ChatButton>
        {/* The policy of the page around our frame forbids opening mail links inside it. */}
        <a
          href={mailWithResult(summary)}
          target="_top"
          data-count="email"
          className="button border-2 border-brand bg-surface text-brand"
        >
          <Icon name="mail" className="size-5" />
          {words.mail}
        </a>
        <CopyResult text={resultText(summary)} />
        <Button variant="quiet" onClick={() => print()}>
          <Icon name="printer" className="size-5" />
          {words.print}
        </Button>
      </div>
      {startingPoint ? <FirstLesson language={language} /> : <SkillScores skills={skills} />}
      {courses.length > 0 && (
        <RecommendedCourses title={coursesTitle} courses={courses} language={language.id} />
      )}
      {fitting.length === 0 && <p className="text-soft">{words.noClasses}</p>}
      {school.whatsapp && (
        <section aria-labelledby="comecar-titulo" className="grid gap-4 print:hidden">
          <h2 id="comecar-titulo" className="text-title">
            {startForm.title}
          </h2>
          <p className="max-w-2xl">{startForm.text}</p>
          <StartForm
            languages={[language]}
            language={language.id}
            level={startingPoint ? undefined : level}
          />
        </section>
      )}
      <section aria-labelledby="depois-titulo" className="level-test-paper">
        <h2 id="depois-titulo" className="text-title">
          {words.next}
        </h2>
        <ol>
          {words.nextSteps(school.whatsapp).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <div className="level-test-close">
        {tested && <p>{disclaimer}</p>}
        <p className="level-test-paper">
          {tested && today && `${words.takenOn(formatLongDay(today))} · `}
          {schoolLines(school).join(' · ')}
        </p>
        <Button variant="quiet" onClick={onRestart}>
          <Icon name="rotate-ccw" className="size-5" />
          {tested ? words.again : placementWords.start.button}
        </Button>
      </div>
    </div>
  )
}
