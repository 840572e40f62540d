import { ClassCard } from '#app/routes/site/classes/class-card.tsx'
import type { OpenClass } from '#app/routes/site/classes/load-open-classes.ts'
import type { Level } from '#domain/placement/question.ts'
import type { ShownFacts } from '#domain/school/shown-school.ts'

/** A class of the tested language that one can join today. */
export type LevelClass = OpenClass & { levels: readonly Level[] }

const mostShown = 4

type LevelClassesProps = {
  title: string
  classes: readonly LevelClass[]
  school: Pick<ShownFacts, 'whatsapp'>
  /** What the visitor's message says of the result. */
  more: string
}

export function LevelClasses({ title, classes, school, more }: LevelClassesProps) {
  return (
    <section aria-labelledby="turmas-titulo">
      <h2 id="turmas-titulo" className="text-title">
        {title}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-4 xl:grid-cols-2">
        {classes.slice(0, mostShown).map((one) => (
          <ClassCard key={one.id} one={one} school={school} more={more} />
        ))}
      </ul>
    </section>
  )
}
