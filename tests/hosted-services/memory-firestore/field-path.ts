import type { Fields, Value } from '#tests/hosted-services/firestore-messages.ts'

/** `a.b` is b in the map a; a name that is no identifier is written between backticks. */
function segments(path: string): string[] {
  const found = path.match(/`(?:\\.|[^`\\])+`|[^.`]+/g) ?? []
  return found.map((part) =>
    part.startsWith('`') ? part.slice(1, -1).replace(/\\(.)/g, '$1') : part,
  )
}

export function valueAt(fields: Fields, path: string): Value | undefined {
  const [first = '', ...rest] = segments(path)
  return rest.reduce(
    (value: Value | undefined, name) => value?.mapValue?.fields[name],
    fields[first],
  )
}

/** The fields with this value at the path, or with none there. */
export function withValueAt(fields: Fields, path: string, value: Value | undefined): Fields {
  return replaced(fields, segments(path), value)
}

function replaced(
  fields: Fields,
  [name = '', ...rest]: string[],
  value: Value | undefined,
): Fields {
  const { [name]: before, ...others } = fields
  if (rest.length === 0) return value ? { ...others, [name]: value } : others
  if (!value && !before?.mapValue) return fields
  const inner = replaced(before?.mapValue?.fields ?? {}, rest, value)
  return { ...others, [name]: { mapValue: { fields: inner } } }
}
