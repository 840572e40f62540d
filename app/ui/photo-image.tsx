import { withFallback } from './with-fallback.ts'

/**
 * `sizes` of a photo across a phone's screen. It requests fewer pixels than the screen has: about 1.7 per CSS pixel, or
 * 2.2 on the sharpest screens, where a photo looks the same at a tenth of the bytes of the full size.
 */
export const acrossPhone = '(min-resolution: 2.5dppx) 55vw, 75vw'

type PhotoImageProps = {
  src: string
  srcSet?: string | undefined
  sizes: string
  alt: string
  /** Shown when the photo cannot be loaded. */
  fallback: string
  /** Loaded eagerly: for the first photo of a page. */
  priority?: boolean
  className?: string
}

/** Cropped, an upright photo keeps its upper part, where faces are. */
export function PhotoImage({
  src,
  srcSet,
  sizes,
  alt,
  fallback,
  priority = false,
  className = '',
}: PhotoImageProps) {
  return (
    <span className={`relative block overflow-hidden bg-line ${className}`}>
      <img
        key={src}
        {...withFallback(fallback)}
        src={src}
        srcSet={srcSet}
        sizes={srcSet && sizes}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        className="relative size-full object-[50%_25%] object-cover"
      />
    </span>
  )
}
