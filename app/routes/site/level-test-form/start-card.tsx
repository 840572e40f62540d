import { Button, ChatButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ResultSchool } from '#content/placement/messages.ts'
import { placementWords } from '#content/placement/words.ts'
import { chatLink } from '#domain/school/school-links.ts'
import type { TestLanguage } from './progress-panel.tsx'

const { start, noScript } = placementWords

type StartCardProps = {
  language: TestLanguage
  school: Pick<ResultSchool, 'whatsapp'>
  onStart: () => void
}

export function StartCard({ language, school, onStart }: StartCardProps) {
  return (
    <div>
      <p className="text-lead">{start.lead}</p>
      <ul className="mt-8 grid gap-5">
        {start.points.map(({ icon, text }) => (
          <li key={icon} className="grid grid-cols-[auto_1fr] items-center gap-4">
            <span className="level-test-point">
              <Icon name={icon} className="size-6" />
            </span>
            {text}
          </li>
        ))}
      </ul>
      <p className="needs-script mt-10">
        <Button onClick={onStart}>
          {start.button}
          <Icon name="arrow-right" className="size-5" />
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
