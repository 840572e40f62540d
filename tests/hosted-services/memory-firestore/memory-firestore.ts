import { randomBytes } from 'node:crypto'
import { decode, encode } from '#tests/hosted-services/firestore-messages.ts'
import {
  CODE,
  GrpcError,
  type GrpcMethods,
  startGrpcServer,
} from '#tests/hosted-services/grpc-server.ts'
import { memoryDatabase } from './database.ts'
import { listenerOf } from './listener.ts'
import { transactionsOf } from './transactions.ts'

/**
 * A Firestore for the tests, which keeps its documents in memory. It implements what the stores and the
 * school's former site use; anything else is refused as UNIMPLEMENTED.
 */
export function startMemoryFirestore() {
  return startGrpcServer(firestoreMethods())
}

function firestoreMethods(): GrpcMethods {
  const databases = new Map<string, ReturnType<typeof openDatabase>>()
  /** By the name of the database or of anything in it. */
  const databaseOf = (name: string) => {
    const [key] = /^projects\/[^/]+\/databases\/[^/]+/.exec(name) ?? []
    if (!key) throw new GrpcError(CODE.INVALID_ARGUMENT, `no database in ${name}`)
    const known = databases.get(key) ?? openDatabase()
    databases.set(key, known)
    return known
  }

  return {
    calls: {
      BatchGetDocuments: async (bytes, signal) => {
        const request = decode('BatchGetDocumentsRequest', bytes)
        const { documents, transactions } = databaseOf(request.database)
        const begun = newTransaction(request, transactions)
        const id = begun ?? request.transaction
        if (id?.length) await transactions.read(id, request.documents, signal)
        const readTime = documents.now()
        const responses = request.documents.map((name) => {
          const found = documents.find(name)
          return { readTime, ...(found ? { found } : { missing: name }) }
        })
        return [...(begun ? [{ transaction: begun }] : []), ...responses].map((response) =>
          encode('BatchGetDocumentsResponse', response),
        )
      },
      RunQuery: async (bytes, signal) => {
        const request = decode('RunQueryRequest', bytes)
        const { documents, transactions } = databaseOf(request.parent)
        const begun = newTransaction(request, transactions)
        const id = begun ?? request.transaction
        const found = id?.length
          ? await transactions.query(id, request, signal)
          : documents.query(request)
        const readTime = documents.now()
        const responses = found.map((document) => ({ document, readTime }))
        const first = { readTime, ...(begun && { transaction: begun }) }
        return [first, ...responses].map((response) => encode('RunQueryResponse', response))
      },
      BeginTransaction: async (bytes) => {
        const { database } = decode('BeginTransactionRequest', bytes)
        const transaction = databaseOf(database).transactions.begin()
        return [encode('BeginTransactionResponse', { transaction })]
      },
      Commit: async (bytes, signal) => {
        const { database, writes, transaction } = decode('CommitRequest', bytes)
        const outcome = await databaseOf(database).transactions.commit(transaction, writes, signal)
        return [encode('CommitResponse', outcome)]
      },
      Rollback: async (bytes) => {
        const { database, transaction } = decode('RollbackRequest', bytes)
        databaseOf(database).transactions.end(transaction)
        return [new Uint8Array()]
      },
    },
    conversations: {
      Listen: (send, signal) => {
        let listener: ReturnType<typeof listenerOf> | undefined
        signal.addEventListener('abort', () => listener?.close())
        return (bytes) => {
          const request = decode('ListenRequest', bytes)
          listener ??= listenerOf(databaseOf(request.database).documents, (response) =>
            send(encode('ListenResponse', response)),
          )
          listener.receive(request)
        }
      },
      /** How the web client writes: a greeting, then commits, all in one call. */
      Write: (send, signal) => {
        let database = ''
        return async (bytes) => {
          const request = decode('WriteRequest', bytes)
          database ||= request.database ?? ''
          const { transactions } = databaseOf(database)
          const outcome =
            request.writes.length > 0
              ? await transactions.commit(undefined, request.writes, signal)
              : {}
          const greeting = { streamId: '1', streamToken: randomBytes(8) }
          send(encode('WriteResponse', { ...greeting, ...outcome }))
        }
      },
    },
  }
}

function openDatabase() {
  const documents = memoryDatabase()
  return { documents, transactions: transactionsOf(documents) }
}

type Reading = { newTransaction?: { readOnly?: object }; readTime?: object; mask?: object }

/** The id of the transaction that begins with this read. */
function newTransaction(
  { newTransaction, readTime, mask }: Reading,
  transactions: ReturnType<typeof transactionsOf>,
): Buffer | null {
  if (readTime || mask || newTransaction?.readOnly) {
    const words = 'the Firestore of the tests reads whole documents, and only as they are now'
    throw new GrpcError(CODE.UNIMPLEMENTED, words)
  }
  return newTransaction ? transactions.begin() : null
}
