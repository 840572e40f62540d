import { expect, test } from 'vitest'
import { readField } from '#domain/fields/field.ts'
import { price } from '#domain/fields/kinds.ts'
import { priceText, readPrice } from '#domain/price.ts'

const now = new Date('2026-11-18T12:00:00Z')

test.each([
  ['390', 'R$ 390 por mês'],
  ['R$ 390 por mês', 'R$ 390 por mês'],
  ['r$390,00/mês', 'R$ 390 por mês'],
  ['1950,5 por semestre', 'R$ 1.950,50 por semestre'],
  ['R$ 1.950 semestral', 'R$ 1.950 por semestre'],
  ['2.400 reais pelo curso', 'R$ 2.400 pelo curso'],
  ['sob consulta', 'sob consulta'],
  ['10 vezes de R$ 390', '10 vezes de R$ 390'],
  ['R$ 390 por mês, com material', 'R$ 390 por mês, com material'],
  ['390 por aula', '390 por aula'],
])('a price is typed as people write it: %s', (typed, shown) => {
  const read = readPrice(typed)
  expect(priceText(read)).toBe(shown)
  expect(readPrice(shown)).toEqual(read)
})

test('no amount is nothing, or more than a course costs', () => {
  const problem = (typed: string) => readField(price(60), typed, now)
  expect(problem('0')).toEqual({
    problem: 'Precisa ser mais que zero; se não custa nada, escreva “Gratuito”.',
  })
  expect(problem('390000')).toEqual({ problem: 'Pode ser até R$ 99.999.' })
  expect(problem('390')).toEqual({ value: { amount: 390, per: 'month' } })
})
