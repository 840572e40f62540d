import { isDeepStrictEqual } from 'node:util'
import type {
  Document,
  Fields,
  Moment,
  Transform,
  Value,
  Write,
} from '#tests/hosted-services/firestore-messages.ts'
import { CODE, GrpcError } from '#tests/hosted-services/grpc-server.ts'
import { valueAt, withValueAt } from './field-path.ts'
import { compareMoments, valueKey } from './value-order.ts'

type Written = { document: Document | null; transformResults: Value[] }

export function nameIn(write: Write): string {
  const name = write.update?.name ?? write.delete
  if (!name) throw new GrpcError(CODE.UNIMPLEMENTED, 'neither an update nor a deletion')
  return name
}

/** The document after the write: a new one, the same one if nothing changed, null after a deletion. */
export function applyWrite(write: Write, before: Document | undefined, at: Moment): Written {
  const name = nameIn(write)
  requireCondition(write, name, before)
  if (!write.update) return { document: null, transformResults: [] }

  const { update, updateMask, updateTransforms } = write
  let fields = updateMask
    ? updateMask.fieldPaths.reduce(
        (found, path) => withValueAt(found, path, valueAt(update.fields, path)),
        before?.fields ?? {},
      )
    : update.fields
  const transformResults: Value[] = []
  for (const transform of updateTransforms) {
    const { value, result } = transformed(transform, fields, at)
    fields = withValueAt(fields, transform.fieldPath, value)
    transformResults.push(result)
  }
  if (before && isDeepStrictEqual(before.fields, fields)) {
    return { document: before, transformResults }
  }
  const document = { name, fields, createTime: before?.createTime ?? at, updateTime: at }
  return { document, transformResults }
}

function requireCondition({ currentDocument }: Write, name: string, before?: Document): void {
  const { exists, updateTime } = currentDocument ?? {}
  if (exists === true && !before) {
    throw new GrpcError(CODE.NOT_FOUND, `No document to update: ${name}`)
  }
  if (exists === false && before) {
    throw new GrpcError(CODE.ALREADY_EXISTS, `Document already exists: ${name}`)
  }
  if (updateTime && (!before || compareMoments(before.updateTime, updateTime) !== 0)) {
    const words = 'the stored version does not match the required base version'
    throw new GrpcError(CODE.FAILED_PRECONDITION, words)
  }
}

const nothing: Value = { nullValue: 'NULL_VALUE' }

function transformed(transform: Transform, fields: Fields, at: Moment) {
  const before = valueAt(fields, transform.fieldPath)
  const list = before?.arrayValue?.values ?? []
  if (transform.setToServerValue === 'REQUEST_TIME') {
    const wholeMilliseconds = { ...at, nanos: Math.floor((at.nanos ?? 0) / 1e6) * 1e6 }
    const value = { timestampValue: wholeMilliseconds }
    return { value, result: value }
  }
  if (transform.appendMissingElements) {
    const added = new Map(
      transform.appendMissingElements.values.map((value) => [valueKey(value), value]),
    )
    for (const value of list) added.delete(valueKey(value))
    return { value: listOf([...list, ...added.values()]), result: nothing }
  }
  if (transform.removeAllFromArray) {
    const removed = new Set(transform.removeAllFromArray.values.map(valueKey))
    const values = list.filter((value) => !removed.has(valueKey(value)))
    return { value: listOf(values), result: nothing }
  }
  if (transform.increment) {
    const value = sum(before, transform.increment)
    return { value, result: value }
  }
  const words = `the Firestore of the tests does not know ${JSON.stringify(transform)}`
  throw new GrpcError(CODE.UNIMPLEMENTED, words)
}

function listOf(values: Value[]): Value {
  return { arrayValue: { values } }
}

/** A value that is not a number counts as zero. */
function sum(before: Value = {}, by: Value): Value {
  const { integerValue, doubleValue } = before
  if (integerValue === undefined && doubleValue === undefined) return by
  if (integerValue !== undefined && by.integerValue !== undefined) {
    return { integerValue: String(BigInt(integerValue) + BigInt(by.integerValue)) }
  }
  return {
    doubleValue:
      (doubleValue ?? Number(integerValue)) + (by.doubleValue ?? Number(by.integerValue)),
  }
}
