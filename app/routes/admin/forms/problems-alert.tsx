import { eventFormWords } from '#content/admin.ts'
import type { Problems } from '#domain/fields/form.ts'

/** Above a form with problems; the fields say what they are. */
export function ProblemsAlert({ problems }: { problems: Problems }) {
  if (Object.keys(problems).length === 0) return null
  return (
    <p role="alert" className="bubble bg-danger-tint px-4 py-3 font-semibold text-danger">
      {eventFormWords.problems}
    </p>
  )
}
