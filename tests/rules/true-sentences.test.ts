import { expect, test } from 'vitest'
import { accessibilityPage } from '#content/accessibility.ts'
import { levelTestPage } from '#content/level-test.ts'
import { placementWords } from '#content/placement/words.ts'
import { type PolicyFacts, policySections } from '#content/policy.ts'
import { policyPage } from '#content/policy-page.ts'
import { policySummary } from '#content/policy-summary.ts'
import { schoolDefaults } from '#content/school.ts'
import { startForm } from '#content/start.ts'
import { pressWords } from '#content/statistics.ts'
import { hasOwnTest, type LanguageId, languageIds } from '#domain/languages.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { shownSchool } from '#domain/school/shown-school.ts'

const { facts } = shownSchool(schoolInUse(null, schoolDefaults), 'http://localhost')
const { address, appUrl } = facts
const taught: readonly LanguageId[] = facts.offer.languages

/** Each setting of which the site speaks, and all that it can be. */
const settings = {
  counts: [true, false],
  map: ['shown', 'on press', 'withheld'],
  forms: ['none', 'French', 'all'],
  photos: ['disk', 'Cloudinary', 'Cloudinary without keys'],
  isDatabaseHosted: [true, false],
  hasBackups: [true, false],
  removalDays: [null, 1, 2],
  familiesSave: [true, false],
  hasApp: [true, false],
  hasVideo: [true, false],
} as const

type State = { [Name in keyof typeof settings]: (typeof settings)[Name][number] }

const names = Object.keys(settings) as (keyof State)[]
const first = Object.fromEntries(names.map((name) => [name, settings[name][0]])) as State

/** Every two settings in all that they can be together, the others as they are first: no sentence depends on three. */
const states = names.flatMap((one, at) =>
  names
    .slice(at + 1)
    .flatMap((other) =>
      settings[one].flatMap((value) =>
        settings[other].map((another): State => ({ ...first, [one]: value, [other]: another })),
      ),
    ),
)

function factsIn(state: State): PolicyFacts {
  const { photos, isDatabaseHosted, hasBackups } = state
  const hasForm = (id: LanguageId) =>
    state.forms === 'all' || (state.forms === 'French' && id === 'frances')
  const form = 'https://docs.google.com/forms/d/e/1/viewform'
  return {
    school: {
      ...facts,
      counting: { visits: state.counts },
      mapOnPress: state.map === 'on press',
      address: state.map === 'withheld' ? null : address,
      forms: Object.fromEntries(
        languageIds.map((id) => [id, hasForm(id) ? form : null]),
      ) as PolicyFacts['school']['forms'],
      photoRemovalDays: state.removalDays,
      photoSaving: { families: state.familiesSave, visitors: false },
      appUrl: state.hasApp ? appUrl : null,
    },
    imageHosts: photos === 'disk' ? [] : ['https://res.cloudinary.com'],
    isDatabaseHosted,
    controlsPhotoFiles: photos !== 'Cloudinary without keys',
    hasBackups,
  }
}

/** What the pages say in one state: the policy and its description, the words around a level test, the statement. */
function pagesIn(state: State) {
  const known = factsIn(state)
  const { counting } = known.school
  return {
    policy: JSON.stringify(policySections(known)),
    summary: JSON.stringify(policySummary(known)),
    description: policyPage.head(counting).description,
    test: JSON.stringify([
      placementWords.start.points(counting),
      levelTestPage.about.own(counting),
      placementWords.head.description('Alemão'),
    ]),
    accessibility: JSON.stringify(
      accessibilityPage.sections({
        hasMap: known.school.address !== null,
        hasExternalForm: state.forms !== 'none',
        hasVideo: state.hasVideo,
      }),
    ),
  }
}

type Page = keyof ReturnType<typeof pagesIn>

