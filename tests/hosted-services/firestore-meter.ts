import { decode } from './firestore-messages.ts'
import { type GrpcExchange, startGrpcProxy } from './grpc-proxy.ts'

/** What Firestore bills. */
export type Bill = { reads: number; writes: number; deletes: number }

/**
 * A proxy to a Firestore that counts documents as Google's price list does: a missing document is a read,
 * and so is a query that finds nothing; a listener pays for what it receives.
 */
export async function startMeter(firestore: string) {
  let bill: Bill = { reads: 0, writes: 0, deletes: 0 }
  let countedAt = performance.now()
  let open = 0
  let next = Promise.withResolvers<void>()

  function add({ reads = 0, writes = 0, deletes = 0 }: Partial<Bill>): void {
    bill = {
      reads: bill.reads + reads,
      writes: bill.writes + writes,
      deletes: bill.deletes + deletes,
    }
    countedAt = performance.now()
    next.resolve()
    next = Promise.withResolvers<void>()
  }

  const proxy = await startGrpcProxy(Number(firestore.split(':').at(-1)), {
    call: () => {
      open += 1
      return (exchange) => {
        open -= 1
        add(costOf(exchange))
      }
    },
    conversation: () => (message) => {
      if (decode('ListenResponse', message).documentChange) add({ reads: 1 })
    },
  })
  return {
    host: `127.0.0.1:${proxy.port}`,
    /** 0 while a call waits for its response. */
    quietFor: () => (open > 0 ? 0 : performance.now() - countedAt),
    /** Resolves when something is counted. */
    next: () => next.promise,
    /** What was counted since the last call. */
    read: (): Bill => {
      const counted = bill
      bill = { reads: 0, writes: 0, deletes: 0 }
      return counted
    },
    stop: proxy.stop,
  }
}

function costOf({ method, request, responses }: GrpcExchange): Partial<Bill> {
  switch (method) {
    case 'BatchGetDocuments': {
      const read = responses.map((response) => decode('BatchGetDocumentsResponse', response))
      return { reads: read.filter(({ found, missing }) => found || missing).length }
    }
    case 'RunQuery': {
      const found = responses.filter((response) => decode('RunQueryResponse', response).document)
      return { reads: Math.max(1, found.length) }
    }
    case 'Commit': {
      const { writes } = decode('CommitRequest', request)
      return {
        writes: writes.filter(({ update }) => update).length,
        deletes: writes.filter((write) => write.delete).length,
      }
    }
    default:
      return {}
  }
}
