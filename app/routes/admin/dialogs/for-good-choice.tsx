import { binWords } from '#content/bin.ts'

const name = 'definitivo'

/** Offers to delete for good instead of moving to the bin. */
export function ForGoodChoice() {
  return (
    <label className="visibility-choice text-left">
      <input
        type="checkbox"
        name={name}
        value="sim"
        className="mt-0.5 size-5 flex-none accent-brand"
      />
      <span>
        <span className="font-semibold">{binWords.forGood.label}</span>
        <span className="block text-small text-soft">{binWords.forGood.hint}</span>
      </span>
    </label>
  )
}

export function isForGood(form: FormData): boolean {
  return form.get(name) === 'sim'
}
