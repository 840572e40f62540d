import { siFacebook, siInstagram, siWhatsapp, siYoutube } from 'simple-icons'

type IconProps = { className?: string }

function brandIcon(icon: { path: string }) {
  return ({ className }: IconProps) => (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
      <path d={icon.path} />
    </svg>
  )
}

export const WhatsAppIcon = brandIcon(siWhatsapp)
export const InstagramIcon = brandIcon(siInstagram)
export const FacebookIcon = brandIcon(siFacebook)
export const YouTubeIcon = brandIcon(siYoutube)
