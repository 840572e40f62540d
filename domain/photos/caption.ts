export const maxCaptionLength = 200

/** A stored caption: one line of text; null for none. */
export function readCaption(text: string): string | null {
  const cut = oneLine(text).slice(0, maxCaptionLength)
  // Do not leave half a surrogate pair at the cut.
  return cut.replace(/[\ud800-\udbff]$/, '').toWellFormed() || null
}

/** Refuses a caption that is too long: nobody wants half a sentence under a photo. */
export function readTypedCaption(text: string): { caption: string | null } | { problem: string } {
  const over = oneLine(text).length - maxCaptionLength
  if (over <= 0) return { caption: readCaption(text) }
  const unit = over === 1 ? 'caractere' : 'caracteres'
  return {
    problem: `A legenda pode ter até ${maxCaptionLength} caracteres. Tire ${over} ${unit}.`,
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
