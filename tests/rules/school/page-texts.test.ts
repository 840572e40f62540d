import { expect, test } from 'vitest'
import { aboutPage } from '#content/about.ts'
import { catalogueOf } from '#content/catalogue.ts'
import { shownParts } from '#content/changes/changes.ts'
import { factGroups, pathsOf } from '#content/fact-groups.ts'
import { galleryPage } from '#content/gallery.ts'
import { homeHead } from '#content/hero.ts'
import { history } from '#content/history.ts'
import { originalsByPath, textsOf } from '#content/original-texts.ts'
import { schoolDefaults } from '#content/school.ts'
import { schoolYears } from '#content/school-years.ts'
import { totalApprovalWords } from '#content/total-approval.ts'
import { submitted } from '#domain/fields/form.ts'
import { factField } from '#domain/school/fact-fields.ts'
import { readFacts, typedFacts } from '#domain/school/facts-form.ts'
import { pageTexts, textIdOf, textIds, textPath } from '#domain/school/page-texts.ts'
import { emptyDocument, withState } from '#domain/school/school-document.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { shownSchool } from '#domain/school/shown-school.ts'

const today = '2026-11-17'
const siteUrl = 'http://localhost:3000'

function schoolWith(facts: Record<string, unknown>) {
  const school = schoolInUse(withState(emptyDocument, { facts }), schoolDefaults)
  const shown = shownSchool(school, siteUrl).facts
  return { school, texts: textsOf(shown, today), originals: originalsByPath(shown, today) }
}

function sent(paths: string[], facts: Record<string, unknown>, typed: Record<string, string>) {
  const { school, originals } = schoolWith(facts)
  const form = new FormData()
  const fields = { ...typedFacts(paths, school, originals), ...typed }
  for (const [name, value = ''] of Object.entries(fields)) form.set(name, value)
  const asked = Object.fromEntries(paths.map((path) => [path, factField(path)]))
  const now = new Date(`${today}T12:00:00Z`)
  return readFacts(submitted(form, asked), paths, school, { now, confirmed: [], originals })
}

test.each([
  [2026, 'Desde este ano', 'Desde o primeiro dia', '2026'],
  [2025, 'Há 1 ano', '1 ano depois', '1 ano'],
  [2019, 'Há 7 anos', '7 anos depois', '7 anos'],
  [2016, 'Há 10 anos', '10 anos depois', '10 anos'],
  [2015, 'Há mais de 10 anos', 'Mais de 10 anos depois', '10+ anos'],
  [1986, 'Há 40 anos', '40 anos depois', '40 anos'],
  [1984, 'Há mais de 40 anos', 'Mais de 40 anos depois', '40+ anos'],
])('a school of %i counts its years: %s', (foundedYear, forYears, yearsLater, ageFigure) => {
  const years = schoolYears({ foundedYear, examCentreYear: 2011 }, today)
  expect(years).toMatchObject({ forYears, yearsLater, ageFigure })
})

test('every original that names a year or an age follows the two years', () => {
  const ofOurs = Object.values(schoolWith({}).texts).filter((text) => /1984|2011|40/.test(text))
  expect(ofOurs.length).toBeGreaterThan(10)
  const { texts } = schoolWith({ foundedYear: 1997, examCentreYear: 2019 })
  expect(Object.values(texts).filter((text) => /1984|2011|40/.test(text))).toEqual([])
  expect(texts.hero3Text).toMatch(/^Há mais de 20 anos recebemos/)
  expect(texts.highlight1Figure).toBe('20+ anos')
  expect(texts.section2Title).toBe('2019: centro de exames Cambridge')
})

/** What a school says of itself that keeps only these exams and courses on its site. */
function saidWith(keeps: { exam?: string; category?: string }) {
  const hide = <Item extends object>(items: readonly Item[], isKept: (item: Item) => boolean) =>
    items.map((item) => (isKept(item) ? item : { ...item, hidden: true as const }))
  const { exam: institution, category } = keeps
  const state = {
    exams: hide(schoolDefaults.exams, (exam) => exam.institution === institution),
    courses: hide(schoolDefaults.courses, (course) => !category || course.category === category),
  }
  const shown = shownSchool(schoolInUse(withState(emptyDocument, state), schoolDefaults), siteUrl)
  const texts = textsOf(shown.facts, today)
  const { centre } = totalApprovalWords(shown.facts)
  const heads = [homeHead(shown.facts).description, aboutPage.head(shown.facts).description]
  const details = catalogueOf(shown).flatMap(({ courses }) =>
    courses.flatMap((course) => course.details),
  )
  return {
    texts,
    words: [
      ...Object.values(texts),
      ...heads,
      ...galleryPage.aboutTheSchool(shown.facts),
      centre,
    ].join('\n'),
    details: details.join('\n'),
  }
}

