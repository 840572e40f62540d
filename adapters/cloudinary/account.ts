export type CloudinaryAccount = {
  cloudName: string
  keys?: { apiKey: string; apiSecret: string }
  uploadPreset?: string
  /** Replaces Cloudinary's own hosts, for uploads and for pictures. */
  apiBase?: string
}

export const pictureHost = 'https://res.cloudinary.com'
