/** Marks a value that ships with the product in place of a fact that only the school knows. */
export type Sample<T> = { readonly sample: T }

export function sample<const T>(value: T): Sample<T> {
  return { sample: value }
}

export type WithSamples<T> =
  | T
  | Sample<T>
  | (T extends object ? { readonly [K in keyof T]: WithSamples<T[K]> } : never)

export function takeSamplesOut<T>(facts: WithSamples<T>): { plain: T; samples: string[] } {
  const samples: string[] = []

  const visit = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    if ('sample' in value) {
      samples.push(path)
      return value.sample
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        visit(inner, path ? `${path}.${key}` : key),
      ]),
    )
  }

  return { plain: visit(facts, '') as T, samples }
}
