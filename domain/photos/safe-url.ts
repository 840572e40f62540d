// oxlint-disable-next-line no-control-regex -- browsers drop these, and read the rest
const hiddenCharacters = /[\u0000-\u0020\u007f]/

/** For `src` and `href`: http(s) or a path of this site, not `javascript:`, `//host` or `/\host`. */
export function safeUrl(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const url = value.trim()
  if (url === '' || hiddenCharacters.test(url.replaceAll(' ', ''))) return null
  if (url.startsWith('/')) return /^\/[/\\]/.test(url) ? null : url
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null
  return url
}
