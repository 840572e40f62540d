import type { LogoView } from '#app/brand-view.ts'

type OwnLogoProps = {
  logo: LogoView
  /** Pages are light or dark; the footer is always dark. */
  ground: 'page' | 'footer'
}

/** Decorative: beside or instead of the school's name, which is always there as text. See components.css. */
export function OwnLogo({ logo, ground }: OwnLogoProps) {
  const { avif, src, width, height, tone } = logo
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      <img
        src={src}
        alt=""
        width={Math.round((44 * width) / height)}
        height={44}
        className={tone ? `own-logo ${tone}-logo-on-${ground}` : 'own-logo'}
      />
    </picture>
  )
}
