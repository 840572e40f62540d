import missing from 'picture:photo-missing?src'
import { useEffect, useRef, useState } from 'react'

type PhotoImageProps = {
  src: string
  srcSet?: string | undefined
  sizes: string
  alt: string
  first?: boolean
  className?: string
}

/** A photo that may be gone: what cannot be loaded is replaced by a drawing of an empty frame. */
export function PhotoImage({
  src,
  srcSet,
  sizes,
  alt,
  first = false,
  className = '',
}: PhotoImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const [broken, setBroken] = useState(false)

  // It may have failed before React was there to hear of it.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true)
  }, [])

  return (
    <span className={`relative block overflow-hidden bg-line ${className}`}>
      <img
        ref={image}
        src={broken ? missing : src}
        srcSet={broken ? undefined : srcSet}
        sizes={broken || !srcSet ? undefined : sizes}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
        onError={() => setBroken(true)}
        className="relative size-full object-cover"
      />
    </span>
  )
}
