import { listPageWords, wordsOf } from '#content/school-lists/words.ts'
import { EditLink, HideButton, type RowView } from './row.tsx'

const words = wordsOf('courseCategories')

/** Above the courses of a category: its name, its texts, and whether it is hidden. */
export function CategoryHeading({ category }: { category: RowView }) {
  const { id, name, about, text, isHidden } = category
  return (
    <>
      <h2 id={`categoria-${id}`} tabIndex={-1} className="scroll-mt-4 text-title">
        {name}
      </h2>
      {isHidden && <p className="mt-1 font-bold">{listPageWords.hiddenCategory}</p>}
      <p className="mt-1 max-w-3xl wrap-anywhere text-soft">{text}</p>
      <p className="mt-1 max-w-3xl wrap-anywhere text-small text-soft">{about}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <EditLink words={words} row={category} />
        <HideButton words={words} row={category} />
      </div>
    </>
  )
}
