import { itemPath, listPath } from '#app/routes/admin/school-lists/list-paths.ts'
import { wordsOf } from '#content/school-lists/words.ts'
import { waitingWords as words } from '#content/waiting.ts'
import type { Items, SchoolClass } from '#domain/school/lists/lists.ts'
import { beginningClasses, leavesOn, leavingClasses } from '#domain/school/open-classes.ts'
import type { SchoolDay } from '#domain/school-day.ts'
import type { Waiting } from './waiting-list.tsx'

/** More of them are one line: most classes of a term begin in the same week. */
const mostLines = 2

/** The classes that begin within a week, and those that disappear from the site within one. */
export function waitingClasses(lists: Items, today: SchoolDay): Waiting[] {
  const { path, nameOf } = wordsOf('classes')
  const linesOf = (
    classes: readonly SchoolClass[],
    textOf: (one: SchoolClass, name: string) => string,
    textOfMany: (count: number) => string,
  ): Waiting[] =>
    classes.length > mostLines
      ? [
          {
            text: textOfMany(classes.length),
            link: { to: listPath(path), label: words.openClasses },
          },
        ]
      : classes.map((one) => ({
          text: textOf(one, nameOf(one, lists)),
          link: { to: itemPath(path, String(one.id)), label: words.openClass },
        }))
  return [
    ...linesOf(
      beginningClasses(lists.classes, today),
      (one, name) => words.beginningClass(name, one.firstDay, today),
      words.beginningClasses,
    ),
    ...linesOf(
      leavingClasses(lists.classes, today),
      (one, name) => words.leavingClass(name, leavesOn(one), today),
      words.leavingClasses,
    ),
  ]
}
