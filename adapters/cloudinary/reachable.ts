import type { CloudinaryAccount } from './account.ts'
import { cloudinaryFault } from './cloudinary-fault.ts'

// Cloudinary counts such calls (500 an hour on the free plan), and health is asked for often.
const goodFor = 60_000

/** Throws unless Cloudinary answers, and answers these keys. */
export function reachable({ cloudName, keys, apiBase }: CloudinaryAccount): () => Promise<void> {
  const address = `${apiBase ?? 'https://api.cloudinary.com'}/v1_1/${cloudName}/ping`
  const authorization = keys && `Basic ${btoa(`${keys.apiKey}:${keys.apiSecret}`)}`
  let answeredAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (performance.now() - answeredAt < goodFor) return
    try {
      const { status } = await fetch(address, {
        ...(authorization && { headers: { authorization } }),
        signal: AbortSignal.timeout(5_000),
      })
      // Without keys the answer is 401, which is an answer.
      if (status >= 500 || (keys && status === 401)) {
        throw Object.assign(new Error(`ping: ${status}`), { http_code: status })
      }
      answeredAt = performance.now()
    } catch (error) {
      throw cloudinaryFault(error)
    }
  }
}
