import { useSchool } from '#app/use-school.ts'
import { ClassCard } from './class-card.tsx'
import type { OpenClass } from './load-open-classes.ts'

export function ClassCards({ classes }: { classes: readonly OpenClass[] }) {
  const school = useSchool()
  return (
    <ul className="mt-5 grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
      {classes.map((one) => (
        <ClassCard key={one.id} one={one} school={school} />
      ))}
    </ul>
  )
}
