import type { WaitingBatch, WaitingBatchStore } from '#domain/photos/waiting-batch.ts'

export function memoryWaitingBatchStore(): WaitingBatchStore {
  const batches = new Map<string, WaitingBatch>()
  return {
    find: async (id) => batches.get(id) ?? null,
    all: async () => [...batches.values()],
    put: async (batch) => {
      batches.set(batch.id, batch)
    },
    take: async (id) => {
      const batch = batches.get(id) ?? null
      batches.delete(id)
      return batch
    },
  }
}
