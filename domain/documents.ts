import type { LiveIndex, View } from './live-index.ts'

/** The collections, by the names that the former site already used in Firestore. */
export type Collection =
  | 'eventos'
  | 'site-apagados'
  | 'site-arquivos'
  | 'site-chaves'
  | 'site-conta'
  | 'site-contagens'
  | 'site-convites'
  | 'site-desafios'
  | 'site-envios'
  | 'site-escola'
  | 'site-lixeira'
  | 'site-lotes'
  | 'site-mudancas'
  | 'site-relogio'
  | 'site-sessoes'

/**
 * A stored document: JSON, and timestamps in whatever form the store returns (`isoMoments` converts them). Whoever
 * changes one spreads what was found, so that fields unknown to this version survive.
 */
export type Fields = Readonly<Record<string, unknown>>

/** `id` is any text, such as part of a URL. If it cannot be an id, the document does not exist. */
export type Key = { in: Collection; id: string }

/** Whole documents; null deletes. */
export type Writes = readonly (readonly [Key, Fields | null])[]

/** Pure, because it may run again. Gets the documents of the keys and those of `all`; returns what to write. */
export type Step<T> = (
  found: readonly (Fields | null)[],
  others: readonly Stored[],
) => { result: T; writes?: Writes }

/** The id is the key's, or one that the store derived from it. */
export type Stored = { id: string; fields: Fields }

export type ChangeOptions = {
  /** The step also gets every document of this collection. */
  all?: Collection
  /** Deletes more than it writes, or must work on a full disk for another reason. */
  freesSpace?: boolean
}

/** Kept in memory and at most moments old, so that a visit costs no read. */
export type Live<T> = {
  current(): Promise<LiveIndex<T>>
  /** Throws if what `current` returns may be more than a few seconds old. */
  assertFresh(): Promise<void>
}

/**
 * Stores the school's records. Every method throws a StoreFault when the store is unavailable; a document that is
 * missing or damaged is a value.
 */
export type Documents = {
  find(key: Key): Promise<Fields | null>
  /** `afterWrites`: first waits for every write of this instance, even one whose caller has given up. */
  all(from: Collection, options?: { afterWrites?: boolean }): Promise<Stored[]>
  /** At most `size`, by this field in descending order, starting below `before`. Leaves out documents without it. */
  newest(from: Collection, field: string, size: number, before?: string): Promise<Fields[]>
  /** One transaction, durable when it resolves. The same instance sees it at once. */
  change<T>(keys: readonly Key[], step: Step<T>, options?: ChangeOptions): Promise<T>
  /** Deletes the documents whose field is below `than`. */
  removeOlder(from: Collection, field: string, than: string | number | Date): Promise<void>
  /** Call it once per collection. */
  live<T>(from: Collection, view: View<T>): Live<T>
  /** Whether the fields fit in one document. */
  fits(fields: Fields): boolean
  ping(): Promise<void>
}

/** Writes what does not depend on what is stored. */
export function write(
  documents: Documents,
  writes: Writes,
  options?: Pick<ChangeOptions, 'freesSpace'>,
): Promise<void> {
  return documents.change([], () => ({ result: undefined, writes }), options)
}

export type OnChange = (listener: () => void) => void

/** The same documents; listeners are called after every change of this instance, even a failed one. */
export function withListeners(documents: Documents): { documents: Documents; onChange: OnChange } {
  const listeners: (() => void)[] = []
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const change: Documents['change'] = (...given) => documents.change(...given).finally(tell)
  return {
    documents: { ...documents, change },
    onChange: (listener) => listeners.push(listener),
  }
}

/** The value with every moment as an ISO timestamp. */
export function isoMoments(value: unknown): unknown {
  return hasMoment(value) ? withoutMoments(value) : value
}

/** Documents of thousands of photos hardly ever contain one, and are read often. */
function hasMoment(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if ('toDate' in value) return true
  for (const name in value) if (hasMoment(value[name as keyof typeof value])) return true
  return false
}

function withoutMoments(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutMoments)
  if ('toDate' in value) return (value as { toDate(): Date }).toDate().toISOString()
  const entries = Object.entries(value).map(([name, inner]) => [name, withoutMoments(inner)])
  return Object.fromEntries(entries)
}
