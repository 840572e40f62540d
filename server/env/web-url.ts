export function isWebUrl(text: string): boolean {
  return /^https?:\/\/[^/]/i.test(text) && URL.canParse(text)
}
