import { Form, Link } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { waitingWords } from '#content/waiting.ts'

/** Something that waits for somebody in the school. */
export type Waiting = {
  text: string
  isUrgent?: boolean
  link?: { to: string; label: string }
  /** Answered with one press. */
  confirm?: { to: string; label: string }
}

/** What waits, the most urgent first. Nothing waits: nothing is said. */
export function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  if (waiting.length === 0) return null
  const urgentFirst = waiting.toSorted((a, b) => Number(b.isUrgent ?? 0) - Number(a.isUrgent ?? 0))
  return (
    <section aria-labelledby="espera" className="mt-3">
      <h2 id="espera" className="font-semibold text-small text-soft">
        {waitingWords.title}
      </h2>
      <ul className="bubble mt-1 grid gap-0.5 overflow-hidden">
        {urgentFirst.map(({ text, isUrgent, link, confirm }) => (
          <li
            key={text + link?.to}
            className={`flex flex-wrap items-center gap-x-5 px-4 py-1 text-small ${isUrgent ? 'bg-danger-tint font-semibold' : 'bg-sun-tint'}`}
          >
            <p className="flex-1 basis-52 py-1.5">{text}</p>
            {link && (
              <Link
                to={link.to}
                className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
              >
                {link.label}
              </Link>
            )}
            {confirm && (
              <Form method="post" action={confirm.to} className="pb-2">
                <button type="submit" className={buttonClass('secondary')}>
                  {confirm.label}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
