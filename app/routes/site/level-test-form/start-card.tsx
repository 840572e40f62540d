import { Button, ChatButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { placementWords } from '#content/placement/words.ts'
import { chatLink } from '#domain/school/school-links.ts'
import type { ShownFacts } from '#domain/school/shown-school.ts'
import type { TestLanguage } from './progress-panel.tsx'

const { start, resume, noScript } = placementWords

type StartCardProps = {
  language: TestLanguage
  school: Pick<ShownFacts, 'whatsapp' | 'counting'>
  /** How many questions of an unfinished test were answered; null if there is none. */
  answered: number | null
  onStart: () => void
  onStartAnew: () => void
  onResume: () => void
  onNeverStudied: () => void
}

export function StartCard(props: StartCardProps) {
  const { language, school, answered, onStart, onStartAnew, onResume, onNeverStudied } = props
  return (
    <div>
      <div className={answered === null ? undefined : 'level-test-note mb-8'}>
        {/* Always there, or what appears in it would not be announced. */}
        <div role="status">
          {answered !== null && (
            <>
              <h2 className="text-title">{resume.title(answered + 1)}</h2>
              <p className="mt-2">{resume.text}</p>
            </>
          )}
        </div>
        {answered !== null && (
          <p className="mt-5 flex flex-wrap gap-3">
            <Button onClick={onResume}>
              {resume.continue}
              <Icon name="arrow-right" className="size-5 flex-none" />
            </Button>
            <Button variant="secondary" onClick={onStartAnew}>
              <Icon name="rotate-ccw" className="size-5 flex-none" />
              {resume.restart}
            </Button>
          </p>
        )}
      </div>
      <p className="text-lead">{start.lead}</p>
      <ul className="mt-6 grid gap-4 md:mt-8 md:gap-5">
        {start.points(school.counting).map(({ icon, text }) => (
          <li key={icon} className="grid grid-cols-[auto_1fr] items-center gap-4">
            <span className="level-test-point">
              <Icon name={icon} className="size-6" />
            </span>
            {text}
          </li>
        ))}
      </ul>
      <p className="needs-script mt-8 flex flex-wrap gap-3 md:mt-10">
        {answered === null && (
          <Button onClick={onStart}>
            {start.button}
            <Icon name="arrow-right" className="size-5" />
          </Button>
        )}
        <Button variant="secondary" onClick={onNeverStudied}>
          {start.neverStudied}
        </Button>
      </p>
      <noscript>
        <div className="level-test-note mt-10">
          <p>{noScript.text}</p>
          <p className="mt-5">
            <ChatButton to={chatLink(school, noScript.message(language.name))}>
              {noScript.button}
            </ChatButton>
          </p>
        </div>
      </noscript>
    </div>
  )
}
