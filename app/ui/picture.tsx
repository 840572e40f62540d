import { preload } from 'react-dom'

export type PictureSource = {
  avif: string
  webp: string
  src: string
  width: number
  height: number
  placeholder: string
  /** Where a photo is placed in its crop (`object-position`), in percent. */
  position?: Point
  /** A photo's own description, instead of the drawing's. */
  alt?: string
}

type Point = { x: number; y: number }

/** A class, because the content security policy forbids style attributes; see site.css. */
export function focusClass({ x, y }: Point): string {
  return `focus-x-${x} focus-y-${y}`
}

type PictureProps = {
  source: PictureSource
  /** Empty if decorative. */
  alt: string
  sizes: string
  /** Loaded eagerly: for the first picture of a page. */
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

  const position = source.position
    ? `object-[var(--focus-x)_var(--focus-y)] ${focusClass(source.position)}`
    : ''

  return (
    <span className={`relative block overflow-hidden ${className}`}>
      <img
        src={source.placeholder}
        alt=""
        aria-hidden="true"
        className={`absolute inset-0 size-full object-cover ${position}`}
      />
      <picture>
        <source type="image/avif" srcSet={source.avif} sizes={sizes} />
        <source type="image/webp" srcSet={source.webp} sizes={sizes} />
        <img
          src={source.src}
          alt={alt && (source.alt ?? alt)}
          width={source.width}
          height={source.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          className={`relative size-full object-cover ${position}`}
        />
      </picture>
    </span>
  )
}
