/** The URL parser accepts 'http:/escola', and means another site by it; a comma in a name it leaves to the DNS. */
export function isWebUrl(text: string): boolean {
  if (!/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text)) return false
  return /^([\w-]+(\.[\w-]+)*\.?|\[[\da-f:.]+\])$/.test(new URL(text).hostname)
}
