import type { Invitation, InvitationStore } from '#domain/admin/invitation-store.ts'

export function memoryInvitationStore(): InvitationStore {
  const invitations = new Map<string, Invitation>()
  return {
    all: async () => [...invitations.values()].toSorted((a, b) => b.endsAt - a.endsAt),
    create: async (invitation) => {
      invitations.set(invitation.tokenHash, { ...invitation })
    },
    find: async (tokenHash) => invitations.get(tokenHash) ?? null,
    take: async (tokenHash) => invitations.delete(tokenHash),
  }
}
