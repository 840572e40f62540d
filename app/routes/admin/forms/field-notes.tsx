import { savedElsewhereLabel } from '#content/admin.ts'
import { CharacterCount } from './character-count.tsx'

type FieldNotesProps = {
  name: string
  hint?: string | undefined
  problem?: string | undefined
  count?: { length: number; limit: number } | undefined
  /** What somebody else saved in this field meanwhile. */
  elsewhere?: string | undefined
}

/** Below a field, which refers to all in `aria-describedby`. */
export function FieldNotes({ name, hint, problem, count, elsewhere }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={`${name}-dica`} className="text-small text-soft">
          {hint}
        </p>
      )}
      {count && <CharacterCount id={`${name}-contagem`} {...count} />}
      {elsewhere !== undefined && (
        <p
          id={`${name}-outro`}
          className="bubble whitespace-pre-line break-words bg-blue-tint px-4 py-2 text-small text-text [--bubble:0.75rem]"
        >
          {savedElsewhereLabel(elsewhere)}
        </p>
      )}
      {problem && (
        <p id={`${name}-problema`} className="font-semibold text-accent text-small">
          {problem}
        </p>
      )}
    </>
  )
}
