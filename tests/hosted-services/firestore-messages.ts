import * as client from '@google-cloud/firestore'

export type Moment = { seconds?: string; nanos?: number }

export type Value = {
  nullValue?: 'NULL_VALUE'
  booleanValue?: boolean
  integerValue?: string
  doubleValue?: number
  timestampValue?: Moment
  stringValue?: string
  bytesValue?: Buffer
  referenceValue?: string
  geoPointValue?: { latitude?: number; longitude?: number }
  arrayValue?: { values: Value[] }
  mapValue?: { fields: Fields }
}
export type Fields = Record<string, Value>
export type Document = { name: string; fields: Fields; createTime: Moment; updateTime: Moment }

export type Transform = {
  fieldPath: string
  setToServerValue?: string
  increment?: Value
  appendMissingElements?: { values: Value[] }
  removeAllFromArray?: { values: Value[] }
}
export type Write = {
  update?: { name: string; fields: Fields }
  updateMask?: { fieldPaths: string[] }
  updateTransforms: Transform[]
  delete?: string
  currentDocument?: { exists?: boolean; updateTime?: Moment }
}
type WriteResult = { updateTime?: Moment; transformResults: Value[] }

export type Filter = {
  fieldFilter?: { field: { fieldPath: string }; op: string; value: Value }
  compositeFilter?: { op: string; filters: Filter[] }
}
export type Cursor = { values: Value[]; before?: boolean }
export type StructuredQuery = {
  select?: object
  from: { collectionId: string; allDescendants?: boolean }[]
  where?: Filter
  orderBy: { field: { fieldPath: string }; direction?: string }[]
  startAt?: Cursor
  endAt?: Cursor
  offset?: number
  limit?: { value?: number }
  findNearest?: object
}
export type QueryTarget = { parent: string; structuredQuery: StructuredQuery }

type Transactional = {
  transaction?: Buffer
  newTransaction?: { readOnly?: object; readWrite?: object }
  readTime?: Moment
}

export type ListenRequest = {
  database: string
  addTarget?: {
    targetId: number
    query?: QueryTarget
    documents?: { documents: string[] }
    resumeToken?: Buffer
    readTime?: Moment
  }
  removeTarget?: number
}
export type ListenResponse = {
  targetChange?: {
    targetChangeType: 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET'
    targetIds?: number[]
    resumeToken?: Buffer
    readTime?: Moment
  }
  documentChange?: { document: Document; targetIds: number[] }
  documentDelete?: { document: string; readTime: Moment; removedTargetIds: number[] }
  documentRemove?: { document: string; readTime: Moment; removedTargetIds: number[] }
}

type Messages = {
  BatchGetDocumentsRequest: Transactional & {
    database: string
    documents: string[]
    mask?: object
  }
  BatchGetDocumentsResponse: {
    transaction?: Buffer
    found?: Document
    missing?: string
    readTime?: Moment
  }
  RunQueryRequest: Transactional & QueryTarget
  RunQueryResponse: { transaction?: Buffer; document?: Document; readTime?: Moment }
  BeginTransactionRequest: { database: string; options?: Transactional['newTransaction'] }
  BeginTransactionResponse: { transaction: Buffer }
  CommitRequest: { database: string; writes: Write[]; transaction?: Buffer }
  CommitResponse: { commitTime: Moment; writeResults: WriteResult[] }
  RollbackRequest: { database: string; transaction: Buffer }
  WriteRequest: { database?: string; writes: Write[] }
  WriteResponse: {
    streamId?: string
    streamToken: Buffer
    commitTime?: Moment
    writeResults?: WriteResult[]
  }
  ListenRequest: ListenRequest
  ListenResponse: ListenResponse
}

type Codec = {
  decode(bytes: Uint8Array): object
  toObject(message: object, options: object): object
  fromObject(plain: object): object
  encode(message: object): { finish(): Uint8Array }
}

/** The wire format of Firestore's messages, which ships with the client. */
const codecs = (
  client as unknown as { protos: { google: { firestore: { v1: Record<string, Codec> } } } }
).protos.google.firestore.v1

/** Lists and maps are always there; any other field is there only if it was set. */
const plain = { longs: String, enums: String, bytes: Buffer, arrays: true, objects: true }

export function decode<K extends keyof Messages>(kind: K, bytes: Uint8Array): Messages[K] {
  const codec = codecOf(kind)
  return codec.toObject(codec.decode(bytes), plain) as Messages[K]
}

export function encode<K extends keyof Messages>(kind: K, message: Messages[K]): Uint8Array {
  const codec = codecOf(kind)
  return codec.encode(codec.fromObject(message)).finish()
}

function codecOf(kind: string): Codec {
  const codec = codecs[kind]
  if (!codec) throw new Error(`the client knows no ${kind}`)
  return codec
}
