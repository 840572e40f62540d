import { randomBytes } from 'node:crypto'
import { type FirestoreWrite, messages } from './firestore-messages.ts'
import type { GrpcAnswer, GrpcCall } from './grpc-proxy.ts'

const CODE = { OK: 0, CANCELLED: 1, NOT_FOUND: 5, ALREADY_EXISTS: 6, FAILED_PRECONDITION: 9 }
const ABORTED = { messages: [], status: 10, words: 'the transaction holds no lock' }

/** Milliseconds without a request after which a transaction has lost its lock. */
const lockFor = 3_000

type StoredState = (path: string) => { hasExist: boolean; updatedAt: Date | null }

/**
 * What an emulator lacks that neither isolates transactions nor commits them whole. Firestore locks the
 * documents that a transaction has read; one lock for the database has the same results.
 */
export function isolatedTransactions(stored: StoredState) {
  const locks = new Map<string, ReturnType<typeof expiringLock>>()
  const lockOf = (name: string) => {
    const database = /^projects\/[^/]+\/databases\/[^/]+/.exec(name)?.[0] ?? name
    const lock = locks.get(database) ?? expiringLock()
    locks.set(database, lock)
    return lock
  }

  async function begin(name: string, signal: AbortSignal): Promise<Buffer> {
    const id = randomBytes(8)
    await lockOf(name).take(id.toString('hex'), signal)
    return id
  }

  async function read(call: GrpcCall, kind: 'BatchGetDocuments' | 'RunQuery') {
    const { forward, signal } = call
    const request = messages[`${kind}Request`].decode(call.request)
    const name = request.database ?? request.parent ?? ''
    if (request.transaction?.length) {
      return lockOf(name).renew(hex(request.transaction)) ? forward() : ABORTED
    }
    if (!request.newTransaction) return forward()
    const transaction = await begin(name, signal)
    const answer = await forward(
      messages[`${kind}Request`].encode({ ...request, newTransaction: null }).finish(),
    )
    const first = messages[`${kind}Response`].encode({ transaction }).finish()
    return { ...answer, messages: [first, ...answer.messages] }
  }

  async function commit({ request, signal, forward }: GrpcCall): Promise<GrpcAnswer> {
    const { database, writes, transaction } = messages.CommitRequest.decode(request)
    const lock = lockOf(database)
    if (transaction?.length && !lock.renew(hex(transaction))) return ABORTED
    const id = hex(transaction?.length ? transaction : await begin(database, signal))
    try {
      const refused = writes.map((write) => refusal(write, stored)).find((code) => code !== CODE.OK)
      if (refused) return { messages: [], status: refused, words: 'a precondition does not hold' }
      return await forward(request, 'Commit')
    } finally {
      lock.release(id)
    }
  }

  /** How the web client writes: a greeting, then commits, all in one call. */
  function writeStream(): (call: GrpcCall) => Promise<GrpcAnswer> {
    let database = ''
    const answered = (results: object) => {
      const answer = { streamId: '1', streamToken: randomBytes(8), ...results }
      return { messages: [messages.WriteResponse.encode(answer).finish()], status: CODE.OK }
    }
    return async (call) => {
      const { writes, database: named } = messages.WriteRequest.decode(call.request)
      database ||= named
      if (writes.length === 0) return answered({})
      const request = Buffer.from(messages.CommitRequest.encode({ database, writes }).finish())
      const outcome = await commit({ ...call, request })
      const [committed] = outcome.messages
      if (!committed) return outcome
      const { commitTime } = messages.CommitResponse.decode(committed)
      const writeResults = writes.map(({ updateTransforms }) => ({
        updateTime: commitTime,
        transformResults: updateTransforms?.map(() => ({ nullValue: 0 })) ?? [],
      }))
      return answered({ commitTime, writeResults })
    }
  }

  const answers: Record<string, (call: GrpcCall) => Promise<GrpcAnswer>> = {
    BatchGetDocuments: (call) => read(call, 'BatchGetDocuments'),
    RunQuery: (call) => read(call, 'RunQuery'),
    BeginTransaction: async ({ request, signal }) => {
      const { database } = messages.BeginTransactionRequest.decode(request)
      const transaction = await begin(database, signal)
      const answer = messages.BeginTransactionResponse.encode({ transaction }).finish()
      return { messages: [answer], status: CODE.OK }
    },
    Commit: commit,
    Rollback: ({ request, forward }) => {
      const { database, transaction } = messages.RollbackRequest.decode(request)
      lockOf(database).release(hex(transaction))
      return forward()
    },
  }

  const unlessGone = (call: GrpcCall, answer: Promise<GrpcAnswer>) =>
    answer.catch((error) => {
      if (call.signal.aborted) return { messages: [], status: CODE.CANCELLED }
      throw error
    })

  return {
    answer: (call: GrpcCall) => unlessGone(call, answers[call.method]?.(call) ?? call.forward()),
    converse: (method: string) => {
      const reply = method === 'Write' ? writeStream() : null
      return reply && ((call: GrpcCall) => unlessGone(call, reply(call)))
    },
  }
}

function refusal({ update, delete: gone, currentDocument }: FirestoreWrite, stored: StoredState) {
  const { exists, updateTime } = currentDocument ?? {}
  const { hasExist, updatedAt } = stored(update?.name ?? gone ?? '')
  if (updateTime) {
    const moment = Number(updateTime.seconds) * 1000 + (updateTime.nanos ?? 0) / 1e6
    return updatedAt?.getTime() === moment ? CODE.OK : CODE.FAILED_PRECONDITION
  }
  if (exists === true && !hasExist) return CODE.NOT_FOUND
  if (exists === false && hasExist) return CODE.ALREADY_EXISTS
  return CODE.OK
}

/** First come, first served. A holder that is silent for too long has lost it. */
function expiringLock() {
  const waiting: { id: string; start: () => void }[] = []
  let holder: string | null = null
  let expiry: NodeJS.Timeout | undefined

  function pass(): void {
    clearTimeout(expiry)
    const next = waiting.shift()
    holder = next?.id ?? null
    if (next) renew(next.id)
    next?.start()
  }

  function renew(id: string): boolean {
    if (holder !== id) return false
    clearTimeout(expiry)
    expiry = setTimeout(pass, lockFor).unref()
    return true
  }

  return {
    take: (id: string, signal: AbortSignal) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const place = { id, start: resolve }
      waiting.push(place)
      signal.addEventListener('abort', () => {
        const at = waiting.indexOf(place)
        if (at >= 0) waiting.splice(at, 1)
        reject(new Error('the caller gave up'))
      })
      if (holder === null) pass()
      return promise
    },
    renew,
    release: (id: string) => {
      if (holder === id) pass()
    },
  }
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}
