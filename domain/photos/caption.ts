export const maxCaptionLength = 200

/** One line of text; null for none. */
export function readCaption(text: string): string | null {
  const cut = text.replace(/\s+/g, ' ').trim().slice(0, maxCaptionLength)
  // A sign of two halves that the cut has parted goes whole.
  return cut.replace(/[\ud800-\udbff]$/, '').toWellFormed() || null
}
