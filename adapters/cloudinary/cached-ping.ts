import type { CloudinaryAccount } from './account.ts'
import { ping } from './ping.ts'

// Cloudinary counts such calls: 500 an hour on the free plan.
const goodFor = 60_000

export function cachedPing(account: CloudinaryAccount): () => Promise<void> {
  let answeredAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (performance.now() - answeredAt < goodFor) return
    await ping(account)
    answeredAt = performance.now()
  }
}
