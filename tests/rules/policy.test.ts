import { expect, test } from 'vitest'
import { type PolicyFacts, policySections } from '#content/policy.ts'
import { schoolDefaults } from '#content/school.ts'
import { languageIds } from '#domain/languages.ts'
import type { School } from '#domain/school/school-schema.ts'

const forms = (address: string | null) =>
  Object.fromEntries(languageIds.map((id) => [id, address])) as School['forms']
const noForms = forms(null)
const school = { ...schoolDefaults.facts, forms: noForms }

function wordsWith(facts: Partial<PolicyFacts>): string {
  return JSON.stringify(policySections({ school, imageHosts: [], ...facts }))
}

test('the controller is named with its legal name and CNPJ when the school gives them', () => {
  expect(wordsWith({})).toContain('como controladora, é a escola.')
  const named = { ...school, legalName: 'Palavras Ltda.', cnpj: '12.345.678/0001-90' }
  expect(wordsWith({ school: named })).toContain(
    'como controladora, é a escola, Palavras Ltda., CNPJ 12.345.678/0001-90.',
  )
})

test('data protection has a labelled channel, which may be an address of its own', () => {
  expect(wordsWith({})).toContain(
    `{"text":"Canal de proteção de dados:","link":{"label":"${school.email}"`,
  )
  const own = wordsWith({ school: { ...school, privacyEmail: 'dados@escola.example' } })
  expect(own).toContain(
    '"text":"Canal de proteção de dados:","link":{"label":"dados@escola.example"',
  )
  expect(own).toContain(`{"text":"E-mail:","link":{"label":"${school.email}"`)
})

test('every right of the law is there, and where to complain', () => {
  const contact = JSON.stringify(policySections({ school, imageHosts: [] }).at(-1))
  for (const right of ['confirmar', 'acessá-los', 'corrigi-los', 'portabilidade', 'exclusão']) {
    expect(contact).toContain(right)
  }
  expect(contact).toContain('reclamar à ANPD')
})

test('an external form is received by the school, and its provider named only when it is that one', () => {
  expect(wordsWith({})).not.toMatch(/formulário externo|Google Forms/i)
  const ingles = 'https://docs.google.com/forms/d/e/1/viewform'
  const google = wordsWith({ school: { ...school, forms: { ...noForms, ingles } } })
  expect(google).toContain(
    '(inglês): o que você escreve nele, como nome, e-mail e respostas, vai para o Google Forms e é recebido pela escola.',
  )
  expect(google).toContain('Teste de nível no próprio site')
  const other = wordsWith({ school: { ...school, forms: forms('https://a.example/f') } })
  expect(other).toContain('vai para o serviço que o hospeda e é recebido pela escola')
  expect(other).not.toMatch(/Google Forms|Teste de nível no próprio site/)
})

test('the image host is named where browsers connect to it', () => {
  expect(wordsWith({})).not.toContain('Cloudinary')
  expect(wordsWith({ imageHosts: ['https://res.cloudinary.com'] })).toContain(
    'seu navegador se conecta diretamente a ele',
  )
})

test('how long messages are kept is a fact of the school', () => {
  expect(wordsWith({ school: { ...school, messagesKeptMonths: 6 } })).toContain(
    'Guardamos mensagens e e-mails por até 6 meses depois do último contato.',
  )
})
