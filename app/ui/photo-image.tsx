import { withFallback } from './image-fallback.ts'

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
        className="relative size-full object-cover"
      />
    </span>
  )
}
