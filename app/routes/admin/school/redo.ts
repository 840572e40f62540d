import { href, redirect } from 'react-router'
import type { RouteHandle } from '#app/route-handle.ts'
import { redo } from '#domain/school/school-document.ts'
import type { Route } from './+types/redo'
import { stepThroughStates } from './step-through-states.ts'

export const handle: RouteHandle = { form: true }

export const loader = () => redirect(href('/admin/escola'))

export const action = (given: Route.ActionArgs) =>
  stepThroughStates(given, { what: 'Refazer', step: redo, flash: 'escola-refeita' })
