/** Adds https:// to a URL without a scheme. */
export function readWebUrl(text: string): string {
  return text === '' || /^[a-z][a-z\d+-]*:/i.test(text) ? text : `https://${text}`
}
