import missing from 'picture:photo-missing'
import { href } from 'react-router'
import { LoadFailure } from '#app/routes/site/events/load-failure.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { useSlotPictures } from '#app/use-slot-pictures.ts'
import { galleryPage } from '#content/gallery.ts'

type Missing = { title: string; text: string; way: { to: string; label: string } }

/** For a public gallery; a family link has other words. */
const missingEvent: Missing = {
  title: galleryPage.notFound,
  text: galleryPage.notFoundText,
  way: { to: href('/eventos'), label: galleryPage.back },
}

type GalleryUnavailableProps = { failed: boolean; words?: Missing }

export function GalleryUnavailable({ failed, words = missingEvent }: GalleryUnavailableProps) {
  const pictures = useSlotPictures()
  return (
    <div className="mt-8 grid items-center gap-10 md:grid-cols-[1fr_20rem]">
      <div>
        <h1 tabIndex={-1} className="text-display">
          {failed ? galleryPage.errorTitle : words.title}
        </h1>
        <div className="mt-6">
          {failed ? (
            <LoadFailure message={galleryPage.error} retry={galleryPage.retry} />
          ) : (
            <p className="max-w-xl text-lead text-soft">{words.text}</p>
          )}
        </div>
        <p className="mt-8">
          <ButtonLink to={words.way.to} variant={failed ? 'secondary' : 'primary'}>
            {words.way.label}
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
