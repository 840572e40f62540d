/** Of a list in which some items depend on a condition, those that are there. */
export function present<T>(items: readonly (T | false | null | undefined | 0 | '')[]): T[] {
  return items.filter((item): item is T => Boolean(item))
}
