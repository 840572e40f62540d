import { href } from '#app/islands/href.ts'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { openClassesSection } from '#content/open-classes.ts'

/** A class of the tested language that is open today. */
export type LevelClass = { id: number; level?: string | undefined; text: string }

const mostShown = 3

type LevelClassesProps = {
  language: string
  /** The result of the test. */
  level: string
  classes: readonly LevelClass[]
}

/** The classes of this level; if there are none, the language's next classes of any level. */
export function LevelClasses({ language, level, classes }: LevelClassesProps) {
  const ofLevel = classes.filter((one) => one.level?.includes(level))
  const shown = (ofLevel.length > 0 ? ofLevel : classes).slice(0, mostShown)
  return (
    <section aria-labelledby="turmas-titulo">
      <h2 id="turmas-titulo" className="text-title">
        {openClassesSection.ofLanguage(language)}
      </h2>
      <ul className="mt-4 grid gap-2">
        {shown.map(({ id, text }) => (
          <li key={id}>
            <ExternalLink
              to={`${href('/cursos/turmas')}#turma-${id}`}
              className="inline-block py-2 underline underline-offset-4"
            >
              {unbroken(text)}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
