import { type Documents, type Key, write } from '#domain/documents.ts'
import type { SeenUnnamed } from './collect-photos.ts'
import { erasedWrites } from './erased.ts'
import { storedKeysIn } from './photo-key.ts'

const seen: Key = { in: 'site-arquivos', id: 'sem-evento' }

/** Which files the documents name, and what is remembered of files that none does. */
export function photoRecords(documents: Documents) {
  return {
    /**
     * Every key of a stored file (`isStoredKey`) that any document of the events or of the bin contains, readable or
     * not: these files must not be deleted.
     */
    namedKeys: async (): Promise<Set<string>> => {
      const events = await documents.all('eventos', { afterWrites: true })
      const deleted = await documents.all('site-lixeira')
      return new Set([...events, ...deleted].flatMap(({ fields }) => storedKeysIn(fields)))
    },
    /** What the site remembers of what was deleted for good: see erased.ts. */
    erased: async (): Promise<Set<string>> => {
      const stored = await documents.all('site-apagados')
      return new Set(stored.flatMap(({ fields }) => (fields.marcas ?? []) as string[]))
    },
    /** For marks from another store; the methods that delete record their own. */
    recordErased: (marks: string[], now: Date): Promise<void> =>
      write(documents, erasedWrites(marks, now)),
    /** By key: which files were found unnamed, and how often. Only `collect-photos.ts` needs it. */
    seenUnnamed: async (): Promise<Map<string, SeenUnnamed>> => {
      const { vistos = {} } = (await documents.find(seen)) ?? {}
      return new Map(Object.entries(vistos as Record<string, SeenUnnamed>))
    },
    saveSeenUnnamed: (unnamed: ReadonlyMap<string, SeenUnnamed>): Promise<void> =>
      write(documents, [[seen, { vistos: Object.fromEntries(unnamed) }]]),
  }
}
