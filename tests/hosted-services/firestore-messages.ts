import * as client from '@google-cloud/firestore'

type Message<T> = {
  decode(bytes: Uint8Array): T
  encode(message: T): { finish(): Uint8Array }
}
type Moment = { seconds: unknown; nanos?: number | null }

export type FirestoreWrite = {
  update?: { name: string } | null
  delete?: string | null
  updateTransforms?: object[] | null
  currentDocument?: { exists?: boolean | null; updateTime?: Moment | null } | null
}
type Transactional = {
  database?: string
  parent?: string
  transaction?: Uint8Array | null
  newTransaction?: object | null
}
type Read = { transaction?: Uint8Array | null; found?: object | null; missing?: string | null }
type Found = { transaction?: Uint8Array | null; document?: object | null }

type Messages = {
  BatchGetDocumentsRequest: Message<Transactional>
  BatchGetDocumentsResponse: Message<Read>
  RunQueryRequest: Message<Transactional>
  RunQueryResponse: Message<Found>
  BeginTransactionRequest: Message<{ database: string }>
  BeginTransactionResponse: Message<{ transaction: Uint8Array }>
  CommitRequest: Message<{
    database: string
    writes: FirestoreWrite[]
    transaction?: Uint8Array | null
  }>
  CommitResponse: Message<{ commitTime?: Moment | null }>
  WriteRequest: Message<{ database: string; writes: FirestoreWrite[] }>
  WriteResponse: Message<object>
  RollbackRequest: Message<{ database: string; transaction: Uint8Array }>
  ListenResponse: Message<{
    documentChange?: { document?: { name: string; updateTime?: Moment | null } | null } | null
  }>
}

/** Firestore's messages as they go over the wire: the client brings them along, without types. */
export const messages = (
  client as unknown as { protos: { google: { firestore: { v1: Messages } } } }
).protos.google.firestore.v1
