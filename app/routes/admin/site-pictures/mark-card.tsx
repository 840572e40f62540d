import type { MarkView } from '#app/brand-view.ts'
import type { MarkName } from '#content/media/slots.ts'
import { sitePicturesWords } from '#content/site-pictures.ts'
import { MarkPreview } from './mark-preview.tsx'
import { PictureCard, type SlotState } from './picture-card.tsx'
import type { Slot } from './slot.ts'

const words = sitePicturesWords.marks

type MarkCardProps = SlotState & { slot: Slot; mark: MarkView | null }

export function MarkCard({ mark, ...card }: MarkCardProps) {
  return (
    <PictureCard
      {...card}
      words={words}
      state={card.file ? words.own : mark ? words.derived : words.shipped}
      preview={
        <div className="grid min-h-52 content-center justify-items-center">
          <MarkPreview slot={card.slot.name as MarkName} mark={mark} />
        </div>
      }
    />
  )
}
