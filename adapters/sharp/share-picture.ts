import type { Sharp } from 'sharp'

const width = 1200
const height = 630

/**
 * The picture that WhatsApp and others show with a link: its most interesting part, never enlarged. Around a small
 * picture, the rest is filled with its average colour.
 */
export async function sharePicture(
  pixels: () => Sharp,
  source: { width: number; height: number },
): Promise<Buffer> {
  const scale = Math.min(1, Math.max(width / source.width, height / source.height))
  const crop = {
    width: Math.min(width, Math.round(source.width * scale)),
    height: Math.min(height, Math.round(source.height * scale)),
  }
  const left = Math.floor((width - crop.width) / 2)
  const top = Math.floor((height - crop.height) / 2)
  const right = width - crop.width - left
  const bottom = height - crop.height - top
  const cropped = flattened(pixels()).resize({ ...crop, fit: 'cover', position: 'attention' })
  if (right > 0 || bottom > 0) {
    cropped.extend({ left, top, right, bottom, background: await averageColour(pixels()) })
  }
  return cropped.jpeg({ quality: 78 }).toBuffer()
}

async function averageColour(pixels: Sharp) {
  const [r = 255, g = r, b = r] = await flattened(pixels)
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer()
  return { r, g, b }
}

function flattened(pixels: Sharp): Sharp {
  return pixels.flatten({ background: '#ffffff' })
}
