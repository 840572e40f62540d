import { type PhotoUrls, srcSet } from '#domain/photos/photo-urls.ts'

// `https://res.cloudinary.com/<cloud>/image/upload/[<transformation>/…][v<digits>/]<id>.<ending>`; a
// private host has no <cloud>, and a stand-in has a host of its own.
const inAnyCloud = /^https?:\/\/[^/]+\/([\w-]+)\/image\/upload\/([^?#\s]*)/
const delivered = /^(https?:\/\/[\w.-]*cloudinary\.com\/(?:[\w-]+\/)?image\/upload\/)([^?#\s]+)$/i

export const cloudinaryPhotoUrls: PhotoUrls = {
  isOwn: (url) => inAnyCloud.test(url),
  sizes: (photo) => {
    const at = transforming(photo.url)
    if (!at) return null
    const wide = (width: number): [number, string] => [
      width,
      at(`f_auto,q_auto,c_limit,w_${width}`),
    ]
    return {
      src: wide(400)[1],
      srcSet: srcSet(photo, [400, 800, 2048].map(wide)),
      large: at('f_auto,q_auto,c_limit,w_2048,h_2048'),
      og: at('f_jpg,q_auto,c_fill,g_auto,w_1200,h_630'),
    }
  },
  slot: (url, { width, format }) =>
    transforming(url)?.(`f_${format},q_auto,c_limit,w_${width}`) ?? null,
}

function transforming(url: string): ((transformation: string) => string) | null {
  const [, host, file] = delivered.exec(url) ?? []
  return host && file ? (transformation) => `${host}${transformation}/${file}` : null
}

/** Null for a picture of another account. */
export function publicIdOf(url: string, { cloudName }: { cloudName: string }): string | null {
  const [whole, cloud, path = ''] = inAnyCloud.exec(url) ?? []
  if (cloud !== cloudName || whole !== url) return null
  const parts = path.split('/')
  const version = parts.findLastIndex((part) => /^v\d+$/.test(part))
  const file = parts.slice(version + 1).join('/')
  const id = file.replace(/\.[a-z0-9]{2,5}$/i, '')
  return id === '' ? null : decoded(id)
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
