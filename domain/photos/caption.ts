export const maxCaptionLength = 200

/** One line of text; null for none. */
export function readCaption(text: string): string | null {
  return text.replace(/\s+/g, ' ').trim().slice(0, maxCaptionLength).toWellFormed() || null
}
