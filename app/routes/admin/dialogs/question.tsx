import { removeWords } from '#content/admin.ts'
import { binWords } from '#content/bin.ts'
import { ForGoodChoice } from './for-good-choice.tsx'

/** The confirmation before something is deleted, in a popover or on a page. */
export type Question = {
  title: string
  question: string
  /** What will happen; by default that it cannot be undone. */
  consequence?: string
  /** The verb on the button. */
  confirm?: string
  /** It is moved to the bin, unless the admin chooses to delete for good. */
  toBin?: boolean
  /** URLs of pictures of what is deleted. */
  pictures?: readonly (string | undefined)[]
}

const maxPictures = 4

/** Part of the confirmation's form. */
export function QuestionText({ id, ...asked }: Question & { id?: string }) {
  const { question, consequence = removeWords.forGood, toBin, pictures = [] } = asked
  return (
    <>
      <QuestionPictures pictures={pictures} />
      <p id={id} className="break-words text-soft">
        <strong className="font-semibold text-ink">{question}</strong>{' '}
        <span className={toBin ? 'unless-for-good' : undefined}>{consequence}</span>
        {toBin && <span className="if-for-good">{removeWords.forGood}</span>}
      </p>
      {toBin && <ForGoodChoice />}
    </>
  )
}

/** Uncropped pictures of what is deleted, up to four. */
export function QuestionPictures({ pictures }: Required<Pick<Question, 'pictures'>>) {
  const all = pictures.flatMap((src) => src ?? [])
  const shown = all.slice(0, maxPictures)
  const more = all.length - shown.length
  if (shown.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-2">
      {shown.map((src) => (
        <img
          key={src}
          src={src}
          alt=""
          loading="lazy"
          className={`rounded-small bg-well object-contain ${all.length === 1 ? 'h-36 w-full' : 'h-16 w-20'}`}
        />
      ))}
      {more > 0 && <span className="font-semibold">+{more}</span>}
    </p>
  )
}

/** The button's label, which CSS switches with the choice to delete for good, so that it needs no script. */
export function ConfirmLabel({ confirm = removeWords.confirm, toBin }: Question) {
  if (!toBin) return confirm
  return (
    <>
      <span className="unless-for-good">{confirm}</span>
      <span className="if-for-good">{binWords.forGood.label}</span>
    </>
  )
}
