/** Chance that can be repeated: the same seed gives the same numbers between 0 and 1 (mulberry32). */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One seed out of two, so that each step of a test has a chance of its own. */
export function seedOf(seed: number, step: number): number {
  return Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(step + 1, 0xc2b2ae35)
}

export function shuffled<T>(things: readonly T[], chance: () => number): T[] {
  const order = [...things]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1))
    const moved = order[last] as T
    order[last] = order[other] as T
    order[other] = moved
  }
  return order
}
