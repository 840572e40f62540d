// Keeps these ids below those made from the time.
const lowBits = 2 ** 7

/** For old photos without an id: 39 bits of a MurmurHash-like hash, the same in every list. */
export function photoIdFromUrl(url: string): number {
  let high = 0x9e3779b9
  let low = 0x85ebca6b
  for (let at = 0; at < url.length; at += 1) {
    const unit = url.charCodeAt(at)
    high = Math.imul(high ^ unit, 0x9e3779b1)
    low = Math.imul(low ^ unit, 0x5f356495)
  }
  high = mixed(high, low)
  low = mixed(low, high)
  return (high >>> 0) * lowBits + ((low >>> 0) % lowBits) + 1
}

function mixed(word: number, other: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  return Math.imul(once ^ (other >>> 13), 0xc2b2ae35) ^ (once >>> 16)
}
