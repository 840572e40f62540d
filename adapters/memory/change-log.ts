import type { ChangeLog } from '#domain/changes/change-log.ts'
import type { RecordedChange } from '#domain/changes/recorded-change.ts'

export function memoryChangeLog(): ChangeLog {
  const changes = new Map<string, RecordedChange>()
  const newestFirst = () =>
    structuredClone([...changes.values()]).sort((a, b) => (a.id < b.id ? 1 : -1))
  return {
    before: async (id, size) =>
      newestFirst()
        .filter((change) => id === null || change.id < id)
        .slice(0, size),
    ofSchool: async (size) =>
      newestFirst()
        .filter(({ kind }) => kind === 'school')
        .slice(0, size),
    find: async (id) => structuredClone(changes.get(id) ?? null),
    put: async (change) => {
      changes.set(change.id, structuredClone(change))
    },
    removeBefore: async (at) => {
      for (const change of changes.values()) if (change.at < at) changes.delete(change.id)
    },
  }
}
