import { isStoredKey } from '#domain/photos/photo-key.ts'
import { hashedFiles } from './not-routed.ts'

/** Tokens have 22 or 43 characters; one may be missing, and others may be appended. */
const longRun = /[\w-]{21,}/g
/** A percent-encoded character of a token, encoded once or several times. */
const encodedCharacter = /%(?:25)*(2d|5f|3\d|[46][1-9a-f]|[57][0-9a])/gi

/**
 * A path for the log, without the tokens of family links and invitations, which anybody who reads the log, or a copy
 * of it, could use. Most misspelt links match no route, so the whole path is searched.
 */
export function maskTokens(path: string): string {
  if (isHashedFile(path)) return path
  const decoded = path.replace(encodedCharacter, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  const masked = decoded.replace(longRun, (run) => (isStoredKey(run) ? run : '…'))
  return masked === decoded ? path : masked
}

/** '/assets/photo-gallery-CkS3xJ2p.js' contains a long run of characters too. */
function isHashedFile(path: string): boolean {
  return (
    path.startsWith(hashedFiles) &&
    /^(retry-\d+\/)?[\w-]+\.\w+$/.test(path.slice(hashedFiles.length))
  )
}
