import { expect, test } from 'vitest'
import { type PolicyFacts, policySections } from '#content/policy.ts'
import { schoolDefaults } from '#content/school.ts'
import { languageIds } from '#domain/languages.ts'
import type { School } from '#domain/school/fact-fields.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { shownSchool } from '#domain/school/shown-school.ts'

const forms = (address: string | null) =>
  Object.fromEntries(languageIds.map((id) => [id, address])) as School['forms']
const noForms = forms(null)
const { facts } = shownSchool(schoolInUse(null, schoolDefaults), 'http://localhost')
const school = { ...facts, forms: noForms, cityInHead: null }

const ownServer = {
  school,
  imageHosts: [],
  isDatabaseHosted: false,
  controlsPhotoFiles: true,
  hasBackups: true,
} satisfies PolicyFacts

function wordsWith(facts: Partial<PolicyFacts>): string {
  return JSON.stringify(policySections({ ...ownServer, ...facts }))
}

test('the controller is named with its legal name and CNPJ when the school gives them', () => {
  expect(wordsWith({})).toContain('é a escola: Escola de Idiomas.')
  const named = { ...school, legalName: 'Palavras Ltda.', cnpj: '12.345.678/0001-95' }
  expect(wordsWith({ school: named })).toContain(
    'é a escola: Palavras Ltda., CNPJ 12.345.678/0001-95.',
  )
})

test('only what the school links to is named as outside the site', () => {
  expect(wordsWith({})).toContain(
    'as redes sociais, o aplicativo e a Área do Aluno ficam fora deste site',
  )
  const social = { instagram: null, facebook: null, youtube: null }
  const withApp = { ...school, social, studentAreaUrl: null }
  expect(wordsWith({ school: withApp })).toContain(
    'o aplicativo fica fora deste site e abre somente',
  )
  const none = wordsWith({ school: { ...withApp, appUrl: null } })
  expect(none).not.toMatch(/aplicativo|Área do Aluno|Links externos/)
})

test('the person in charge of data can be reached, by name and at an address of their own when given', () => {
  expect(wordsWith({})).toContain(
    `{"text":"Encarregado(a) pelo tratamento de dados pessoais (LGPD, art. 41):","link":{"label":"${school.email}"`,
  )
  const own = wordsWith({
    school: { ...school, privacyEmail: 'dados@escola.example', privacyOfficer: 'Ana Souza' },
  })
  expect(own).toContain(
    '"text":"Encarregado(a) pelo tratamento de dados pessoais (LGPD, art. 41), Ana Souza:","link":{"label":"dados@escola.example"',
  )
  expect(own).toContain(`{"text":"E-mail:","link":{"label":"${school.email}"`)
})

test('every right of the law is there, and where to complain', () => {
  const contact = JSON.stringify(policySections(ownServer).at(-1))
  for (const right of ['confirmar', 'acessá-los', 'corrigi-los', 'portabilidade', 'exclusão']) {
    expect(contact).toContain(right)
  }
  expect(contact).toContain('em até 15 dias do pedido (LGPD, art. 19)')
  expect(contact).toContain('reclamar à ANPD')
})

test('it tells of testimonials, passkeys, and where originals are kept', () => {
  const words = wordsWith({})
  expect(words).toMatch(/Depoimentos: publicamos o nome/)
  expect(words).toContain('o servidor guarda só uma chave pública')
  expect(words).toContain('Os originais, com os dados da câmera, ficam à parte no servidor')
  expect(words).toContain('Solicitar remoção de uma foto')
  expect(wordsWith({ imageHosts: ['https://res.cloudinary.com'] })).toContain(
    'Os arquivos originais não são publicados nem guardados',
  )
})

test('that nothing personal is collected has one exception: an external form', () => {
  const introduction = (forms: School['forms']) =>
    JSON.stringify(policySections({ ...ownServer, school: { ...school, forms } })[0])
  const claim = 'nenhum identificador pessoal é coletado por meio deste site'
  expect(introduction(noForms)).toContain(claim)
  expect(introduction(noForms)).not.toContain('A exceção')
  const external = introduction({ ...noForms, frances: 'https://a.example/f' })
  expect(external).toContain(claim)
  expect(external).toContain(
    'A exceção depende de você: o teste de nível de francês é um formulário de outro serviço',
  )
})

test('external links are told of only where there are any', () => {
  const none = { instagram: null, facebook: null, youtube: null }
  expect(wordsWith({})).toContain('as redes sociais, o aplicativo')
  expect(wordsWith({ school: { ...school, social: none } })).not.toContain('redes sociais')
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
  expect(wordsWith({ school: { ...school, messagesKeptMonths: null } })).toContain(
    'Guardamos mensagens e e-mails só enquanto forem necessários para atender ao seu contato.',
  )
})

test('the laws are named, and every use has its base, the map too', () => {
  const words = wordsWith({})
  for (const law of ['13.709/2018', '12.965/2014', '8.069/1990', '15.211/2025']) {
    expect(words).toContain(`Lei nº ${law}`)
  }
  expect(words).toMatch(/Mapa: o legítimo interesse [^"]*art\. 7º, IX/)
  expect(words).toMatch(/Contas da administração [^"]*art\. 7º, (V|IX)/)
  expect(words).toMatch(/Link das famílias: [^"]*art\. 7º/)
})

test('a map that waits for a press is told of as one', () => {
  expect(wordsWith({})).toContain('Quando ele é carregado, o Google recebe os dados técnicos')
  const words = wordsWith({ school: { ...school, mapOnPress: true } })
  expect(words).toContain('O mapa só é carregado se você tocar em “Ver no mapa”')
  expect(words).not.toContain('Quando ele é carregado')
})

test('who may ask for the removal of a photo, where, and how soon it is done', () => {
  const words = wordsWith({})
  expect(words).toContain('"id":"remocao"')
  expect(words).toContain('Qualquer pessoa fotografada, ou seu responsável')
  expect(words).toContain('A escola atende em até 2 dias úteis:')
})

test('each store is named where data of people is kept in it', () => {
  expect(wordsWith({})).not.toMatch(/Firestore|Cloudinary/)
  const hosted = wordsWith({
    imageHosts: ['https://res.cloudinary.com'],
    isDatabaseHosted: true,
  })
  expect(hosted).toContain('Google Firestore: ')
  expect(hosted).toContain('O original de uma foto com rostos cobertos fica no Cloudinary')
})

test('the browser of a sign-in is kept for as long as the log keeps it', () => {
  expect(wordsWith({})).toMatch(/aparelho novo[^"]*12 meses/)
})
