import { dateTakenIn } from './exif.ts'

export type Heic = {
  /** Upright. */
  width: number
  height: number
  /** Three bytes a pixel; null when the file is damaged. */
  decode: () => Uint8Array | null
}

/**
 * The main picture of a HEIC file, by libheif in WebAssembly; depth maps and videos beside it are never
 * looked at. sharp has no decoder for HEVC.
 */
export async function openHeic(bytes: Uint8Array): Promise<Heic | null> {
  // Loaded when the first HEIC arrives: it takes 30 MB.
  const { default: create } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs')
  const libheif = create()
  const context = libheif.heif_context_alloc()
  const read = libheif.heif_context_read_from_memory(context, bytes)
  if (read.code !== libheif.heif_error_code.heif_error_Ok) return null
  const handle = libheif.heif_js_context_get_primary_image_handle(context)
  if (!handle || 'code' in handle) return null
  const width = libheif.heif_image_handle_get_width(handle)
  const height = libheif.heif_image_handle_get_height(handle)
  return {
    width,
    height,
    decode: () => {
      const { heif_colorspace_RGB } = libheif.heif_colorspace
      const { heif_chroma_interleaved_RGB } = libheif.heif_chroma
      const image = libheif.heif_js_decode_image2(
        handle,
        heif_colorspace_RGB,
        heif_chroma_interleaved_RGB,
      )
      const [plane] = 'channels' in image ? image.channels : []
      if (plane?.width !== width || plane.height !== height) return null
      return withoutPadding(plane.data, plane.stride, width * 3)
    },
  }
}

/** libheif's JavaScript lacks its function for EXIF, so this searches for the ten bytes with which it begins. */
export function heicDateTaken(bytes: Uint8Array): string | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const marks = ['Exif\0\0MM\0*', 'Exif\0\0II*\0']
  const at = Math.max(...marks.map((mark) => file.indexOf(mark, 0, 'latin1')))
  return at < 0 ? undefined : dateTakenIn(file.subarray(at, at + 65_536))
}

function withoutPadding(data: Uint8Array, stride: number, row: number): Uint8Array {
  if (stride === row) return data
  const rows = Math.floor(data.length / stride)
  const packed = new Uint8Array(rows * row)
  for (let y = 0; y < rows; y += 1) {
    packed.set(data.subarray(y * stride, y * stride + row), y * row)
  }
  return packed
}
