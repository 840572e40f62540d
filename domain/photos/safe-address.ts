// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these, and read the rest
const hiddenCharacters = /[\u0000-\u0020\u007f]/

/**
 * An address that a page may put into `src` or `href`: http(s), or a path of this site.
 * Everything else (`javascript:`, `data:`, `//host`, `/\host`, not a string) is null.
 */
export function safeAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const address = value.trim()
  if (address === '' || hiddenCharacters.test(address.replaceAll(' ', ''))) return null
  if (address.startsWith('/')) return /^\/[/\\]/.test(address) ? null : address
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null
  return address
}
