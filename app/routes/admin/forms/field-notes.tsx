type FieldNotesProps = { name: string; hint?: string | undefined; problem?: string | undefined }

/** Below a field, which refers to both in `aria-describedby`. */
export function FieldNotes({ name, hint, problem }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={`${name}-dica`} className="text-small text-soft">
          {hint}
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
