import { photoIdFromUrl } from './photo-id-from-url.ts'

const ownKey = /\/([0-9a-f]{32})(?:\/large\.webp|\.\w{2,5})$/

/**
 * What identifies a photo's files for life. The URL of a photo that this site has stored contains its key; for any
 * other URL, such as one of a former site, the key is derived from it.
 */
export function photoKey(url: string): string {
  return ownKey.exec(url)?.[1] ?? `u${photoIdFromUrl(url).toString(16).padStart(12, '0')}`
}

/** Whether a store of ours gives files such keys. */
export function isStoredKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}

/** Every stored key in any text of a stored document, readable or not. */
export function storedKeysIn(stored: unknown): string[] {
  if (typeof stored === 'string') {
    return stored.match(/(?<![0-9a-z])[0-9a-f]{32}(?![0-9a-z])/g) ?? []
  }
  if (Array.isArray(stored)) return stored.flatMap(storedKeysIn)
  const isPlain = stored !== null && Object.getPrototypeOf(stored) === Object.prototype
  return isPlain ? Object.values(stored as object).flatMap(storedKeysIn) : []
}
