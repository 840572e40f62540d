export type CloudinaryAccount = {
  cloudName: string
  keys?: { apiKey: string; apiSecret: string }
  uploadPreset?: string
  /** A stand-in for Cloudinary's own addresses, for uploads and for pictures. */
  apiBase?: string
}

export const pictureHost = 'https://res.cloudinary.com'
