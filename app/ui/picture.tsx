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
  /** Empty for decoration; required so that nobody forgets to decide. */
  alt: string
  /** How wide the picture stands on the page, as in the `sizes` attribute. */
  sizes: string
  /** The first picture of a page is fetched at once; all others when they come near. */
  first?: boolean
  className?: string
}

/** A picture of the site in the lightest format and size, over a blurred placeholder of itself. */
export function Picture({ source, alt, sizes, first = false, className = '' }: PictureProps) {
  if (first) {
    // Named in the head, so that it is asked for before the rest of the page has been read.
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
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding={first ? 'sync' : 'async'}
          className="relative size-full object-cover"
        />
      </picture>
    </span>
  )
}
