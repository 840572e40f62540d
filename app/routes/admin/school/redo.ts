import { href, redirect } from 'react-router'
import type { RouteHandle } from '#app/route-handle.ts'
import type { Route } from './+types/redo'
import { stepBack } from './step-back.ts'

export const handle: RouteHandle = { form: true }

export const loader = () => redirect(href('/admin/escola'))

export const action = (given: Route.ActionArgs) => stepBack(given, 'redo')