/** Where a sentence is, and when it is said: exactly when it is true. */
const sentences: readonly [Page, RegExp, (state: State) => boolean][] = [
  ['description', /conta visitas sem identificar/, ({ counts }) => counts],
  ['description', /não conta visitas/, ({ counts }) => !counts],
  ['description', /não grava cookies próprios nas páginas abertas a todos/, () => true],
  ['description', /não mede audiência/, () => false],
  ['test', /As respostas não saem/, ({ counts }) => counts],
  [
    'test',
    /conta só quantos testes começam, quantos terminam e com que res/,
    ({ counts }) => counts,
  ],
  ['test', /nada dele sai/, ({ counts }) => !counts],
  ['test', /fica só com você/, () => false],
  ['policy', /Contagem do que é feito no site: quando/, ({ counts }) => counts],
  ['policy', /Contagem do que é feito no site: os números/, ({ counts }) => counts],
  ['policy', /As respostas não saem/, ({ counts, forms }) => counts && forms !== 'all'],
  ['policy', /nada dele sai/, ({ counts, forms }) => !counts && forms !== 'all'],
  ['policy', /aplicativo aberto/, ({ counts, hasApp }) => counts && hasApp],
  ['policy', /o aplicativo/, ({ hasApp }) => hasApp],
  ['policy', /baixadas por uma família/, ({ counts, familiesSave }) => counts && familiesSave],
  ['policy', /uma foto salva por/, ({ counts, familiesSave }) => counts && familiesSave],
  ['summary', /a exceção é o formulário externo/, ({ forms }) => forms !== 'none'],
  ['policy', /trazem um mapa incorporado/, ({ map }) => map === 'shown'],
  ['policy', /tocar em “Ver no mapa”/, ({ map }) => map === 'on press'],
  ['policy', /Mapa: o legítimo interesse/, ({ map }) => map !== 'withheld'],
  ['policy', /Teste de nível em formulário externo \(francês\)/, ({ forms }) => forms === 'French'],
  ['policy', /Google Forms/, ({ forms }) => forms !== 'none'],
  ['policy', /Google Firestore/, ({ isDatabaseHosted }) => isDatabaseHosted],
  ['policy', /Cloudinary: fotos dos eventos podem ficar/, ({ photos }) => photos !== 'disk'],
  ['policy', /ficam à parte no servidor/, ({ photos }) => photos === 'disk'],
  ['policy', /rostos cobertos fica no Cloudinary/, ({ photos }) => photos === 'Cloudinary'],
  ['policy', /o site apaga os arquivos dela/, ({ photos }) => !photos.endsWith('keys')],
  ['policy', /cobre o rosto dela/, ({ photos }) => !photos.endsWith('keys')],
  ['policy', /arquivos delas são protegidos/, ({ photos }) => !photos.endsWith('keys')],
  ['policy', /onde este site não pode apagar/, ({ photos }) => photos.endsWith('keys')],
  ['policy', /Dos backups do servidor ela sai em até 30 dias/, ({ hasBackups }) => hasBackups],
  ['accessibility', /obriga os sites das empresas/, () => true],
  ['accessibility', /O mapa é do Google/, ({ map }) => map !== 'withheld'],
  ['accessibility', /O formulário do teste de nível/, ({ forms }) => forms !== 'none'],
  ['accessibility', /O vídeo da fachada/, ({ hasVideo }) => hasVideo],
  ['policy', /atende assim que lê o pedido:/, ({ removalDays }) => removalDays === null],
  ['policy', /atende em até 1 dia útil:/, ({ removalDays }) => removalDays === 1],
  ['policy', /atende em até 2 dias úteis:/, ({ removalDays }) => removalDays === 2],
]

test('a sentence about counting, cookies, storage, maps, backups or removal is said in exactly the states in which it is true', () => {
  for (const state of states) {
    const pages = pagesIn(state)
    const wrong = sentences.filter(
      ([page, sentence, isTrue]) => sentence.test(pages[page]) !== isTrue(state),
    )
    expect(wrong.map(String), JSON.stringify(state)).toEqual([])
  }
})

test('the description has the length that search engines show', () => {
  for (const visits of [true, false]) {
    const { length } = policyPage.head({ visits }).description
    expect(length).toBeGreaterThanOrEqual(120)
    expect(length).toBeLessThanOrEqual(155)
  }
})

test('everything that can be counted is named in the policy', () => {
  const { school, ...others } = factsIn(first)
  const googleProfile = 'https://g.page/r/escola'
  const sections = policySections({ ...others, school: { ...school, googleProfile } })
  const policy = JSON.stringify(sections)
  for (const { act } of Object.values(pressWords)) expect(policy).toContain(act)
})

test('what the browser keeps of a level test is named only for languages that are taught', () => {
  const known = factsIn(first)
  const namedFor = (languages: readonly LanguageId[]) => {
    const school = { ...known.school, offer: { ...known.school.offer, languages } }
    const policy = JSON.stringify(policySections({ ...known, school }))
    return languageIds.filter((id) => policy.includes(`teste-nivel-vistas-${id}`))
  }
  expect(namedFor(taught)).toEqual(taught.filter(hasOwnTest))
  expect(namedFor(['alemao'])).toEqual(['alemao'])
  expect(namedFor([])).toEqual([])
})

test('the form of somebody who wants to begin is counted, so it does not say that nothing is kept', () => {
  expect(startForm.text).not.toContain('não guarda nada')
})
