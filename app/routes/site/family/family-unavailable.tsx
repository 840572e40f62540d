import { href } from 'react-router'
import { GalleryUnavailable } from '#app/routes/site/gallery/gallery-unavailable.tsx'
import { familyPage } from '#content/family.ts'

type FamilyUnavailableProps = { failed: boolean; words: { title: string; text: string } }

/** The same for a link that has expired and for one that never existed. */
export function FamilyUnavailable({ failed, words }: FamilyUnavailableProps) {
  const way = { to: href('/contato'), label: familyPage.contact }
  return (
    <div className="frame pt-8 pb-24">
      <GalleryUnavailable failed={failed} words={{ ...words, way }} />
    </div>
  )
}
