import { href } from 'react-router'
import { SiteLink } from '#app/ui/site-link.tsx'
import { galleryPage } from '#content/gallery.ts'

export function RemovalNote() {
  const { text, link } = galleryPage.removalNote
  return (
    <p className="mt-12 max-w-2xl text-small text-soft">
      {text}{' '}
      <SiteLink
        to={`${href('/privacidade')}#remocao`}
        className="font-semibold text-text underline underline-offset-4"
      >
        {link}
      </SiteLink>
    </p>
  )
}
