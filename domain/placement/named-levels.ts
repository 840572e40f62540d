import { type Level, levels } from './question.ts'

const [first, last] = ['A1', 'C1'] as const

/** From and to which level each word leads; the longest first. The test ends at C1, so C2 is the same. */
const names: readonly [RegExp, Level, Level][] = [
  [/todos os niveis|qualquer nivel/, first, last],
  [/intermediario superior/, 'B2', 'B2'],
  [/pre-?intermediario/, 'A2', 'A2'],
  [/intermediario/, 'B1', 'B2'],
  [/iniciantes?|inicio|do zero/, first, first],
  [/basico|elementar/, first, 'A2'],
  [/avancado|proficiencia|fluencia/, last, last],
  [/c[12]/, last, last],
  ...levels.map(
    (level) => [new RegExp(level.toLowerCase()), level, level] as [RegExp, Level, Level],
  ),
]

const anyName = new RegExp(`(?<![a-z])(?:${names.map(([name]) => name.source).join('|')})`, 'g')
const upTo = /^[.+\d]*\s*(?:-|–|—|a|ao?|ate(?: [ao])?)\s*$/
const onwards = /a partir d[eo]\s*$/

/** The levels that a text of the school names: 'A2', 'A1 a B1', 'Do básico ao avançado', 'A partir do B1'. */
export function namedLevels(text: string): Level[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const found = [...plain.matchAll(anyName)].map(({ 0: name, index }) => ({ name, index }))
  const named = new Set<Level>()
  for (const [at, { name, index }] of found.entries()) {
    const [from, to] = rangeOf(name)
    const before = found[at - 1]
    const between = before && plain.slice(before.index + before.name.length, index)
    const start = before && upTo.test(between ?? '') ? rangeOf(before.name)[0] : from
    const end = onwards.test(plain.slice(0, index)) ? last : to
    for (const level of levels) if (level >= start && level <= end) named.add(level)
  }
  return levels.filter((level) => named.has(level))
}

function rangeOf(name: string): [Level, Level] {
  const [, from = first, to = last] = names.find(([pattern]) => pattern.test(name)) ?? []
  return [from, to]
}
