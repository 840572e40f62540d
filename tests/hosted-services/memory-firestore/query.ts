import type {
  Cursor,
  Document,
  Filter,
  QueryTarget,
  StructuredQuery,
  Value,
} from '#tests/hosted-services/firestore-messages.ts'
import { CODE, GrpcError } from '#tests/hosted-services/grpc-server.ts'
import { valueAt } from './field-path.ts'
import { compareValues, isSameType } from './value-order.ts'

type FieldFilter = NonNullable<Filter['fieldFilter']>
type Order = { path: string; sign: 1 | -1 }

const nameField = '__name__'

const comparisons: Record<string, (order: number) => boolean> = {
  EQUAL: (order) => order === 0,
  LESS_THAN: (order) => order < 0,
  LESS_THAN_OR_EQUAL: (order) => order <= 0,
  GREATER_THAN: (order) => order > 0,
  GREATER_THAN_OR_EQUAL: (order) => order >= 0,
}

/** What the query finds among the documents, in its order. */
export function runQuery(
  documents: Iterable<Document>,
  { parent, structuredQuery: query }: QueryTarget,
): Document[] {
  refuseUnknown(query)
  const filters = filtersOf(query.where)
  const orders = ordersOf(query, filters)
  refuseWithoutIndex(filters, orders)
  const start = `${parent}/${query.from[0]?.collectionId}/`
  const isInCollection = ({ name }: Document) =>
    name.startsWith(start) && !name.slice(start.length).includes('/')

  const found = [...documents]
    .filter(isInCollection)
    .filter((document) => filters.every((filter) => isMatch(document, filter)))
    // A document without the field is not in the field's index.
    .filter((document) => orders.every(({ path }) => fieldOf(document, path)))
    .filter((document) => isWithin(document, query, orders))
    .sort((a, b) => compareDocuments(a, b, orders))
  const from = query.offset ?? 0
  return found.slice(from, query.limit ? from + (query.limit.value ?? 0) : undefined)
}

function refuseUnknown({ from, select, findNearest }: StructuredQuery): void {
  if (from.length !== 1 || from[0]?.allDescendants || select || findNearest) {
    throw unknown('a query of several collections, of chosen fields, or by nearness')
  }
}

function unknown(what: string): GrpcError {
  return new GrpcError(CODE.UNIMPLEMENTED, `the Firestore of the tests does not know ${what}`)
}

function filtersOf(filter: Filter | undefined): FieldFilter[] {
  if (!filter) return []
  if (filter.fieldFilter && filter.fieldFilter.op in comparisons) return [filter.fieldFilter]
  if (filter.compositeFilter?.op !== 'AND') throw unknown('this filter')
  return filter.compositeFilter.filters.flatMap(filtersOf)
}

/** An inequality sorts by its field; equal values are sorted by document name. */
function ordersOf({ orderBy }: StructuredQuery, filters: FieldFilter[]): Order[] {
  const orders = orderBy.map(({ field, direction }): Order => {
    return { path: field.fieldPath, sign: direction === 'DESCENDING' ? -1 : 1 }
  })
  const has = (wanted: string) => orders.some(({ path }) => path === wanted)
  const sign = orders.at(-1)?.sign ?? 1
  for (const { field, op } of filters) {
    if (op !== 'EQUAL' && !has(field.fieldPath)) orders.push({ path: field.fieldPath, sign })
  }
  if (!has(nameField)) orders.push({ path: nameField, sign })
  return orders
}

/** Firestore indexes each field automatically; any other index must be created by hand. */
function refuseWithoutIndex(filters: FieldFilter[], orders: Order[]): void {
  const ordered = orders.map(({ path }) => path).filter((path) => path !== nameField)
  const equal = filters.filter(({ op }) => op === 'EQUAL').map(({ field }) => field.fieldPath)
  if (ordered.length > 0 && new Set([...ordered, ...equal]).size > 1) {
    throw new GrpcError(CODE.FAILED_PRECONDITION, 'The query requires an index.')
  }
}

function isMatch(document: Document, { field, op, value }: FieldFilter): boolean {
  const stored = fieldOf(document, field.fieldPath)
  if (!stored || !isSameType(stored, value)) return false
  return comparisons[op]?.(compareValues(stored, value)) ?? false
}

function isWithin(document: Document, { startAt, endAt }: StructuredQuery, orders: Order[]) {
  if (startAt) {
    const order = compareToCursor(document, startAt, orders)
    if (order < 0 || (order === 0 && !startAt.before)) return false
  }
  if (endAt) {
    const order = compareToCursor(document, endAt, orders)
    if (order > 0 || (order === 0 && endAt.before)) return false
  }
  return true
}

/** A cursor names the first of the fields in the order, or all. */
function compareToCursor(document: Document, { values }: Cursor, orders: Order[]): number {
  for (const [at, value] of values.entries()) {
    const order = orders[at]
    const stored = order && fieldOf(document, order.path)
    if (!order || !stored) throw new GrpcError(CODE.INVALID_ARGUMENT, 'Cursor has too many values.')
    const difference = compareValues(stored, value)
    if (difference !== 0) return difference * order.sign
  }
  return 0
}

function compareDocuments(a: Document, b: Document, orders: Order[]): number {
  for (const { path, sign } of orders) {
    const [left, right] = [fieldOf(a, path), fieldOf(b, path)]
    const difference = left && right ? compareValues(left, right) : 0
    if (difference !== 0) return difference * sign
  }
  return 0
}

function fieldOf({ name, fields }: Document, path: string): Value | undefined {
  return path === nameField ? { referenceValue: name } : valueAt(fields, path)
}
