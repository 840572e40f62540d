import { limitWords } from '#content/admin.ts'

type CharacterCountProps = { id: string; length: number; limit: number }

/** Below a field with a limit. Nothing is cut: what is too long is counted here and refused by the server. */
export function CharacterCount({ id, length, limit }: CharacterCountProps) {
  const left = limit - length
  const words = left * 2 > limit ? limitWords.upTo(limit) : limitWords.left(left)
  return (
    <>
      <p id={id} className={`text-small ${left < 0 ? 'font-semibold text-accent' : 'text-soft'}`}>
        {words}
      </p>
      <span role="status" className="sr-only">
        {left <= 10 ? words : ''}
      </span>
    </>
  )
}

/** As the server counts: without spaces at the ends, and with one between the words of a line. */
export function countedLength(text: string, multiline = false): number {
  const trimmed = text.replaceAll('\r\n', '\n').trim()
  return multiline ? trimmed.length : trimmed.replace(/\s+/g, ' ').length
}
