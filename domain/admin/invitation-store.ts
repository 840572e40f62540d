import type { TrustedMoment } from '#domain/clock/trusted-clock.ts'
import { type Documents, type Key, write } from '#domain/documents.ts'

/** A link that works once. Only the link contains the token itself. */
export type Invitation = {
  tokenHash: string
  /** Who made it, and that account's generation then. It is invalid once the generation has changed. */
  invitedBy: string
  generation: string
  /** Whose password it resets; null for somebody new. */
  accountId: string | null
  /** Milliseconds. */
  endsAt: number
}

const collection = 'site-convites'

export type InvitationStore = ReturnType<typeof invitationStore>

export function invitationStore(documents: Documents) {
  const keyOf = (tokenHash: string): Key => ({ in: collection, id: tokenHash })
  return {
    /** Sorted by expiry, latest first. */
    all: async (): Promise<Invitation[]> => {
      const stored = await documents.all(collection)
      return stored
        .map(({ fields }) => fields as Invitation)
        .sort((a, b) => b.endsAt - a.endsAt || (a.tokenHash < b.tokenHash ? -1 : 1))
    },
    create: (invitation: Invitation): Promise<void> =>
      write(documents, [[keyOf(invitation.tokenHash), invitation]]),
    find: async (tokenHash: string): Promise<Invitation | null> => {
      const found = (await documents.find(keyOf(tokenHash))) as Invitation | null
      return found?.tokenHash === tokenHash ? found : null
    },
    /** In one step. False: somebody else has taken it, or it never existed. */
    take: (tokenHash: string): Promise<boolean> =>
      documents.change(
        [keyOf(tokenHash)],
        ([found]) =>
          found ? { result: true, writes: [[keyOf(tokenHash), null]] } : { result: false },
        { freesSpace: true },
      ),
    removeEnded: (moment: TrustedMoment): Promise<void> =>
      documents.removeOlder(collection, 'endsAt', moment.getTime() + 1),
  }
}
