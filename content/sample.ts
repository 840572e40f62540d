/**
 * Marks a value that ships with the product in place of a fact that only the school knows. `plausible`: it may well be
 * the school's own, so saving the form that shows it confirms it.
 */
export type Sample<T> = { readonly sample: T; readonly plausible?: true }

export function sample<const T>(value: T): Sample<T> {
  return { sample: value }
}

export function plausibleSample<const T>(value: T): Sample<T> {
  return { sample: value, plausible: true }
}

export type WithSamples<T> =
  | T
  | Sample<T>
  | (T extends object ? { readonly [K in keyof T]: WithSamples<T[K]> } : never)

type TakenOut<T> = { plain: T; samples: string[]; plausible: string[] }

export function takeSamplesOut<T>(facts: WithSamples<T>): TakenOut<T> {
  const samples: string[] = []
  const plausible: string[] = []

  const visit = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    if ('sample' in value) {
      samples.push(path)
      if ('plausible' in value) plausible.push(path)
      return value.sample
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        visit(inner, path ? `${path}.${key}` : key),
      ]),
    )
  }

  return { plain: visit(facts, '') as T, samples, plausible }
}
