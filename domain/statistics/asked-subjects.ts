import { type DayCounts, sumOf } from './statistics.ts'
import { detailsOf } from './summary.ts'

export type AskedSubject = { kind: 'curso' | 'turma'; id: number; times: number }

/** The courses and classes that visitors asked about, from any page, the most frequent first. */
export function askedSubjects(days: readonly DayCounts[]): AskedSubject[] {
  const subjects = new Map<string, AskedSubject>()
  const counts = sumOf(days.map(({ counts }) => counts))
  for (const { details, times } of detailsOf(counts, 'whatsapp')) {
    const [, kind, id] = /^(curso|turma)-(\d+)$/.exec(details[1] ?? '') ?? []
    if (!kind) continue
    const name = `${kind}-${id}`
    const before = subjects.get(name)?.times ?? 0
    subjects.set(name, {
      kind: kind as AskedSubject['kind'],
      id: Number(id),
      times: before + times,
    })
  }
  return [...subjects.values()].sort((a, b) => b.times - a.times)
}
