import { othersChangeWords } from '#content/changes/others-change.ts'
import { CharacterCount } from './character-count.tsx'
import { decisionField, decisions, type OthersChange } from './edit-answer.ts'

type Notes = {
  name: string
  hint?: string | undefined
  problem?: string | undefined
  /** What somebody else saved in this field meanwhile. */
  other?: OthersChange | undefined
  count?: { length: number; limit: number } | undefined
}

/** Ids of the notes, for `aria-describedby`. */
export function describedBy({ name, hint, count, other, problem }: Notes): string | undefined {
  const notes = [
    hint && `${name}-dica`,
    count && `${name}-contagem`,
    other && `${name}-outro`,
    problem && `${name}-problema`,
  ]
  return notes.filter(Boolean).join(' ') || undefined
}

/** Below a field. */
export function FieldNotes({ name, hint, problem, count, other }: Notes) {
  return (
    <>
      {hint && (
        <p id={`${name}-dica`} className="text-small text-soft">
          {hint}
        </p>
      )}
      {count && <CharacterCount id={`${name}-contagem`} {...count} />}
      {other && <Question name={name} other={other} />}
      {problem && (
        <p id={`${name}-problema`} className="font-semibold text-accent text-small">
          {problem}
        </p>
      )}
    </>
  )
}

/** Two people changed the field: this one decides which value stays. */
function Question({ name, other }: { name: string; other: OthersChange }) {
  return (
    <fieldset className="bubble bg-blue-tint px-4 py-3 text-small text-text [--bubble:0.75rem]">
      <legend className="sr-only">{othersChangeWords.legend}</legend>
      <p id={`${name}-outro`} className="whitespace-pre-line break-words">
        {othersChangeWords.saved(other, new Date())}
      </p>
      <div className="flex flex-wrap gap-x-6">
        {Object.values(decisions).map((decision) => (
          <label key={decision} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={decisionField(name)}
              value={decision}
              required
              className="size-5 flex-none accent-brand"
            />
            {othersChangeWords.decisions[decision]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
