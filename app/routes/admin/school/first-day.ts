import { redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import type { Route } from './+types/first-day'
import { openQuestions, questionPath } from './first-day-part.ts'

/** Leads to the first question that is open. */
export const loader = loading(async ({ context }: Route.LoaderArgs) => {
  const { sampleFacts } = await context.get(servicesContext).school.latest()
  return redirect(questionPath(openQuestions(sampleFacts)[0]?.id))
})
