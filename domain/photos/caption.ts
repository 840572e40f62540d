export const maxCaptionLength = 200

/** One line of text; null for none. */
export function readCaption(text: string): string | null {
  const cut = text.replace(/\s+/g, ' ').trim().slice(0, maxCaptionLength)
  // Do not leave half a surrogate pair at the cut.
  return cut.replace(/[\ud800-\udbff]$/, '').toWellFormed() || null
}
