import { setTimeout as pause } from 'node:timers/promises'
import { Firestore, type Transaction } from '@google-cloud/firestore'
import { answerOf, writeTimeout } from './firestore-fault.ts'
import { keyedMutex } from './keyed-mutex.ts'

export type FirestorePlace = {
  projectId: string
  emulatorHost?: string
}

export type Connection = {
  db: Firestore
  /**
   * Transactions with the same key run one after another. Firestore resolves conflicts between instances;
   * within one instance, waiting is cheaper than a conflict. A transaction past its deadline is neither
   * started nor retried.
   */
  transact<T>(key: string, work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Resolves when no transaction is running, including those whose caller has given up. */
  idle(): Promise<unknown>
  beforeClose(work: () => void): void
  close(): Promise<void>
}

export function connectFirestore({ projectId, emulatorHost }: FirestorePlace): Connection {
  const db = new Firestore({
    projectId,
    ...(emulatorHost && { host: emulatorHost, ssl: false, auth: noCredentials }),
    ignoreUndefinedProperties: true,
    // Without it the client retries a refused read for seconds before it reports the error.
    gaxServerStreamingRetries: true,
    // By default up to two minutes pass between two attempts to connect, and so an outage would seem to last that
    // long.
    'grpc.max_reconnect_backoff_ms': 1_000,
    clientConfig: { interfaces: { 'google.firestore.v1.Firestore': retryPolicy } },
  })
  const { withLock, idle } = keyedMutex()
  const endings: (() => void)[] = []
  return {
    db,
    transact: (key, work) => {
      const signal = AbortSignal.timeout(writeTimeout)
      const attempt = async (transaction: Transaction) => {
        signal.throwIfAborted()
        const result = await work(transaction)
        signal.throwIfAborted()
        return result
      }
      return answerOf(
        withLock(key, () => db.runTransaction(attempt), signal),
        writeTimeout,
      )
    },
    idle,
    beforeClose: (work) => endings.push(work),
    close: async () => {
      for (const end of endings) end()
      // Closing the client during a write throws, so wait for writes, but not for one that hangs.
      // A client without credentials throws once more when it is closed; its reads have reported that.
      const ended = idle().then(() => db.terminate().catch(() => {}))
      await Promise.race([ended, pause(2_000, undefined, { ref: false })])
    },
  }
}

// Without it the client looks for Google Cloud's metadata server before it connects to an emulator.
const noCredentials = { getUniverseDomain: async () => 'googleapis.com' }

// With the client's default of ten minutes a write could succeed long after the admin saw it fail.
const retryPolicy = {
  retry_params: {
    default: {
      initial_retry_delay_millis: 100,
      retry_delay_multiplier: 1.3,
      max_retry_delay_millis: 1_000,
      initial_rpc_timeout_millis: 8_000,
      rpc_timeout_multiplier: 1,
      max_rpc_timeout_millis: 8_000,
      total_timeout_millis: 8_000,
    },
  },
  methods: Object.fromEntries(
    ['Commit', 'BeginTransaction', 'Rollback', 'BatchGetDocuments', 'RunQuery'].map((method) => [
      method,
      { timeout_millis: 8_000, retry_params_name: 'default' },
    ]),
  ),
}
