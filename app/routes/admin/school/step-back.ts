import { href, redirectDocument } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import { authorOf, logChange } from '#app/routes/admin/changes/record-change.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { listOfPart } from '#domain/school/lists/stored-lists.ts'
import { nextSteps, schoolStepsKept, stepBackInSchool } from '#domain/school/step-back.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/undo'

const flashes = { undo: 'escola-desfeita', redo: 'escola-refeita' } as const

/** Takes back the latest change, or makes it again, unless somebody saved since the page was opened. */
export async function stepBack(
  { request, context }: Pick<Route.ActionArgs, 'request' | 'context'>,
  step: keyof typeof flashes,
) {
  const seen = (await request.formData()).get('antes')
  const { changes, school } = context.get(servicesContext)
  const stepping = async () => {
    const change = nextSteps(await changes.ofSchool(schoolStepsKept))[step]
    return (
      change &&
      stepBackInSchool(
        change,
        school,
        authorOf(context),
        ({ revision }) => String(revision) === seen,
      )
    )
  }
  const stepped = await orStoreFault(stepping(), context)
  const back = href('/admin/escola')
  if (isStoreFault(stepped)) return redirectDocument(withFlash(back, 'escola-nao-salva'))
  if (!stepped) return redirectDocument(withFlash(back, 'escola-alterada'))
  logChange(context, stepped)
  const parts = (stepped.parts ?? []).map(({ part }) => listOfPart(part)?.name ?? part)
  const mudou = [...new Set(parts)].join()
  return redirectDocument(withFlash(back, flashes[step], { mudou }))
}
