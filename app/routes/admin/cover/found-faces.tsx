import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import { redactionWords as words } from '#content/redaction.ts'
import type { Choice } from './cover.ts'
import type { FaceSearchState } from './use-face-search.ts'

type FoundFacesProps = {
  search: FaceSearchState
  onFind: () => void
  foundAny: boolean
  choice: Choice
  onChoose: (choice: Choice) => void
}

const choices: Choice[] = ['all', 'except', 'only']

/** The button that searches the photo; afterwards, which of the found faces are covered. */
export function FoundFaces({ search, onFind, foundAny, choice, onChoose }: FoundFacesProps) {
  if (foundAny) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container everywhere
      <div role="group" aria-label={words.choose} className="grid grid-cols-3 gap-2 sm:flex">
        {choices.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === choice}
            className={`${smallButtonClass} text-small aria-pressed:bg-brand aria-pressed:text-white`}
            onClick={() => onChoose(one)}
          >
            {words.choices[one].label}
          </button>
        ))}
      </div>
    )
  }
  const isSearching = typeof search === 'object'
  return (
    <button
      type="button"
      className={`${smallButtonClass} w-full sm:w-auto`}
      aria-disabled={isSearching}
      onClick={() => !isSearching && onFind()}
    >
      {isSearching ? words.searching(search.share) : words.find}
    </button>
  )
}
