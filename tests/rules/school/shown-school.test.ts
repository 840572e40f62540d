import { expect, test } from 'vitest'
import { countLeft, leftSentence, leftToPublish, linesOf } from '#content/left-to-publish.ts'
import { textsOf } from '#content/original-texts.ts'
import { schoolDefaults } from '#content/school.ts'
import { firstGeneration } from '#domain/admin/first-password.ts'
import { emptyDocument, withState } from '#domain/school/school-document.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { lacksContact, shownSchool, withheldFacts } from '#domain/school/shown-school.ts'

const local = 'http://localhost:3000'
const published = 'https://www.escola.example'
const fresh = schoolInUse(null, schoolDefaults)

test('on the operator’s own machine every sample is shown', () => {
  const { facts, exams, testimonials } = shownSchool(fresh, local)
  expect(facts).toMatchObject({
    ...schoolDefaults.facts,
    forms: {},
    texts: {},
    cityInHead: schoolDefaults.facts.address.city,
  })
  expect(testimonials).toMatchObject(schoolDefaults.testimonials)
  expect(exams.find(({ name }) => name === 'A2 Key')?.approval?.years).toEqual([2023, 2024, 2025])
  expect(withheldFacts(fresh, local)).toEqual([])
})

test('on a public site no sample that says something about the school is shown', () => {
  const { facts, exams, testimonials } = shownSchool(fresh, published)
  expect(facts).toMatchObject({
    openingHours: { weekdays: null, saturday: null, sunday: null, special: null },
    geo: null,
    owner: null,
    ownerQuote: null,
    messagesKeptMonths: null,
    photoRemovalDays: null,
    social: { instagram: null, facebook: null, youtube: null },
    cityInHead: null,
  })
  expect(exams.find(({ name }) => name === 'A2 Key')?.approval).toEqual({ years: null })
  expect(testimonials).toEqual([])
  // A telephone number that is nobody's or somebody else's is worse than none.
  const none = { phone: null, whatsapp: null, email: null, address: null }
  expect(facts).toMatchObject({ ...none, appUrl: null, studentAreaUrl: null })
  expect([lacksContact(fresh, published), lacksContact(fresh, local)]).toEqual([true, false])
  // The specification requires the claim itself.
  const { name, claimsTotalApproval } = schoolDefaults.facts
  expect(facts).toMatchObject({ name, claimsTotalApproval })
})

test('an address is shown once all of it is the school’s own', () => {
  const shown = (told: Record<string, unknown>) =>
    shownSchool(schoolInUse(withState(emptyDocument, { facts: told }), schoolDefaults), published)
      .facts.address
  const own = { 'address.street': 'Rua A, 1', 'address.city': 'Bauru', 'address.state': 'SP' }
  expect(shown(own)).toBeNull()
  expect(shown({ ...own, 'address.postalCode': '17000-000' })).toMatchObject({
    street: 'Rua A, 1',
    district: null,
  })
})

test('what the school has said is shown everywhere, also when it equals the sample', () => {
  const told = {
    owner: 'Ana',
    'social.instagram': 'https://instagram.com/ana',
    'address.city': schoolDefaults.facts.address.city,
  }
  const document = withState(emptyDocument, { facts: told })
  const { facts } = shownSchool(schoolInUse(document, schoolDefaults), published)
  expect(facts.owner).toBe('Ana')
  expect(facts.social).toMatchObject({ instagram: 'https://instagram.com/ana', facebook: null })
  expect(facts.cityInHead).toBe(schoolDefaults.facts.address.city)
  expect(facts.ownerQuote).toBeNull()
})

test('a sample form is no form on any site', () => {
  for (const siteUrl of [local, published]) {
    const forms = Object.values(shownSchool(fresh, siteUrl).facts.forms)
    expect(new Set(forms)).toEqual(new Set([null]))
  }
})

