import { href } from 'react-router'
import { GalleryUnavailable } from '#app/routes/site/gallery/gallery-unavailable.tsx'
import { familyPage } from '#content/family.ts'

const { title, text, contact } = familyPage.missing
const words = { title, text, way: { to: href('/contato'), label: contact } }

/** The same for a link that has ended and one that never was. */
export function FamilyUnavailable({ failed }: { failed: boolean }) {
  return <GalleryUnavailable failed={failed} words={words} />
}
