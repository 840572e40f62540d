export const photoSizes = ['400', '800', 'large', 'og'] as const
export type PhotoSize = (typeof photoSizes)[number]

export const photoFiles: Record<PhotoSize, string> = {
  '400': '400.webp',
  '800': '800.webp',
  large: 'large.webp',
  og: 'og.jpg',
}

export const photoContentTypes: Record<PhotoSize, string> = {
  '400': 'image/webp',
  '800': 'image/webp',
  large: 'image/webp',
  og: 'image/jpeg',
}

export type PhotoAddresses = {
  src: string
  srcSet?: string
  large: string
  og: string | null
}

type StoredAddress = { url: string; width?: number; height?: number }

export function photoAddresses(photo: StoredAddress): PhotoAddresses {
  const key = ownPhotoKey(photo.url)
  if (key) return ownAddresses(key, photo)
  const delivery = cloudinaryDelivery.exec(photo.url)
  if (delivery?.[1] && delivery[2]) return cloudinaryAddresses(delivery[1], delivery[2], photo)
  return { src: photo.url, large: photo.url, og: null }
}

/** Null for a picture that is not at Cloudinary. */
export function cloudinaryAddress(url: string, transformation: string): string | null {
  const delivery = cloudinaryDelivery.exec(url)
  return delivery && `${delivery[1]}${transformation}/${delivery[2]}`
}

/** `/fotos/<key>/<file>`: the key cannot be guessed, and what is behind it never changes. */
export function ownPhotoAddress(key: string, size: PhotoSize): string {
  return `/fotos/${key}/${photoFiles[size]}`
}

export function ownPhotoKey(url: string): string | null {
  return /^\/fotos\/([0-9a-f]{32})\/large\.webp$/.exec(url)?.[1] ?? null
}

export function isPhotoKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}

export function photoSizeOfFile(file: string): PhotoSize | null {
  return photoSizes.find((size) => photoFiles[size] === file) ?? null
}

const cloudinaryDelivery =
  /^(https?:\/\/[\w.-]*cloudinary\.com\/(?:[\w-]+\/)?image\/upload\/)([^?#\s]+)$/i

function ownAddresses(key: string, photo: StoredAddress): PhotoAddresses {
  const at = (size: PhotoSize) => ownPhotoAddress(key, size)
  return {
    src: at('400'),
    srcSet: srcSet(photo, [
      [400, at('400')],
      [800, at('800')],
      [2048, at('large')],
    ]),
    large: at('large'),
    og: at('og'),
  }
}

function cloudinaryAddresses(host: string, file: string, photo: StoredAddress): PhotoAddresses {
  const at = (transformation: string) => `${host}${transformation}/${file}`
  const wide = (width: number) => at(`f_auto,q_auto,c_limit,w_${width}`)
  return {
    src: wide(400),
    srcSet: srcSet(photo, [
      [400, wide(400)],
      [800, wide(800)],
      [2048, wide(2048)],
    ]),
    large: at('f_auto,q_auto,c_limit,w_2048,h_2048'),
    og: at('f_jpg,q_auto,c_fill,g_auto,w_1200,h_630'),
  }
}

/** No size is enlarged, so a narrow picture has fewer widths, and says the true ones. */
function srcSet(photo: StoredAddress, sizes: [number, string][]): string {
  const widest = photo.width ?? Number.POSITIVE_INFINITY
  const enough = sizes.findIndex(([width]) => width >= widest)
  const offered = enough < 0 ? sizes : sizes.slice(0, enough + 1)
  return offered.map(([width, address]) => `${address} ${Math.min(width, widest)}w`).join(', ')
}
