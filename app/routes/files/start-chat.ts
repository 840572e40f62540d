import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { startMessage } from '#content/start.ts'
import { chatLink } from '#domain/school/school-links.ts'
import { readStartRequest } from '#domain/school/start-request.ts'
import type { Route } from './+types/start-chat'

export const handle: RouteHandle = { form: true, limited: true }

export const loader = () => redirect(`${href('/contato')}#comecar`)

/** Redirects to the chat with the chosen message. Posted, so that no log on the way has it; nothing is stored. */
export async function action({ request, context }: Route.ActionArgs) {
  const { facts } = await context.get(servicesContext).school.shown()
  const message = startMessage(readStartRequest(await request.formData()))
  return redirect(chatLink(facts, message), 303)
}
