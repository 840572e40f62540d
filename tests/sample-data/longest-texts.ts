import { schoolDefaults } from '#content/school.ts'
import {
  type AnyItem,
  type AnyList,
  type ListName,
  schoolLists,
} from '#domain/school/lists/lists.ts'
import { pageTexts, textIds, textPath } from '#domain/school/page-texts.ts'
import { emptyDocument, type SchoolDocument, withState } from '#domain/school/school-document.ts'

const sentence =
  'Desde 10 de dezembro de 2026, por R$ 1.234,56, níveis A1-C2, 60-80 min, em 10/12/2026 ou 2026/27, responsabilidade internacionalíssima, (11) 98888-7777. '

/** As long as a field allows, with figures of every kind; where a few characters are allowed, one figure. */
export function longest(limit: number): string {
  return limit < 20
    ? '1.234.567,89+%'.slice(0, limit)
    : sentence
        .repeat(Math.ceil(limit / sentence.length))
        .slice(0, limit)
        .trim()
}

/** A school that has filled in every text of its pages and lists up to its limit. */
export function schoolOfLongestTexts(): SchoolDocument {
  const texts = textIds.map((id) => [textPath(id), longest(pageTexts[id].control.limit ?? 0)])
  const lists = Object.entries(schoolLists).map(([name, list]) => [
    name,
    schoolDefaults[name as ListName].map((item) => longestItem(list as unknown as AnyList, item)),
  ])
  return withState(emptyDocument, {
    ...Object.fromEntries(lists),
    facts: {
      ...Object.fromEntries(texts),
      name: 'Escola Internacional de Idiomas Modernos',
      legalName: longest(120),
      'address.street': longest(120),
      'address.city': 'São José do Rio Preto',
      owner: longest(120),
      ownerQuote: longest(300),
      'openingHours.special': [longest(120)],
    },
    notice: { text: longest(120), link: '/contato', firstDay: null, lastDay: null },
  })
}

function longestItem({ fields }: AnyList, item: object): AnyItem {
  const texts = Object.entries(fields).flatMap(([name, { control, schema }]) => {
    if (schema.type === 'number' || name === 'approvalYears') return []
    if ('keyboard' in control) return []
    if (control.type === 'line' || control.type === 'text')
      return [[name, longest(control.limit ?? 120)]]
    if (control.type !== 'lines') return []
    const lines = Array.from(
      { length: control.max },
      (_, at) => `${at}${longest(control.limit - 1)}`,
    )
    return [[name, lines]]
  })
  return { ...item, ...Object.fromEntries(texts) } as AnyItem
}
