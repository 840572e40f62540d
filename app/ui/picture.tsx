import { preload } from 'react-dom'

export type PictureSource = {
  avif: string
  webp: string
  src: string
  width: number
  height: number
  placeholder: string
}

type PictureProps = {
  source: PictureSource
  /** Empty for decoration. */
  alt: string
  sizes: string
  /** Fetched at once: for the first picture of a page. */
  priority?: boolean
  className?: string
}

export function Picture({ source, alt, sizes, priority = false, className = '' }: PictureProps) {
  if (priority) {
    preload(source.src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: source.avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }

  return (
    <span className={`relative block overflow-hidden ${className}`}>
      <img
        src={source.placeholder}
        alt=""
        aria-hidden="true"
        className="absolute inset-0 size-full object-cover"
      />
      <picture>
        <source type="image/avif" srcSet={source.avif} sizes={sizes} />
        <source type="image/webp" srcSet={source.webp} sizes={sizes} />
        <img
          src={source.src}
          alt={alt}
          width={source.width}
          height={source.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          className="relative size-full object-cover"
        />
      </picture>
    </span>
  )
}
