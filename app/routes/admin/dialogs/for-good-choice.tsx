import { Choice } from '#app/routes/admin/forms/choice.tsx'
import { binWords } from '#content/bin.ts'

const name = 'definitivo'

/** Offers to delete for good instead of moving to the bin. */
export function ForGoodChoice() {
  return (
    <Choice
      type="checkbox"
      name={name}
      value="sim"
      className="text-left"
      words={binWords.forGood}
    />
  )
}

export function isForGood(form: FormData): boolean {
  return form.get(name) === 'sim'
}
