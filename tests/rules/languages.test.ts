import { expect, test } from 'vitest'
import { factGroups } from '#content/fact-groups.ts'
import {
  capitalized,
  inLanguages,
  joined,
  languageCount,
  languageList,
} from '#content/language-names.ts'
import { levelTestPage } from '#content/level-test.ts'
import {
  type LanguageId,
  languageIds,
  languages,
  ownTestLanguageIds,
  testedLanguageIds,
} from '#domain/languages.ts'

const none = Object.fromEntries(languageIds.map((id) => [id, null])) as Record<LanguageId, null>

test('sentences name and count the languages in the order of the table', () => {
  expect(languageList(['frances', 'ingles', 'espanhol'])).toBe('inglês, espanhol e francês')
  expect(languageList(['alemao', 'ingles'], 'ou')).toBe('inglês ou alemão')
  expect(languageList(['alemao'])).toBe('alemão')
  expect(languageList([])).toBe('')
  expect(capitalized(languageList(['espanhol', 'alemao']))).toBe('Espanhol e alemão')
  expect(languageCount(['ingles', 'espanhol', 'frances'])).toBe('três idiomas')
  expect(languageCount(['ingles'])).toBe('um idioma')
  expect(inLanguages(languageIds, languageIds)).toBe(`nos ${languageCount(languageIds)}`)
  const two = languageIds.slice(0, 2)
  expect(inLanguages(two, two)).toBe('nos dois idiomas')
  expect(inLanguages(languageIds.slice(1), languageIds)).toMatch(/^em \S+ idiomas?$/)
  expect(joined(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c, d e e')
})

test('a language without a question bank has a test only with a form of the school', () => {
  const offer = { languages: languageIds }
  expect(testedLanguageIds({ forms: none, offer })).toEqual([...ownTestLanguageIds])
  const form = 'https://formularios.example/x'
  for (const id of languageIds) {
    expect(testedLanguageIds({ forms: { ...none, [id]: form }, offer })).toContain(id)
  }
  expect(testedLanguageIds({ forms: none, offer: { languages: [] } })).toEqual([])
  expect(levelTestPage.head(['ingles', 'alemao'])).toMatchObject({
    title: 'Teste de nível em dois idiomas',
    description: expect.stringContaining('o teste de inglês ou alemão em'),
  })
})

test('the admin area asks for a form of every language', () => {
  const fields = factGroups.find(({ id }) => id === 'formularios')?.fields
  expect(fields?.map(({ path, label }) => [path, label])).toEqual(
    languages.map(({ id, name }) => [`forms.${id}`, name]),
  )
})
