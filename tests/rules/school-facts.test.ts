import { expect, test } from 'vitest'
import { schoolFaults } from '#content/check-school.ts'
import { takeSamplesOut } from '#content/sample.ts'
import { schoolDefaults } from '#content/school.ts'

const school = schoolDefaults.facts

test('the sample facts are valid, so that the site starts on the first day', () => {
  expect(schoolFaults()).toEqual([])
})

test('a mistyped fact is named with what is wrong', () => {
  const address = { ...school.address, postalCode: '123' }
  expect(schoolFaults({ facts: { ...school, phone: '123', address } })).toEqual([
    'content/school-facts.ts: phone precisa de DDD e número, como (11) 91234-5678, ou de um 0800',
    'content/school-facts.ts: address.postalCode use o formato 00000-000',
  ])
})

test('samples are found however deep they lie', () => {
  const { plain, samples } = takeSamplesOut({
    a: 'real',
    b: { sample: 1 },
    c: { d: { sample: null } },
  })
  expect(plain).toEqual({ a: 'real', b: 1, c: { d: null } })
  expect(samples).toEqual(['b', 'c.d'])
})

test('a list that the school wrote stays a list', () => {
  const hours = [{ opens: '08:00', closes: '12:00' }]
  expect(takeSamplesOut({ hours })).toEqual({ plain: { hours }, samples: [], plausible: [] })
})
