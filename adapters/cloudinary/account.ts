export type CloudinaryAccount = {
  cloudName: string
  keys?: { apiKey: string; apiSecret: string }
  uploadPreset?: string
  /** A stand-in for Cloudinary's own addresses, for uploads and for pictures. */
  apiBase?: string
}

export const pictureHost = 'https://res.cloudinary.com'

/** `https://res.cloudinary.com/<cloud>/image/upload/[<transformation>/…][v<digits>/]<id>.<ending>` */
const delivered = /^https?:\/\/[^/]+\/([\w-]+)\/image\/upload\/([^?#\s]+)$/

export function publicIdOf(url: string, { cloudName }: CloudinaryAccount): string | null {
  const [, cloud, path = ''] = delivered.exec(url) ?? []
  if (cloud !== cloudName) return null
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
