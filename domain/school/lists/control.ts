/** How a form asks for a field. Plain data, so that a page need not load what validates. */
export type Control = { optional?: boolean } & (
  | { type: 'line' | 'text'; limit: number }
  | { type: 'lines'; limit: number; max: number }
  | { type: 'choice' | 'several'; options: readonly string[] }
  | { type: 'number'; min: number; max: number }
  | { type: 'box' | 'permission' }
)
