import { expect, test } from 'vitest'
import { factGroups, pathsOf } from '#content/fact-groups.ts'
import { schoolDefaults } from '#content/school.ts'
import { readField, type Typed } from '#domain/fields/field.ts'
import { submitted } from '#domain/fields/form.ts'
import { versionOf } from '#domain/fields/merge.ts'
import { factField, factPaths } from '#domain/school/fact-fields.ts'
import { factText, readFacts, typedFacts } from '#domain/school/facts-form.ts'
import { emptyDocument, withState } from '#domain/school/school-document.ts'
import { factAt, schoolInUse } from '#domain/school/school-in-use.ts'

const now = new Date('2026-11-17T12:00:00Z')
const fresh = schoolInUse(null, schoolDefaults)

/** As a form sends it. */
function sent(fields: Typed): Typed {
  const form = new FormData()
  for (const [name, value = ''] of Object.entries(fields)) form.set(name, value)
  return submitted(form, Object.fromEntries(Object.keys(fields).map((p) => [p, factField(p)])))
}

const read = (fields: Typed, school = fresh, confirmed: string[] = []) =>
  readFacts(sent(fields), Object.keys(fields), school, { now, confirmed })
const readFact = (path: string, typed: string) =>
  readField(factField(path), sent({ [path]: typed })[path] ?? '', now)

test('every fact has its field, once', () => {
  expect(factGroups.flatMap(pathsOf).sort()).toEqual([...factPaths].sort())
})

test('what a field shows is read back as the same fact', () => {
  for (const path of factPaths) {
    const shown = factText(path, factAt(schoolDefaults.facts, path))
    const reading = readFact(path, shown)
    expect('value' in reading && factText(path, reading.value), path).toBe(shown)
  }
})

