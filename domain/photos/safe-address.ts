// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these, and read the rest
const hiddenCharacters = /[\u0000-\u0020\u007f]/

/** For `src` and `href`: http(s) or a path of this site, not `javascript:`, `//host` or `/\host`. */
export function safeAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const address = value.trim()
  if (address === '' || hiddenCharacters.test(address.replaceAll(' ', ''))) return null
  if (address.startsWith('/')) return /^\/[/\\]/.test(address) ? null : address
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null
  return address
}
