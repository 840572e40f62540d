import { Link } from 'react-router'
import { itemPath } from '#app/routes/admin/school-lists/list-paths.ts'
import { leavingClassWords as words } from '#content/school-lists/class-words.ts'
import { wordsOf } from '#content/school-lists/words.ts'
import type { Items } from '#domain/school/lists/lists.ts'
import { leavesOn, leavingClasses } from '#domain/school/open-classes.ts'
import { formatLongDay, type SchoolDay } from '#domain/school-day.ts'

/** What the panel shows in the week before a class disappears from the site. */
export function leavingClassLines(lists: Items, today: SchoolDay) {
  const { path, nameOf } = wordsOf('classes')
  return leavingClasses(lists.classes, today).map((one) => ({
    text: words.text(nameOf(one, lists), formatLongDay(leavesOn(one))),
    path: itemPath(path, String(one.id)),
  }))
}

type LeavingClassesProps = { lines: ReturnType<typeof leavingClassLines> }

export function LeavingClasses({ lines }: LeavingClassesProps) {
  return lines.map(({ text, path }) => (
    <p key={path} role="status" className="bubble mb-6 bg-sun-tint px-5 py-4 font-semibold">
      {text}{' '}
      <Link
        to={path}
        className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
      >
        {words.link}
      </Link>
    </p>
  ))
}
