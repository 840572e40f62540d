import { randomBytes } from 'node:crypto'
import type { Document, QueryTarget, Write } from '#tests/hosted-services/firestore-messages.ts'
import { CODE, GrpcError } from '#tests/hosted-services/grpc-server.ts'
import { nameIn } from './apply-write.ts'
import type { Database } from './database.ts'
import { documentLocks } from './document-locks.ts'

/** Milliseconds without a request after which a transaction is over. Firestore waits for a minute. */
const idleFor = 3_000

type Transaction = {
  queries: { target: QueryTarget; found: string }[]
  expiry?: NodeJS.Timeout
}

/**
 * As Firestore does it for servers: a transaction locks what it has read, and every other write waits. What a
 * query has not found cannot be locked, so the query is repeated before the commit.
 */
export function transactionsOf(database: Database) {
  const locks = documentLocks()
  const running = new Map<string, Transaction>()

  function end(id: Buffer): void {
    const transaction = running.get(id.toString('hex'))
    if (!transaction) return
    clearTimeout(transaction.expiry)
    running.delete(id.toString('hex'))
    locks.release(transaction)
  }

  function transactionOf(id: Buffer): Transaction {
    const transaction = running.get(id.toString('hex'))
    if (!transaction) {
      const words = 'The referenced transaction has expired or is no longer valid.'
      throw new GrpcError(CODE.INVALID_ARGUMENT, words)
    }
    clearTimeout(transaction.expiry)
    transaction.expiry = setTimeout(() => end(id), idleFor).unref()
    return transaction
  }

  async function hold(transaction: Transaction, names: string[], signal: AbortSignal) {
    for (const name of names) await locks.take(transaction, name, signal)
  }

  async function commitTransaction(id: Buffer, writes: Write[], signal: AbortSignal) {
    const transaction = transactionOf(id)
    try {
      await hold(transaction, writes.map(nameIn), signal)
      for (const { target, found } of transaction.queries) {
        if (statesOf(database.query(target)) !== found) {
          throw new GrpcError(CODE.ABORTED, 'The transaction lock has expired or been lost.')
        }
      }
      return database.commit(writes)
    } finally {
      end(id)
    }
  }

  return {
    begin: (): Buffer => {
      const id = randomBytes(8)
      running.set(id.toString('hex'), { queries: [] })
      transactionOf(id)
      return id
    },
    end,
    read: async (id: Buffer, names: string[], signal: AbortSignal): Promise<void> => {
      await hold(transactionOf(id), names, signal)
    },
    /** Repeated until nothing has changed while it waited for its locks. */
    query: async (id: Buffer, target: QueryTarget, signal: AbortSignal): Promise<Document[]> => {
      const transaction = transactionOf(id)
      for (;;) {
        const found = statesOf(database.query(target))
        await hold(transaction, names(database.query(target)), signal)
        const documents = database.query(target)
        if (statesOf(documents) === found) {
          transaction.queries.push({ target, found })
          return documents
        }
      }
    },
    commit: (id: Buffer | undefined, writes: Write[], signal: AbortSignal) =>
      id?.length
        ? commitTransaction(id, writes, signal)
        : locks.whenFree(writes.map(nameIn), signal, () => database.commit(writes)),
  }
}

function names(documents: Document[]): string[] {
  return documents.map(({ name }) => name)
}

function statesOf(documents: Document[]): string {
  return JSON.stringify(documents.map(({ name, updateTime }) => [name, updateTime]))
}
