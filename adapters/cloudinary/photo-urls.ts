import { type BrandPicture, type PhotoUrls, srcSet } from '#domain/photos/photo-urls.ts'
import { sizesIn } from '#domain/photos/served-photo.ts'

// `https://res.cloudinary.com/<cloud>/image/upload/[<transformation>/…][v<digits>/]<id>.<ending>`; a
// private host has no <cloud>, and a stand-in has a host of its own.
const inAnyCloud = /^https?:\/\/[^/]+\/([\w-]+)\/image\/(upload|authenticated)\/([^?#\s]*)/
const delivered = /^(https?:\/\/[\w.-]*cloudinary\.com\/(?:[\w-]+\/)?image\/upload\/)([^?#\s]+)$/i

export const cloudinaryPhotoUrls: PhotoUrls = {
  isOwn: (url) => inAnyCloud.test(url),
  // The site itself forwards guarded photos: see app/routes/files/guarded-photo.ts.
  guardedSizes: (photo, folder) => (inAnyCloud.test(photo.url) ? sizesIn(folder, photo) : null),
  sizes: (photo) => {
    const at = transforming(photo.url)
    if (!at) return null
    const wide = (width: number): [number, string] => [
      width,
      at(`f_auto,q_auto,c_limit,w_${width}`),
    ]
    return {
      src: wide(400)[1],
      srcSet: srcSet(photo, [400, 600, 800, 2048].map(wide)),
      large: at('f_auto,q_auto,c_limit,w_2048,h_2048'),
      og: at('f_jpg,q_auto,c_fill,g_auto,w_1200,h_630'),
    }
  },
  slot: (url, { width, format }) =>
    transforming(url)?.(`f_${format},q_auto,c_limit,w_${width}`) ?? null,
  brand: (url, picture) => transforming(url)?.(brandTransformation(picture)) ?? null,
}

type Sides = readonly [width: number, height: number]

function brandTransformation({ file, isLight }: BrandPicture): string {
  const padded = ([width, height]: Sides, background: string) =>
    `c_pad,b_rgb:${background},w_${width},h_${height}`
  const plate = isLight ? '10265a' : 'ffffff'
  const onPlate = (inner: Sides, outer: Sides, format: string) =>
    `${padded(inner, plate)}/f_${format},${padded(outer, plate)}`
  switch (file) {
    case 'icon-180.png':
      return onPlate([148, 148], [180, 180], 'png')
    case 'icon-maskable-512.png':
      return onPlate([328, 328], [512, 512], 'png')
    case 'card.jpg':
      return onPlate([720, 378], [1200, 630], 'jpg')
    default: {
      const side = Number.parseInt(file.slice('icon-'.length), 10)
      return `f_png,${padded([side, side], 'ffffff00')}`
    }
  }
}

function transforming(url: string): ((transformation: string) => string) | null {
  const [, host, file] = delivered.exec(documentUrl(url)) ?? []
  return host && file ? (transformation) => `${host}${transformation}/${file}` : null
}

/** What Cloudinary calls a picture. 'authenticated': delivered only by a URL that the account's secret has signed. */
export type Asset = { publicId: string; type: 'upload' | 'authenticated' }

/** Null for a picture of another account. */
export function publicIdOf(url: string, { cloudName }: { cloudName: string }): string | null {
  const [whole, cloud, , path = ''] = inAnyCloud.exec(url) ?? []
  if (cloud !== cloudName || whole !== url) return null
  const parts = path.split('/')
  const version = parts.findLastIndex((part) => /^v\d+$/.test(part))
  const file = parts.slice(version + 1).join('/')
  return decoded(file.replace(/\.[a-z0-9]{2,5}$/i, '')) || null
}

/** 'webp' for a URL without an ending. */
export function formatOf(url: string): string {
  return /\.([a-z0-9]{2,5})$/i.exec(url)?.[1] ?? 'webp'
}

/**
 * The form of a URL in documents, whoever sees the photo now. The response to an upload may have the type
 * 'authenticated', and a signature that must not leave the server.
 */
export function documentUrl(url: string): string {
  return url.replace(/\/image\/authenticated\/(?:s--[\w-]+--\/)?/, '/image/upload/')
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
