import type {
  Document,
  ListenRequest,
  ListenResponse,
} from '#tests/hosted-services/firestore-messages.ts'
import { CODE, GrpcError } from '#tests/hosted-services/grpc-server.ts'
import type { Database } from './database.ts'

type AddTarget = NonNullable<ListenRequest['addTarget']>
type Target = { find: () => Document[]; sent: Map<string, Document> }

/** One Listen call: sends what its targets find, and every change to it. */
export function listenerOf(database: Database, send: (response: ListenResponse) => void) {
  const targets = new Map<number, Target>()
  const unsubscribe = database.subscribe(() => {
    const changed = [...targets].filter(([id, target]) => sendChanges(id, target))
    if (changed.length > 0) sendSnapshot()
  })

  function sendChanges(id: number, target: Target): boolean {
    const found = new Map(target.find().map((document) => [document.name, document]))
    const isNew = (document: Document) => target.sent.get(document.name) !== document
    const added = [...found.values()].filter(isNew)
    const gone = [...target.sent.keys()].filter((name) => !found.has(name))
    for (const document of added) send({ documentChange: { document, targetIds: [id] } })
    for (const document of gone) {
      const removal = { document, readTime: database.now(), removedTargetIds: [id] }
      send(database.find(document) ? { documentRemove: removal } : { documentDelete: removal })
    }
    target.sent = found
    return added.length + gone.length > 0
  }

  /** Tells the client that what it has received is a consistent state. */
  function sendSnapshot(): void {
    const readTime = database.now()
    send({ targetChange: { targetChangeType: 'NO_CHANGE', readTime, resumeToken } })
  }

  function add(request: AddTarget): void {
    const targetIds = [request.targetId]
    const target = { find: finderOf(database, request), sent: new Map() }
    target.find()
    targets.set(request.targetId, target)
    send({ targetChange: { targetChangeType: 'ADD', targetIds } })
    // A client that reconnects gets everything again.
    if (request.resumeToken?.length) {
      send({ targetChange: { targetChangeType: 'RESET', targetIds } })
    }
    sendChanges(request.targetId, target)
    const readTime = database.now()
    send({ targetChange: { targetChangeType: 'CURRENT', targetIds, readTime, resumeToken } })
    sendSnapshot()
  }

  function remove(targetId: number): void {
    targets.delete(targetId)
    send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId] } })
  }

  return {
    receive: ({ addTarget, removeTarget }: ListenRequest): void => {
      if (addTarget) add(addTarget)
      if (removeTarget) remove(removeTarget)
    },
    close: unsubscribe,
  }
}

const resumeToken = Buffer.from('again')

function finderOf(database: Database, { query, documents }: AddTarget): () => Document[] {
  if (query) return () => database.query(query)
  if (documents) return () => documents.documents.flatMap((name) => database.find(name) ?? [])
  throw new GrpcError(CODE.INVALID_ARGUMENT, 'a target has a query or documents')
}
