import { href, redirect, redirectDocument } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { authorOf, logChange } from '#app/routes/admin/changes/record-change.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { listOfPart } from '#domain/school/lists/stored-lists.ts'
import { nextSteps, schoolStepsKept, stepBackInSchool } from '#domain/school/step-back.ts'
import type { Route } from './+types/step-back'

export const handle: RouteHandle = { form: true }

export const loader = () => redirect(href('/admin/escola'))

const back = href('/admin/escola')

/**
 * Undoes the latest change ('/admin/escola/desfazer'), or redoes it ('/refazer'), unless somebody has saved since the
 * page was opened.
 */
export const action = acting(
  async ({ request, pattern, context }: Route.ActionArgs) => {
    const seen = (await request.formData()).get('antes')
    const { changes, school } = context.get(servicesContext)
    const { document } = await school.latest()
    const { undo, redo } = nextSteps(await changes.ofSchool(schoolStepsKept), document)
    const isUndo = pattern.endsWith('/desfazer')
    const change = isUndo ? undo : redo
    const isAsSeen = ({ revision }: { revision: number }) => String(revision) === seen
    const stepped = change && (await stepBackInSchool(change, school, authorOf(context), isAsSeen))
    if (!stepped) return redirectDocument(withFlash(back, 'escola-alterada'))
    logChange(context, stepped.saved)
    const parts = (stepped.saved.parts ?? []).map(({ part }) => listOfPart(part)?.name ?? part)
    const mudou = [...new Set(parts)].join()
    const flash = isUndo ? 'escola-desfeita' : 'escola-refeita'
    return redirectDocument(withFlash(back, flash, { mudou }))
  },
  () => redirectDocument(withFlash(back, 'escola-nao-salva')),
)