test('a school without exams speaks of none, and its pages have no empty part', () => {
  const { texts, words, details } = saidWith({})
  expect(words).not.toMatch(/exame|Cambridge|TOEFL|certifica|2011|undefined|null|false/i)
  expect(details).not.toMatch(/Aprovação total|exames internacionais/)
  expect(history.figures(texts).map(({ id }) => id)).toEqual([1, 2])
  expect(aboutPage.highlights(texts).map(({ id }) => id)).toEqual([1, 4])
  expect(aboutPage.sections(texts).map(({ id }) => id)).toEqual([1, 3])
})

test('a school is a Cambridge exam centre only while it has an exam of Cambridge', () => {
  expect(saidWith({ exam: 'Cambridge' }).words).toMatch(/centro de exames Cambridge desde 2011/)
  const { texts, words } = saidWith({ exam: 'Instituto Cervantes' })
  expect(words).not.toMatch(/Cambridge|centro autorizado|2011|undefined|null|false/i)
  expect(texts.historyText).toContain('para os certificados de espanhol')
  expect(aboutPage.sections(texts).map(({ title }) => title)).toContain('Exames internacionais')
})

test('a school that teaches no children does not say that it does', () => {
  expect(saidWith({ exam: 'Cambridge', category: 'jovens' }).words).not.toMatch(/criança|bebê/i)
  expect(saidWith({}).words).toMatch(/criança.*bebê/is)
})

test('every original is within the limit of its field, so that it can be edited', () => {
  const { texts } = schoolWith({})
  for (const id of textIds)
    expect(texts[id].length, id).toBeLessThanOrEqual(pageTexts[id].control.limit ?? 0)
})

test.each(factGroups.filter((group) => pathsOf(group).some(textIdOf)).map(({ id }) => id))(
  'a page that is saved as it came stores nothing: %s',
  (id) => {
    const group = factGroups.find((one) => one.id === id)
    expect(sent(group ? pathsOf(group) : [], {}, {})).toEqual({ changed: {}, problems: {} })
  },
)

const path = textPath('historySubtitle')

test('own words are taken as written; emptied or as they came, the field goes back to the original', () => {
  const own = sent([path], {}, { [path]: ' Uma  escola de bairro. ' })
  expect(own).toMatchObject({ changed: { [path]: 'Uma escola de bairro.' } })
  const facts = { [path]: 'Uma escola de bairro.', foundedYear: 1997 }
  expect(schoolWith(facts).texts.historySubtitle).toBe('Uma escola de bairro.')
  for (const typed of ['', schoolWith(facts).originals[path] ?? '']) {
    expect(sent([path], facts, { [path]: typed }).changed).toEqual({ [path]: null })
  }
})

test('a sentence that was left alone follows the year that is changed beside it', () => {
  const outcome = sent(['foundedYear', path], {}, { foundedYear: '1997' })
  expect(outcome.changed).toEqual({ foundedYear: 1997 })
})

test('each line is a paragraph, without the empty ones', () => {
  const long = textPath('historyText')
  expect(sent([long], {}, { [long]: 'Um  só.\r\n\r\n  Outro.\n' })).toMatchObject({
    changed: { [long]: 'Um só.\nOutro.' },
  })
})

test.each([
  ['foundedYear', '84', 'Escreva o ano com quatro números, como 1998.'],
  ['foundedYear', '1700', 'Precisa ser 1800 ou depois.'],
  ['examCentreYear', '2027', 'O ano de 2027 ainda não chegou.'],
  [path, 'x'.repeat(121), 'Pode ter até 120 caracteres.'],
])('%s is refused in a sentence: %s', (path, typed, sentence) => {
  expect(sent([path], {}, { [path]: typed }).problems).toEqual({ [path]: sentence })
})

test('what changed tells the original by name, because it has no words of its own', () => {
  const parts = [{ part: path, before: null, after: 'Uma escola de bairro.' }]
  const change = { kind: 'school', subject: 'A história', by: 'x', at: '', id: '' } as never
  expect(shownParts({ ...(change as object), parts } as never, schoolDefaults)).toEqual([
    {
      label: 'Frase abaixo de “Nossa História”',
      before: 'O texto original',
      after: 'Uma escola de bairro.',
    },
  ])
})
