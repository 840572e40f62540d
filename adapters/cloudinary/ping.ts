import type { CloudinaryAccount } from './account.ts'
import { cloudinaryFault } from './cloudinary-fault.ts'

/** Without keys Cloudinary responds 401, which also shows that it is up. */
export async function ping({ cloudName, keys, apiBase }: CloudinaryAccount): Promise<Response> {
  const url = `${apiBase ?? 'https://api.cloudinary.com'}/v1_1/${cloudName}/ping`
  const authorization = keys && `Basic ${btoa(`${keys.apiKey}:${keys.apiSecret}`)}`
  try {
    const answer = await fetch(url, {
      ...(authorization && { headers: { authorization } }),
      signal: AbortSignal.timeout(5_000),
    })
    const { status } = answer
    if (status >= 500 || (keys && status === 401)) {
      throw Object.assign(new Error(`ping: ${status}`), { http_code: status })
    }
    return answer
  } catch (error) {
    throw cloudinaryFault(error)
  }
}
