import { type BrandPicture, type PhotoUrls, srcSet } from '#domain/photos/photo-urls.ts'
import { guardedFolder, sizesIn } from '#domain/photos/served-photo.ts'

// `https://res.cloudinary.com/<cloud>/image/upload/[<transformation>/…][v<digits>/]<id>.<ending>`; a
// private host has no <cloud>, and a stand-in has a host of its own.
const inAnyCloud = /^https?:\/\/[^/]+\/([\w-]+)\/image\/(upload|authenticated)\/([^?#\s]*)/
// A guarded photo is of the type `authenticated`: Cloudinary gives it to nobody without a signature, which
// documents never hold. Its id is `eventos/<event>/<guarded key>`.
const guarded =
  /^https?:\/\/[^/]+\/[\w-]+\/image\/authenticated\/(?:v\d+\/)?eventos\/([^/]+)\/(g[0-9a-f]{32})\.\w+$/
const delivered = /^(https?:\/\/[\w.-]*cloudinary\.com\/(?:[\w-]+\/)?image\/upload\/)([^?#\s]+)$/i

export const cloudinaryPhotoUrls: PhotoUrls = {
  isOwn: (url) => inAnyCloud.test(url),
  isGuarded: (url) => guarded.test(url),
  sizes: (photo) => {
    const folder = servedFolder(photo.url)
    if (folder) return sizesIn(folder, photo)
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

/** The site itself passes guarded photos on: see app/routes/files/guarded-photo.ts. */
function servedFolder(url: string): string | null {
  const [, event = '', key = ''] = guarded.exec(url) ?? []
  const eventId = decoded(event)
  return key && eventId ? guardedFolder(eventId, key) : null
}

function transforming(url: string): ((transformation: string) => string) | null {
  const [, host, file] = delivered.exec(url) ?? []
  return host && file ? (transformation) => `${host}${transformation}/${file}` : null
}

/** What Cloudinary calls a picture. 'authenticated': delivered only by a URL that the account's secret has signed. */
export type Asset = { publicId: string; type: 'upload' | 'authenticated' }

/** Null for a picture of another account. */
export function assetOf(url: string, { cloudName }: { cloudName: string }): Asset | null {
  const [whole, cloud, type, path = ''] = inAnyCloud.exec(url) ?? []
  if (cloud !== cloudName || whole !== url) return null
  const parts = path.split('/')
  const version = parts.findLastIndex((part) => /^v\d+$/.test(part))
  const file = parts.slice(version + 1).join('/')
  const publicId = decoded(file.replace(/\.[a-z0-9]{2,5}$/i, ''))
  return publicId ? { publicId, type: type as Asset['type'] } : null
}

/** 'webp' for a URL without an ending. */
export function formatOf(url: string): string {
  return /\.([a-z0-9]{2,5})$/i.exec(url)?.[1] ?? 'webp'
}

export function publicIdOf(url: string, account: { cloudName: string }): string | null {
  return assetOf(url, account)?.publicId ?? null
}

/** The URL of an upload's answer is signed if the picture is guarded; a document holds it without. */
export function withoutSignature(url: string): string {
  return url.replace(/\/s--[\w-]+--\//, '/')
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
