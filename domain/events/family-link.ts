import { tokenHash } from '#domain/admin/session.ts'
import { daysAfter, schoolDayOf, schoolMoment } from '#domain/school-day.ts'
import type { SchoolEvent } from './event.ts'
import type { TokenSeal } from './sealed-token.ts'

/** What is stored of a family link: never the token itself, so that nobody can make the link from a backup. */
export type FamilyLink = {
  hash: string
  endsAt: string
  /** The token, for the admin who sends the link again: see sealed-token.ts. */
  sealed: string
}

export const defaultLinkDays = 90
export const linkDays = [30, 90, 180, 365] as const

/** The last character is never one that chat apps treat as the end of a sentence and leave out of the link. */
const token = /[\w-]{21}[A-Za-z0-9]/

type NewLink = { now: Date; newToken: () => string; seal: TokenSeal }

/** 132 random bits. The token is for the family alone, `stored` for the event's document. */
export async function newFamilyLink(
  days: number,
  { now, newToken, seal }: NewLink,
): Promise<{ token: string; stored: string; endsAt: string }> {
  const [made] = token.exec(newToken()) ?? []
  if (!made) return newFamilyLink(days, { now, newToken, seal })
  const hash = await tokenHash(made)
  // The message to families names the day, so the link works until the end of it.
  const endsAt = schoolMoment(daysAfter(schoolDayOf(now), days), '23:59').toISOString()
  return { token: made, stored: `${hash} ${endsAt} ${await seal.seal(made, hash)}`, endsAt }
}

export function isFamilyToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text)
}

/** The token at the start of a path. Chat apps append a full stop, bracket or space from the sentence around it. */
export function familyTokenIn(path: string): string {
  return /^([\w-]{22})[^\w-]/.exec(path)?.[1] ?? path
}

export function familyLink(stored: string | undefined): FamilyLink | null {
  const [hash = '', endsAt = '', sealed = ''] = stored?.split(' ') ?? []
  return hash && endsAt ? { hash, endsAt, sealed } : null
}

/** For the admin. Null: the link was made by another server. */
export async function shownToken(
  stored: string | undefined,
  { open }: TokenSeal,
): Promise<string | null> {
  const link = familyLink(stored)
  const token = link && (await open(link.sealed, link.hash))
  return token && (await tokenHash(token)) === link?.hash ? token : null
}

export function isLive({ endsAt }: FamilyLink, now: Date): boolean {
  return now.getTime() < Date.parse(endsAt)
}

export function hasLiveLink(event: Pick<SchoolEvent, 'linkFamilias'>, now: Date): boolean {
  const link = familyLink(event.linkFamilias)
  return link !== null && isLive(link, now)
}

/** '<64 hexadecimal digits> <ISO timestamp> <sealed token>'. */
export function readFamilyLink(stored: unknown): string | undefined {
  if (typeof stored !== 'string') return undefined
  const [, endsAt = ''] = /^[0-9a-f]{64} (\S+) [0-9a-f]+$/.exec(stored) ?? []
  return Number.isNaN(Date.parse(endsAt)) ? undefined : stored
}
