/** A link that lets somebody in once. The token itself is only in the link. */
export type Invitation = {
  tokenHash: string
  /** Who made it, and the generation of that account then: it is invalid without them. */
  invitedBy: string
  generation: string
  /** Whose password it resets; null for somebody new. */
  accountId: string | null
  /** Milliseconds. */
  endsAt: number
}

/** Stores invitations. Every method throws a StoreFault when the store is unavailable. */
export type InvitationStore = {
  /** Those that end last come first. */
  all(): Promise<Invitation[]>
  create(invitation: Invitation): Promise<void>
  find(tokenHash: string): Promise<Invitation | null>
  /** In one step. False: somebody else has taken it, or it does not exist. */
  take(tokenHash: string): Promise<boolean>
}
