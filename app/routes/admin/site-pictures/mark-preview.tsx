import drawnCard from 'picture:og-default'
import type { MarkView } from '#app/brand-view.ts'
import mark from '#content/media/logo.svg'
import type { MarkName } from '#content/media/slots.ts'
import { sitePicturesWords } from '#content/site-pictures.ts'

type MarkPreviewProps = {
  slot: MarkName
  /** Null: the one that ships with the site. */
  mark: MarkView | null
}

/** The school's mark as visitors see it: a logo on paper and on the dark footer. */
export function MarkPreview({ slot, mark: own }: MarkPreviewProps) {
  if (slot === 'share-picture') {
    return <img src={own?.src ?? drawnCard} alt="" className="w-full rounded-card" />
  }
  const src = own?.src ?? mark
  if (slot === 'icon') {
    return (
      <span className="flex items-end gap-6">
        <img src={src} alt="" width={96} height={96} className="size-24" />
        <img src={src} alt="" width={32} height={32} className="size-8" />
      </span>
    )
  }
  const ground = 'grid min-h-28 place-items-center p-4'
  const shown = 'max-h-20 max-w-full object-contain'
  return (
    <>
      <span className="grid w-full overflow-hidden rounded-card border border-line">
        <span className={`${ground} bg-[var(--paper)]`}>
          <img
            src={src}
            alt=""
            className={`${shown} ${own?.tone === 'light' ? 'rounded-small bg-[var(--blue-900)] p-2' : ''}`}
          />
        </span>
        <span className={`${ground} bg-[var(--blue-900)]`}>
          <img
            src={src}
            alt=""
            className={`${shown} ${own?.tone === 'dark' ? 'rounded-small bg-[var(--paper)] p-2' : ''}`}
          />
        </span>
      </span>
      {own?.tone && (
        <p className="bubble mt-3 bg-sun-tint px-4 py-3 text-small [--bubble:0.75rem]">
          {sitePicturesWords.marks.tone[own.tone]}
        </p>
      )}
    </>
  )
}
