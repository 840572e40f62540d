/** A piece of a text; `url` where it is a web address. */
export type TextPiece = { text: string; url?: string }

/** The scheme is part of the pattern: nothing but http and https ever becomes a link. */
const webAddress = /(?<![\w@.-])(?:https?:\/\/|www\.)[^\s<>"“”]+/gi

/** Splits what a person wrote at its web addresses. Joining the pieces gives the text back. */
export function splitLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(webAddress)) {
    const shown = withoutTrailingPunctuation(found)
    const url = urlOf(shown)
    if (!url) continue
    if (index > from) pieces.push({ text: text.slice(from, index) })
    pieces.push({ text: shown, url })
    from = index + shown.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from) })
  return pieces
}

function urlOf(address: string): string | null {
  const url = URL.parse(/^www\./i.test(address) ? `https://${address}` : address)
  const hasFullHost = url && /^[^.]+(\.[^.]+)+$/.test(url.hostname)
  return hasFullHost && !url.username && !url.password ? url.href : null
}

/** Removes the punctuation of a sentence around a URL, '(veja www.escola.com.br/a_(b))!'; a bracket opened in the URL stays. */
function withoutTrailingPunctuation(address: string): string {
  const count = (sign: string) => address.split(sign).length - 1
  const unopened = { ')': count(')') - count('('), ']': count(']') - count('[') }
  let end = address.length
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1)
    if (last === ')' || last === ']') {
      if (unopened[last] <= 0) break
      unopened[last] -= 1
    } else if (!/[.,;:!?'’*_…]/.test(last)) break
  }
  return address.slice(0, end)
}
