import missing from 'picture:photo-missing'
import { href } from 'react-router'
import { LoadFailure } from '#app/routes/site/events/load-failure.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { useSlotPictures } from '#app/use-slot-pictures.ts'
import { familyPage } from '#content/family.ts'
import { galleryPage } from '#content/gallery.ts'

/** The same for a link that has ended and one that never was. */
export function FamilyUnavailable({ failed }: { failed: boolean }) {
  const pictures = useSlotPictures()
  return (
    <div className="mt-8 grid items-center gap-10 md:grid-cols-[1fr_20rem]">
      <div>
        <h1 tabIndex={-1} className="text-display">
          {failed ? galleryPage.errorTitle : familyPage.missing.title}
        </h1>
        <div className="mt-6">
          {failed ? (
            <LoadFailure message={galleryPage.error} retry={galleryPage.retry} />
          ) : (
            <p className="max-w-xl text-lead text-soft">{familyPage.missing.text}</p>
          )}
        </div>
        <p className="mt-8">
          <ButtonLink to={href('/contato')} variant={failed ? 'secondary' : 'primary'}>
            {familyPage.missing.contact}
          </ButtonLink>
        </p>
      </div>
      <Picture
        source={pictures['photo-missing'] ?? missing}
        alt=""
        sizes="20rem"
        className="bubble aspect-square max-w-80 [--bubble:3rem]"
      />
    </div>
  )
}
