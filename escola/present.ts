/** The items of a list without those whose condition was not met. */
export function present<T>(items: readonly (T | false | null | undefined | 0 | '')[]): T[] {
  return items.filter((item): item is T => Boolean(item))
}
