/** Drops the items that are false, null or undefined. */
export function present<T>(items: readonly (T | false | null | undefined | 0 | '')[]): T[] {
  return items.filter((item): item is T => Boolean(item))
}
