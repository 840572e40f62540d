import * as v from 'valibot'
import type { SchoolDay } from '#domain/school-day.ts'

const maxYears = 20

export const yearsSchema = v.pipe(
  v.array(
    v.pipe(
      v.number(),
      v.integer('precisa ser um ano'),
      v.minValue(1950, 'precisa ser 1950 ou depois'),
      v.maxValue(2099, 'precisa ser 2099 ou antes'),
    ),
  ),
  v.minLength(1, 'precisa de pelo menos um ano; sem nenhum, deixe vazio'),
  v.maxLength(maxYears, `pode ter até ${maxYears} anos`),
)

/** As people write them: '2023, 2024 e 2025'. */
export function readYears(
  typed: string,
  today: SchoolDay,
): { value: number[] } | { problem: string } {
  const words = typed.split(/[\s,;.]+|\be\b/).filter(Boolean)
  if (words.some((word) => !/^\d{4}$/.test(word))) {
    return { problem: 'escreva os anos, como 2023, 2024, 2025' }
  }
  if (words.length === 0) {
    return { problem: 'precisa de pelo menos um ano; sem nenhum, deixe vazio' }
  }
  const future = words.find((word) => word > today.slice(0, 4))
  if (future) return { problem: `o ano de ${future} ainda não chegou` }
  return { value: [...new Set(words.map(Number))].sort((a, b) => a - b) }
}
