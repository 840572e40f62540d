import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import type { AdminPhotoView } from '#app/routes/admin/photos/admin-photo-view.ts'
import { PhotoImage } from '#app/ui/photo-image.tsx'
import { usePhotoFallback } from '#app/use-slot-pictures.ts'
import { checkFacesWords as words } from '#content/redaction.ts'

export type UncoveredPhoto = AdminPhotoView & { editor: string; faces: number }

/** The editor opens in another tab, so that the search goes on in this one. */
export function UncoveredPhotos({ photos }: { photos: readonly UncoveredPhoto[] }) {
  const fallback = usePhotoFallback()
  return (
    <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-4">
      {photos.map(({ id, nome, src, srcSet, editor, faces }) => (
        <li key={id} className="bubble grid border-2 border-line bg-surface">
          <PhotoImage
            src={src}
            srcSet={srcSet}
            sizes="(min-width: 64rem) 18rem, 50vw"
            alt=""
            fallback={fallback}
            className="aspect-4/3"
          />
          <p className="px-3 pt-3 font-semibold">{words.faces(faces)}</p>
          <p className="truncate px-3 text-small text-soft">{nome}</p>
          <a
            href={editor}
            target="_blank"
            rel="noopener"
            aria-label={words.coverIn(nome)}
            className={`${smallButtonClass} m-3 text-small`}
          >
            {words.cover}
          </a>
        </li>
      ))}
    </ul>
  )
}
