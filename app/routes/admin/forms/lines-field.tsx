import { useState } from 'react'
import { listPageWords } from '#content/school-lists/words.ts'
import type { Typed } from '#domain/fields/field.ts'
import type { Problems } from '#domain/fields/form.ts'
import type { OthersChange } from './edit-answer.ts'
import { Field } from './field.tsx'

type LinesFieldProps = {
  name: string
  label: string
  hint: string | undefined
  control: { limit: number; max: number }
  required: boolean
  values: Typed
  problems: Problems
  other: OthersChange | undefined
}

/** One entry per line. Shows while typing which line is too long, and how many lines are too many. */
export function LinesField({ control, ...shared }: LinesFieldProps) {
  const [typed, setTyped] = useState(shared.values[shared.name] ?? '')
  return (
    <div
      onInput={({ target }) => setTyped((target as HTMLTextAreaElement).value)}
      className="grid gap-2"
    >
      <Field {...shared} multiline rows={Math.min(control.max + 1, 5)} />
      <p role="status" className="text-small text-soft">
        {linesNote(typed, control)}
      </p>
    </div>
  )
}

function linesNote(typed: string, { limit, max }: LinesFieldProps['control']): string {
  const lines = typed
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  if (lines.length > max) return listPageWords.tooManyLines(lines.length - max)
  const long = lines.findIndex((line) => line.length > limit)
  if (long >= 0) return listPageWords.longLine(long + 1, (lines[long]?.length ?? 0) - limit)
  return listPageWords.upToLines(max, limit)
}
