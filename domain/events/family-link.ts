import { tokenHash } from '#domain/admin/session.ts'

/** What is stored of a family link: never the token, so that nobody can make the link from a backup. */
export type FamilyLink = { hash: string; endsAt: string }

export const defaultLinkDays = 90
export const linkDays = [30, 90, 180, 365] as const

const dayMs = 24 * 60 * 60 * 1000
const tokenLength = 22

/** 132 random bits. The token is for the family alone, `stored` for the event's document. */
export async function newFamilyLink(
  days: number,
  { now, newToken }: { now: Date; newToken: () => string },
): Promise<{ token: string; stored: string; endsAt: string }> {
  const token = newToken().slice(0, tokenLength)
  const endsAt = new Date(now.getTime() + days * dayMs).toISOString()
  return { token, stored: `${await tokenHash(token)} ${endsAt}`, endsAt }
}

export function isFamilyToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text)
}

export function familyLink(stored: string | undefined): FamilyLink | null {
  const [hash = '', endsAt = ''] = stored?.split(' ') ?? []
  return hash && endsAt ? { hash, endsAt } : null
}

export function isLive({ endsAt }: FamilyLink, now: Date): boolean {
  return now.getTime() < Date.parse(endsAt)
}

/** '<64 hexadecimal digits> <ISO timestamp>'. */
export function readFamilyLink(stored: unknown): string | undefined {
  if (typeof stored !== 'string') return undefined
  const [hash = '', endsAt = '', ...rest] = stored.split(' ')
  const isWhole = /^[0-9a-f]{64}$/.test(hash) && rest.length === 0
  return isWhole && !Number.isNaN(Date.parse(endsAt)) ? stored : undefined
}
