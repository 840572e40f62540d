import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { hasBegun, openClasses } from '#domain/school/open-classes.ts'
import type { ShownClass } from '#domain/school/shown-lists.ts'
import { schoolDayOf } from '#domain/school-day.ts'

export type OpenClass = ShownClass & { hasBegun: boolean }

/** The classes that one can join today. */
export async function loadOpenClasses(
  context: Readonly<RouterContextProvider>,
): Promise<OpenClass[]> {
  const { school, now } = context.get(servicesContext)
  const today = schoolDayOf(now())
  const { classes } = await school.shown()
  return openClasses(classes, today).map((one) => ({ ...one, hasBegun: hasBegun(one, today) }))
}
