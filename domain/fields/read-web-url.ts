/** Adds https:// to a URL without a scheme. Phones begin a line with a capital: 'Https://…'. */
export function readWebUrl(text: string): string {
  const url = text.replace(/^https:/i, 'https:')
  return url === '' || /^[a-z][a-z\d+-]*:/i.test(url) ? url : `https://${url}`
}
