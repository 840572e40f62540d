import missing from 'picture:photo-missing?src'
import { useSlotPictures } from '#app/use-slot-pictures.ts'
import { useImageFailure } from './use-image-failure.ts'

type PhotoImageProps = {
  src: string
  srcSet?: string | undefined
  sizes: string
  alt: string
  /** Fetched at once: for the first photo of a page. */
  priority?: boolean
  className?: string
}

export function PhotoImage({
  src,
  srcSet,
  sizes,
  alt,
  priority = false,
  className = '',
}: PhotoImageProps) {
  const { failed, imageProps } = useImageFailure()
  const fallback = useSlotPictures()['photo-missing']?.src ?? missing

  return (
    <span className={`relative block overflow-hidden bg-line ${className}`}>
      <img
        {...imageProps}
        src={failed ? fallback : src}
        srcSet={failed ? undefined : srcSet}
        sizes={failed || !srcSet ? undefined : sizes}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        className="relative size-full object-cover"
      />
    </span>
  )
}
