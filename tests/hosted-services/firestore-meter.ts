import { messages } from './firestore-messages.ts'
import { type GrpcAnswer, type GrpcCall, startGrpcProxy } from './grpc-proxy.ts'

/** What Firestore puts on the bill. */
export type Bill = { reads: number; writes: number; deletes: number }

/**
 * A Firestore whose documents are counted as they pass, as Google's price list counts them: a missing
 * document is a read, and so is a query that finds nothing; a listener pays for what it is told.
 */
export async function startMeter(firestore: string) {
  let bill: Bill = { reads: 0, writes: 0, deletes: 0 }
  let countedAt = performance.now()
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
    answer: async (call) => {
      const answer = await call.forward()
      add(costOf(call, answer))
      return answer
    },
    watch: () => {
      // The npm emulator tells all documents again at every change; Firestore tells the changed one.
      const told = new Set<string>()
      return (message) => {
        const document = messages.ListenResponse.decode(message).documentChange?.document
        const state = document && `${document.name} ${JSON.stringify(document.updateTime)}`
        if (state && !told.has(state)) add({ reads: 1 })
        if (state) told.add(state)
      }
    },
  })
  return {
    host: `127.0.0.1:${proxy.port}`,
    quietFor: () => performance.now() - countedAt,
    /** Resolves when something is counted. */
    next: () => next.promise,
    /** What was counted since the last time. */
    read: (): Bill => {
      const counted = bill
      bill = { reads: 0, writes: 0, deletes: 0 }
      return counted
    },
    stop: proxy.stop,
  }
}

function costOf({ method, request }: GrpcCall, { messages: answers }: GrpcAnswer): Partial<Bill> {
  switch (method) {
    case 'BatchGetDocuments': {
      const read = answers.map((answer) => messages.BatchGetDocumentsResponse.decode(answer))
      return { reads: read.filter(({ found, missing }) => found || missing).length }
    }
    case 'RunQuery': {
      const found = answers.filter((answer) => messages.RunQueryResponse.decode(answer).document)
      return { reads: Math.max(1, found.length) }
    }
    case 'Commit': {
      const { writes } = messages.CommitRequest.decode(request)
      return {
        writes: writes.filter(({ update }) => update).length,
        deletes: writes.filter((write) => write.delete).length,
      }
    }
    default:
      return {}
  }
}
