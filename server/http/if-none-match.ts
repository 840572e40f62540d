/**
 * Whether the client already has the version with this tag. It sends a list of tags, which a proxy may have weakened.
 */
export function matchesTag(ifNoneMatch: string | undefined, etag: string | null): boolean {
  if (ifNoneMatch === undefined || etag === null) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
