import type { CloudinaryAccount } from './account.ts'
import { cloudinaryFault } from './cloudinary-fault.ts'

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

/** Without keys Cloudinary responds 401, which also shows that it is up. */
async function ping({ cloudName, keys, apiBase }: CloudinaryAccount): Promise<void> {
  const url = `${apiBase ?? 'https://api.cloudinary.com'}/v1_1/${cloudName}/ping`
  const authorization = keys && `Basic ${btoa(`${keys.apiKey}:${keys.apiSecret}`)}`
  try {
    const { status } = await fetch(url, {
      ...(authorization && { headers: { authorization } }),
      signal: AbortSignal.timeout(5_000),
    })
    if (status >= 500 || (keys && status === 401)) {
      throw Object.assign(new Error(`ping: ${status}`), { http_code: status })
    }
  } catch (error) {
    throw cloudinaryFault(error)
  }
}
