import type { PhotoStream } from '#domain/photos/photo-store.ts'
import type { PhotoSize } from '#domain/photos/picture-encoder.ts'
import type { CloudinaryAccount } from './account.ts'
import { cloudinaryFault } from './cloudinary-fault.ts'
import { type Delivery, deliveryUrl } from './delivery-url.ts'
import type { Asset } from './photo-urls.ts'

const deliveries: Record<PhotoSize, Delivery> = {
  '400': { transformation: 'q_auto,c_limit,w_400', format: 'webp' },
  '600': { transformation: 'q_auto,c_limit,w_600', format: 'webp' },
  '800': { transformation: 'q_auto,c_limit,w_800', format: 'webp' },
  large: { transformation: 'q_auto,c_limit,w_2048,h_2048', format: 'webp' },
  og: { transformation: 'q_auto,c_fill,g_auto,w_1200,h_630', format: 'jpg' },
}

/** Forwards the picture as it arrives from Cloudinary, so that a browser never connects there for a guarded photo. */
export async function openPicture(
  publicId: string,
  size: PhotoSize,
  account: CloudinaryAccount,
  timeout: number,
): Promise<PhotoStream | null> {
  const guarded: Asset[] = account.keys ? [{ publicId, type: 'authenticated' }] : []
  for (const asset of [...guarded, { publicId, type: 'upload' } as const]) {
    const opened = await openUrl(deliveryUrl(asset, account, deliveries[size]), timeout)
    if (opened) return opened
  }
  return null
}

async function openUrl(wanted: string, timeout: number): Promise<PhotoStream | null> {
  // Times out only until the response begins: after that, its reader sets the pace.
  const tooLong = new AbortController()
  const timer = setTimeout(() => tooLong.abort(), timeout)
  try {
    const answer = await fetch(wanted, {
      redirect: 'error',
      signal: tooLong.signal,
    })
    const contentType = answer.headers.get('content-type') ?? ''
    if (answer.ok && answer.body && contentType.startsWith('image/')) {
      return { body: answer.body, contentType }
    }
    await answer.body?.cancel()
    if ([401, 404, 410].includes(answer.status)) return null
    throw Object.assign(new Error('not OK'), { http_code: answer.status })
  } catch (error) {
    throw cloudinaryFault(error)
  } finally {
    clearTimeout(timer)
  }
}