test.each([
  ['whatsapp', '11 912345678', '(11) 91234-5678'],
  ['phone', '+55 (11) 4000 0000', '(11) 4000-0000'],
  ['address.postalCode', '01310 100', '01310-100'],
  ['address.state', 'sp', 'SP'],
  ['cnpj', '12345678000195', '12.345.678/0001-95'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
  ['cnpj', '', null],
  ['appUrl', 'Https://app.example/x', 'https://app.example/x'],
  ['social.instagram', 'instagram.com/escola', 'https://instagram.com/escola'],
  ['social.instagram', ' ', null],
  ['social.instagram', '@escola', 'https://www.instagram.com/escola'],
  ['googleProfile', 'maps.app.goo.gl/AbC123', 'https://maps.app.goo.gl/AbC123'],
  ['googleProfile', 'https://g.page/r/AbC123/review', 'https://g.page/r/AbC123/review'],
  ['googleProfile', '', null],
  ['phone', '0800 123 4567', '0800 123 4567'],
  ['address.state', 'São Paulo', 'SP'],
  ['address.district', '', null],
  ['appUrl', '', null],
  ['studentAreaUrl', '', null],
  ['owner', '', null],
  ['ownerQuote', '', null],
  ['geo', '-23,5505; -46,6333', { latitude: -23.5505, longitude: -46.6333 }],
  ['openingHours.special', ' Com hora marcada ', ['Com hora marcada']],
  [
    'forms.ingles',
    'docs.google.com/forms/d/e/1/viewform?usp=sf_link',
    'https://docs.google.com/forms/d/e/1/viewform?embedded=true',
  ],
  ['geo', '-23.5505, -46.6333', { latitude: -23.5505, longitude: -46.6333 }],
  [
    'mapEmbed',
    '<iframe src="https://www.google.com/maps/embed?pb=1&amp;a=2" width="600"></iframe>',
    'https://www.google.com/maps/embed?pb=1&a=2',
  ],
])('%s is typed as people write it: %s', (path, typed, value) => {
  expect(readFact(path, typed)).toEqual({ value })
  expect(read({ [path]: typed }).problems).toEqual({})
})

test.each([
  ['whatsapp', '123', 'Precisa de DDD e número, como (11) 91234-5678.'],
  ['appUrl', 'javascript:alert(1)', 'Precisa começar com https://.'],
  ['appUrl', 'http://app.example', 'Precisa começar com https://.'],
  ['googleProfile', 'https://google.com.evil.example/', /^Cole o link que o Google Maps dá/],
  ['googleProfile', 'https://evil.example/g.page', /^Cole o link que o Google Maps dá/],
  ['social.youtube', 'https://a;b.example', /^Não é um endereço completo/],
  ['whatsapp', '0800 123 4567', 'Precisa de DDD e número, como (11) 91234-5678.'],
  ['phone', '0800', 'Precisa de DDD e número, como (11) 91234-5678, ou de um 0800.'],
  ['cnpj', '12.345.678/0001-90', 'Não existe: confira os números.'],
  ['cnpj', '123', 'Use o formato 00.000.000/0000-00.'],
  ['forms.ingles', 'https://forms.gle/abc', /^Este é o link curto/],
  ['social.instagram', 'https://instagram', /^Não é um endereço completo/],
  ['social.instagram', 'https://instagram.', /^Não é um endereço completo/],
  ['social.instagram', 'https://.com', /^Não é um endereço completo/],
  ['social.instagram', 'escola.', /^Não é um endereço completo/],
  ['forms.ingles', 'https://10.0.0.1/form', /^Não é um endereço completo/],
  ['studentAreaUrl', 'https://:senha@alunos.example', 'Não pode ter usuário nem senha.'],
  ['studentAreaUrl', 'https://ana@alunos.example', 'Não pode ter usuário nem senha.'],
  ['studentAreaUrl', 'https://@alunos.example', 'Não pode ter usuário nem senha.'],
  ['studentAreaUrl', 'https:///ana:senha@alunos.example', 'Não pode ter usuário nem senha.'],
  ['mapEmbed', 'https://maps.evil.example/embed?', 'Use o endereço de “Incorporar um mapa”.'],
  ['email', 'escola', 'Não é um e-mail válido.'],
  ['name', '', 'Não pode ficar vazio.'],
  ['name', 'x'.repeat(41), 'Pode ter até 40 caracteres.'],
  ['address.street', 'x'.repeat(60_000), 'Pode ter até 120 caracteres.'],
  ['geo', 'aqui', 'Cole o link da escola no Google Maps.'],
  ['geo', '99, 0', 'Deve ficar entre -90 e 90.'],
  ['messagesKeptMonths', 'um', 'Escreva um número de meses.'],
  ['photoRemovalDays', '16', 'Precisa ser 15 ou menos.'],
  ['openingHours.special', 'x'.repeat(121), 'Cada linha pode ter até 120 caracteres.'],
])('%s is refused in a sentence: %s', (path, typed, sentence) => {
  expect(read({ [path]: typed }).problems[path]).toMatch(sentence)
})

test('a question is open until it is answered, and an answer counts though it equals the sample', () => {
  const path = 'newEvents'
  expect(typedFacts([path], fresh)).toEqual({ [path]: '' })
  expect(read({ [path]: '' })).toEqual({ changed: {}, problems: {} })
  expect(read({ [path]: 'todos' }).changed).toEqual({ [path]: 'todos' })
  expect(read({ [path]: 'familias' }).changed).toEqual({ [path]: 'familias' })
  expect(read({ [path]: 'x' }).problems).toEqual({ [path]: 'Escolha uma das opções.' })
})

test('what no keyboard types is taken out', () => {
  const { changed } = read({ name: ' Escola\u0000 de\ud800\u001b Idiomas\u0007 ' })
  expect(changed).toEqual({ name: 'Escola de\ufffd Idiomas' })
})

test('only what was changed or confirmed is stored, and stays', () => {
  const paths = ['phone', 'whatsapp', 'address.state']
  const typed = typedFacts(paths, fresh)
  const edited = { ...typed, whatsapp: '(21) 98765-4321' }
  const { changed } = read(edited, fresh, ['address.state'])
  expect(changed).toEqual({ whatsapp: '(21) 98765-4321', 'address.state': 'SP' })
  const document = withState(emptyDocument, { facts: changed })
  const next = schoolInUse(document, schoolDefaults)
  expect(next.sampleFacts).toContain('phone')
  expect(next.sampleFacts).not.toContain('address.state')
  expect(read(typedFacts(paths, next), next).changed).toEqual({})
  const version = (path: string, school: typeof next) => versionOf(typedFacts([path], school))
  expect(version('whatsapp', next)).not.toBe(version('whatsapp', fresh))
  expect(version('phone', next)).toBe(version('phone', fresh))
})
