/** The part that we use; the package's own types are those of its C interface. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type Handle = object
  type Failure = { code: unknown; message: string }
  type Plane = { width: number; height: number; stride: number; data: Uint8Array }

  export default function create(): {
    heif_context_alloc(): object
    heif_context_read_from_memory(context: object, bytes: Uint8Array): Failure
    heif_js_context_get_primary_image_handle(context: object): Handle | Failure | null
    heif_image_handle_get_width(handle: Handle): number
    heif_image_handle_get_height(handle: Handle): number
    heif_js_decode_image2(
      handle: Handle,
      colorspace: unknown,
      chroma: unknown,
    ): { channels: Plane[] } | Failure
    heif_error_code: { heif_error_Ok: unknown }
    heif_colorspace: { heif_colorspace_RGB: unknown }
    heif_chroma: { heif_chroma_interleaved_RGB: unknown }
  }
}