test('the list names what is withheld, and so do the lines for the operator', () => {
  const left = (siteUrl: string) => leftToPublish({ school: fresh, siteUrl })
  const noteOf = (siteUrl: string, title: string) =>
    left(siteUrl).find((group) => group.title === title)?.note
  expect(noteOf(published, 'Direção')).toBe(
    'Fora do ar enquanto for exemplo: Quem dirige a escola e Frase da direção.',
  )
  expect(noteOf(local, 'Direção')).toBeUndefined()
  expect(linesOf(left(published))).toContain(
    'Direção: Frase da direção, fora do ar até lá (/admin/escola/direcao)',
  )
  expect(linesOf(left(local)).join()).not.toContain('fora do ar')
  const places = { panel: `${published}/admin`, doctor: 'escola doctor' }
  expect(leftSentence(left(published), places)).toMatch(
    /^Antes de publicar, faltam \d+ itens\. A lista: https:\/\/www\.escola\.example\/admin ou escola doctor\. Fora do ar até lá: Telefone, WhatsApp, E-mail, Horário de segunda a sexta, Horário de sábado, .*Anos de aprovação total e Depoimentos\.$/,
  )
  expect(leftSentence(left(local), places)).not.toContain('Fora do ar')
  expect(leftSentence([], places)).toBeNull()
})

test('the account with the invented e-mail is first, and the server’s part is not counted', () => {
  const account = {
    id: 'admin',
    email: schoolDefaults.facts.email,
    generation: firstGeneration('x'),
  }
  const left = leftToPublish({ school: fresh, siteUrl: local, account })
  expect(left.slice(0, 2).map(({ page, items }) => [page, items[0]?.label])).toEqual([
    ['/admin/conta/email', 'Trocar contato@escola.example pelo seu'],
    ['/admin/conta', 'Trocar a senha da instalação'],
  ])
  const all = left.flatMap(({ items }) => items)
  expect(countLeft(left)).toBe(all.length - 1)
  const own = { ...account, email: 'dona@viva.com.br', generation: 'x' }
  const [first] = leftToPublish({ school: fresh, siteUrl: local, account: own })
  expect(first?.title).toBe('Nome e contato')
  const server = left.filter(({ page }) => page === null)
  expect(leftSentence(server, { panel: '', doctor: '' })).toBe(
    'No servidor: o endereço do site ainda é local: defina SITE_URL.',
  )
})

test('claims are questions of the list, the first ones for a school of less than ten years', () => {
  const listOf = (foundedYear: number) =>
    leftToPublish({
      school: { ...fresh, facts: { ...fresh.facts, foundedYear } },
      siteUrl: published,
      today: '2026-11-18',
    })
  const [first] = listOf(2017)
  expect(first).toMatchObject({ title: 'Resultados', items: [{}, {}] })
  expect(listOf(2016)[0]?.title).toBe('Nome e contato')
  const { facts } = shownSchool(fresh, published)
  const words = (claimsThousands: boolean) =>
    JSON.stringify(textsOf({ ...facts, claimsThousands }, '2026-11-18'))
  expect(words(true)).toMatch(/milhares de alunos/)
  expect(words(false)).not.toMatch(/milhares/i)
})

test('what is declined, hidden or not taught is decided: it is not on the list', () => {
  const titles = (state: object) =>
    leftToPublish({
      school: schoolInUse(withState(emptyDocument, state), schoolDefaults),
      siteUrl: published,
    }).map(({ title }) => title)
  expect(titles({})).toEqual(expect.arrayContaining(['Exames', 'Depoimentos', 'Imagens do site']))
  expect(titles({ facts: { claimsTotalApproval: false } })).not.toContain('Exames')
  const hidden = schoolDefaults.testimonials.map((one) => ({ ...one, hidden: true }))
  expect(titles({ testimonials: hidden })).not.toContain('Depoimentos')
  // Also for a school of another year than the drawings show.
  const kept = { drawingsKept: schoolDefaults.sampleDrawings, facts: { foundedYear: 1999 } }
  expect(titles(kept)).not.toContain('Imagens do site')
  const english = schoolDefaults.courses.map((one) => ({ ...one, languages: ['ingles' as const] }))
  const left = leftToPublish({
    school: schoolInUse(withState(emptyDocument, { courses: english }), schoolDefaults),
    siteUrl: published,
  })
  const forms = left.find(({ title }) => title === 'Formulários do teste de nível')
  expect(forms?.items.map(({ label }) => label)).toEqual(['Inglês'])
})

test('legal name, CNPJ and who is in charge of data are on the list until the school gives them', () => {
  const legal = leftToPublish({ school: fresh, siteUrl: published }).find(
    ({ title }) => title === 'Dados legais',
  )
  expect(legal?.items.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['campo-legalName', 'campo-cnpj', 'campo-privacyOfficer']),
  )
})
