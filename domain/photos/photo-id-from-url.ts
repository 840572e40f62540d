// Below every time in milliseconds since 1987: numbers that are times stay above these.
const lowBits = 2 ** 7

/**
 * A number for a photo that is stored as a bare address: always the same for the same address,
 * whatever else is in the list, so that deleting it twice deletes it once. Two rounds of
 * multiplying and mixing (as in MurmurHash) give 39 bits: among 5,000 photos two hardly ever meet.
 */
export function photoIdFromUrl(address: string): number {
  let high = 0x9e3779b9
  let low = 0x85ebca6b
  for (let at = 0; at < address.length; at += 1) {
    const unit = address.charCodeAt(at)
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
