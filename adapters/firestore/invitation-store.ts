import type { Invitation, InvitationStore } from '#domain/admin/invitation-store.ts'
import { collectionsOf, documentIdFor } from './collections.ts'
import type { Connection } from './connection.ts'
import { readTimeout, withTimeout, writeTimeout } from './firestore-fault.ts'

export function firestoreInvitationStore({ db, transact }: Connection): InvitationStore {
  const { invitations } = collectionsOf(db)
  const documentOf = (tokenHash: string) => invitations.doc(documentIdFor(tokenHash))
  return {
    all: async () => {
      const { docs } = await withTimeout(invitations.orderBy('endsAt', 'desc').get(), readTimeout)
      return docs.map((document) => document.data() as Invitation)
    },
    create: async (invitation) => {
      await withTimeout(documentOf(invitation.tokenHash).create({ ...invitation }), writeTimeout)
    },
    find: async (tokenHash) => {
      const found = await withTimeout(documentOf(tokenHash).get(), readTimeout)
      const invitation = found.data() as Invitation | undefined
      return invitation?.tokenHash === tokenHash ? invitation : null
    },
    take: (tokenHash) =>
      transact(documentOf(tokenHash).path, async (transaction) => {
        const { exists } = await transaction.get(documentOf(tokenHash))
        if (exists) transaction.delete(documentOf(tokenHash))
        return exists
      }),
  }
}
