import type { Fields, Moment, Value } from '#tests/hosted-services/firestore-messages.ts'

type Kind = keyof Value

/** In Firestore's order of types. Integers and doubles are one type. */
const ranks: Record<Kind, number> = {
  nullValue: 0,
  booleanValue: 1,
  integerValue: 2,
  doubleValue: 2,
  timestampValue: 3,
  stringValue: 4,
  bytesValue: 5,
  referenceValue: 6,
  geoPointValue: 7,
  arrayValue: 8,
  mapValue: 9,
}

export function compareValues(a: Value, b: Value): number {
  if (!isSameType(a, b)) return rank(a) - rank(b)
  switch (kindOf(a)) {
    case 'booleanValue':
      return Number(a.booleanValue) - Number(b.booleanValue)
    case 'integerValue':
    case 'doubleValue':
      return compareNumbers(a, b)
    case 'timestampValue':
      return compareMoments(a.timestampValue, b.timestampValue)
    case 'stringValue':
      return compareTexts(a.stringValue, b.stringValue)
    case 'bytesValue':
      return Buffer.compare(a.bytesValue ?? Buffer.alloc(0), b.bytesValue ?? Buffer.alloc(0))
    case 'referenceValue':
      return compareReferences(a.referenceValue, b.referenceValue)
    case 'geoPointValue':
      return (
        (a.geoPointValue?.latitude ?? 0) - (b.geoPointValue?.latitude ?? 0) ||
        (a.geoPointValue?.longitude ?? 0) - (b.geoPointValue?.longitude ?? 0)
      )
    case 'arrayValue':
      return compareLists(a.arrayValue?.values, b.arrayValue?.values, compareValues)
    case 'mapValue':
      return compareLists(entries(a.mapValue?.fields), entries(b.mapValue?.fields), compareEntries)
    default:
      return 0
  }
}

/** A lookup key: the same text for equal values. */
export function valueKey(value: Value): string {
  const { doubleValue, integerValue = String(doubleValue), arrayValue, mapValue } = value
  if (rank(value) === ranks.integerValue) return `number ${integerValue}`
  if (arrayValue) return JSON.stringify(arrayValue.values.map(valueKey))
  if (mapValue) {
    return JSON.stringify(entries(mapValue.fields).map(([name, each]) => [name, valueKey(each)]))
  }
  return JSON.stringify(value)
}

export function isSameType(a: Value, b: Value): boolean {
  return rank(a) === rank(b)
}

export function compareMoments(a: Moment = {}, b: Moment = {}): number {
  return Number(a.seconds ?? 0) - Number(b.seconds ?? 0) || (a.nanos ?? 0) - (b.nanos ?? 0)
}

function kindOf(value: Value): Kind {
  const [kind] = Object.keys(value)
  if (!kind || !(kind in ranks)) throw new Error(`no value: ${JSON.stringify(value)}`)
  return kind as Kind
}

function rank(value: Value): number {
  return ranks[kindOf(value)]
}

/** NaN comes before every number. Integers beyond 2^53 are compared exactly. */
function compareNumbers(a: Value, b: Value): number {
  if (a.integerValue !== undefined && b.integerValue !== undefined) {
    const difference = BigInt(a.integerValue) - BigInt(b.integerValue)
    return difference < 0n ? -1 : Number(difference > 0n)
  }
  const [left, right] = [a, b].map((value) => value.doubleValue ?? Number(value.integerValue))
  if (left === undefined || right === undefined) return 0
  if (Number.isNaN(left) || Number.isNaN(right))
    return Number(Number.isNaN(right)) - Number(Number.isNaN(left))
  return left < right ? -1 : Number(left > right)
}

/** By the bytes of UTF-8, not by the units of UTF-16. */
function compareTexts(a = '', b = ''): number {
  return a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b))
}

function compareReferences(a = '', b = ''): number {
  return compareLists(a.split('/'), b.split('/'), compareTexts)
}

function compareLists<T>(a: T[] = [], b: T[] = [], compare: (a: T, b: T) => number): number {
  for (const [at, left] of a.entries()) {
    const right = b[at]
    if (right === undefined) return 1
    const order = compare(left, right)
    if (order !== 0) return order
  }
  return a.length - b.length
}

function entries(fields: Fields = {}): [string, Value][] {
  return Object.entries(fields).sort(([a], [b]) => compareTexts(a, b))
}

function compareEntries([nameA, a]: [string, Value], [nameB, b]: [string, Value]): number {
  return compareTexts(nameA, nameB) || compareValues(a, b)
}
