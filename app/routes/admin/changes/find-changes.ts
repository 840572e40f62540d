import { thingOf } from '#content/changes/change-things.ts'
import type { ChangeLog } from '#domain/changes/change-log.ts'
import type { RecordedChange } from '#domain/changes/recorded-change.ts'

/** The filter in the URL; an empty field matches everything. */
export type ChangeFilter = { pessoa: string; coisa: string; evento: string }

const perPage = 50
/** A hosted database bills every record that is read. */
const readAtMost = 1000

export function readFilter(search: URLSearchParams): ChangeFilter {
  const [pessoa = '', coisa = '', evento = ''] = ['pessoa', 'coisa', 'evento'].map((name) =>
    (search.get(name) ?? '').slice(0, 200),
  )
  return { pessoa, coisa, evento }
}

/** Newest first. `older`: the id to go on from; null: this is the last page. */
export async function findChanges(
  log: Pick<ChangeLog, 'before'>,
  filter: ChangeFilter,
  before: string | null,
): Promise<{ shown: RecordedChange[]; older: string | null }> {
  const isFiltered = Object.values(filter).some(Boolean)
  const shown: RecordedChange[] = []
  let last = before
  for (let read = 0; read < readAtMost; ) {
    const size = isFiltered ? 200 : perPage + 1
    const batch = await log.before(last, size)
    read += batch.length
    for (const change of batch) {
      if (shown.length === perPage) return { shown, older: last }
      if (isWanted(change, filter)) shown.push(change)
      last = change.id
    }
    if (batch.length < size) return { shown, older: null }
  }
  return { shown, older: last }
}

function isWanted(change: RecordedChange, { pessoa, coisa, evento }: ChangeFilter): boolean {
  return (
    (!pessoa || change.by === pessoa) &&
    (!coisa || thingOf(change) === coisa) &&
    (!evento || change.event === evento)
  )
}
