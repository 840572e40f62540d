import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { personLabel } from '#app/routes/admin/people/person-label.ts'
import { currentAdmin } from '#app/routes/admin/session/current-admin.ts'
import type { Deletion } from '#domain/events/deleted-item.ts'

/** A press of 'Excluir' by whoever is signed in. */
export function newDeletion(context: Readonly<RouterContextProvider>): Deletion {
  const { admin, clock } = context.get(servicesContext)
  const by = personLabel(currentAdmin(context))
  return { id: admin.newToken().slice(0, 20), at: clock.now(), by }
}
