type Split = { path: string; query: readonly string[] }

/** What the site itself answers. */
export type SitePaths = {
  /** Something answers at this path: a page, a file, a form. */
  isServed: (path: string) => boolean
  /** A page that is the same for every visitor. */
  isPage: (path: string) => boolean
}

/**
 * An address as it is compared: former sites were linked to in capitals, with or without accents, slashes and escapes,
 * and in other orders of the same parameters.
 */
export function splitAddress(address: string): Split {
  const [, path = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(address) ?? []
  const parameters = query.split('&').filter(Boolean)
  return {
    path: plain(path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')),
    query: parameters.map((one) => plain(one.replaceAll('+', ' '))).toSorted(),
  }
}

function plain(text: string): string {
  return decoded(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Sites of the nineties escaped Latin-1, and not UTF-8. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text.replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
  }
}

export function isSameAddress(one: string, other: string): boolean {
  return JSON.stringify(splitAddress(one)) === JSON.stringify(splitAddress(other))
}

/**
 * Finds the one that a request is for. Parameters that it does not name do not matter, as those that a campaign has
 * appended; if several fit, it is the one that names the most.
 */
export function formerAddressFinder<One extends { from: string }>(
  addresses: readonly One[],
): (asked: string) => One | null {
  const split = addresses.map((one) => ({ one, ...splitAddress(one.from) }))
  const byPath = Map.groupBy(
    split.toSorted((a, b) => b.query.length - a.query.length),
    ({ path }) => path,
  )
  return (asked) => {
    if (byPath.size === 0) return null
    const { path, query } = splitAddress(asked)
    const fitting = byPath.get(path)?.find((one) => one.query.every((part) => query.includes(part)))
    return fitting?.one ?? null
  }
}
