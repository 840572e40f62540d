/** A URL without https:// gets it. */
export function readWebUrl(text: string): string {
  return text === '' || /^[a-z][a-z\d+-]*:/i.test(text) ? text : `https://${text}`
}
