import { v2 as cloudinary } from 'cloudinary'
import { type CloudinaryAccount, pictureHost } from './account.ts'
import type { Asset } from './photo-urls.ts'

/** Without a format, the file is delivered as it was uploaded. */
export type Delivery = { transformation?: string; format?: string }

/**
 * Where Cloudinary delivers a picture. The signature for a guarded one never expires, so this URL must not leave the
 * server.
 */
export function deliveryUrl(
  { publicId, type }: Asset,
  { cloudName, keys, apiBase }: CloudinaryAccount,
  { transformation, format }: Delivery = {},
): string {
  const url = cloudinary.url(publicId, {
    cloud_name: cloudName,
    type,
    secure: true,
    urlAnalytics: false,
    ...(format && { format }),
    ...(transformation && { raw_transformation: transformation }),
    ...(type === 'authenticated' && { sign_url: true, api_secret: keys?.apiSecret }),
  })
  return apiBase ? url.replace(pictureHost, new URL(apiBase).origin) : url
}
