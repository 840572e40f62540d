const longest = 140
const context = 30

/** Two long texts cut down to where they differ, so that both fit a phone. */
export function excerpts(before: string, after: string): [string, string] {
  if (before.length <= longest && after.length <= longest) return [before, after]
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const cut = (text: string) => {
    const [from, to] = [
      Math.max(0, start - context),
      Math.min(text.length, text.length - end + context),
    ]
    const shown = text
      .slice(from, Math.min(to, from + longest))
      .toWellFormed()
      .trim()
    return `${from > 0 ? '… ' : ''}${shown}${from + longest < to || to < text.length ? ' …' : ''}`
  }
  return [before && cut(before), after && cut(after)]
}
