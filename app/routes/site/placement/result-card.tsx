import { useRouteLoaderData } from 'react-router'
import { levelWords } from '#content/placement/levels.ts'
import { chatWithResult, mailWithResult } from '#content/placement/messages.ts'
import type { RecommendedCourse } from '#content/placement/recommendation.ts'
import { placementWords } from '#content/placement/words.ts'
import { addressLine, school } from '#content/school.ts'
import type { Result } from '#domain/placement/result.ts'
import { formatLongDay } from '#domain/school-day.ts'
import type { loader as rootLoader } from '../../../root.tsx'
import { ChatButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ActionButton } from './action-button.tsx'
import type { TestLanguage } from './panel.tsx'
import { RecommendedCourses } from './recommended-courses.tsx'
import { SkillReadings } from './skill-readings.tsx'

const words = placementWords.result

type ResultCardProps = {
  language: TestLanguage
  result: Result
  courses: readonly RecommendedCourse[]
  onAgain: () => void
}

export function ResultCard({ language, result, courses, onAgain }: ResultCardProps) {
  const { level, near, skills } = result
  const shown = { language: language.name, result, courses }
  const today = useRouteLoaderData<typeof rootLoader>('root')?.today

  return (
    <div className="grid gap-10">
      <section aria-labelledby="resultado-titulo">
        <p className="eyebrow">{words.eyebrow(language.name)}</p>
        <h2 id="resultado-titulo" data-step tabIndex={-1} className="mt-3 text-heading">
          {words.title(level, levelWords[level].name)}
        </h2>
        <p className="mt-4 max-w-2xl text-lead">{levelWords[level].meaning}</p>
        {near && <p className="mt-3 font-bold">{words.near(near)}</p>}
        <p className="placement-actions">
          <ChatButton to={chatWithResult(shown)}>{words.chat}</ChatButton>
          <a
            href={mailWithResult(shown)}
            className="button border-2 border-brand bg-surface text-brand"
          >
            <Icon name="mail" className="size-5" />
            {words.mail}
          </a>
          <ActionButton look="quiet" onClick={() => print()}>
            <Icon name="printer" className="size-5" />
            {words.print}
          </ActionButton>
        </p>
      </section>
      <SkillReadings skills={skills} />
      <RecommendedCourses courses={courses} />
      <div className="placement-close">
        <p>{words.disclaimer}</p>
        <p className="placement-paper">
          {today && `${words.takenOn(formatLongDay(today))} · `}
          {school.name} · {school.phone} · {addressLine}
        </p>
        <ActionButton look="quiet" onClick={onAgain}>
          <Icon name="rotate-ccw" className="size-5" />
          {words.again}
        </ActionButton>
      </div>
    </div>
  )
}
