import { expect, test } from 'vitest'
import { banks } from '#content/placement/banks.ts'
import { recommendedCourses } from '#content/placement/recommendation.ts'
import { schoolDefaults } from '#content/school.ts'
import { ownTestLanguageIds } from '#domain/languages.ts'
import { levels, type Question, skills } from '#domain/placement/question.ts'

const allWords = ({ text, prompt, right, wrong }: Question) => [text ?? '', prompt, right, ...wrong]

const ofEachSkill = 3

test.each(ownTestLanguageIds)(
  '%s has as many questions for each skill of each level',
  (language) => {
    const bank = banks[language]
    expect(bank.length).toBe(ofEachSkill * levels.length * skills.length)
    expect(new Set(bank.map(({ id }) => id)).size).toBe(bank.length)
    for (const level of levels) {
      for (const skill of skills) {
        const there = bank.filter((one) => one.level === level && one.skill === skill)
        expect(there.length, `${level} ${skill}`).toBe(ofEachSkill)
      }
    }
  },
)

test.each(ownTestLanguageIds)('%s: every question can be asked', (language) => {
  const bank = banks[language]
  expect(new Set(bank.map(({ prompt, text }) => prompt + text)).size).toBe(bank.length)
  for (const question of bank) {
    const { id, skill, text, prompt, right, wrong } = question
    expect(new Set([right, ...wrong]).size, id).toBe(4)
    expect(prompt.split('___').length, id).toBeLessThanOrEqual(2)
    expect(text !== undefined, id).toBe(skill === 'reading')
    if (skill === 'grammar' || skill === 'vocabulary') expect(prompt, id).toContain('___')
    for (const words of allWords(question)) {
      expect(words, id).toBe(words.trim())
      expect(words, id).not.toMatch(/ {2}|'|"|\.\.\./)
      expect(words, id).toBe(words.normalize('NFC'))
    }
  }
})

test('the right option is not given away by its length', () => {
  for (const language of ownTestLanguageIds) {
    const longest = banks[language].filter(({ right, wrong }) =>
      wrong.every((option) => option.length < right.length),
    )
    expect(longest.length / banks[language].length, language).toBeLessThan(0.5)
  }
})

test('French signs are never left alone on a line', () => {
  for (const question of banks.frances) {
    for (const words of allWords(question)) {
      expect(words).not.toMatch(/ [?!:;»]|« |\d h\b|\S[?!;]/)
    }
  }
})

test('no French option is ruled out by an elision alone', () => {
  const elided = banks.frances.filter(({ prompt }) =>
    /(?<!\p{L})(je|me|te|se|le|la|de|ne|que) ___/iu.test(prompt),
  )
  expect(elided.length).toBeGreaterThan(0)
  for (const { id, right, wrong } of elided) {
    for (const option of [right, ...wrong]) expect(option, id).not.toMatch(/^[aeiouyhàâéèêîôœ]/i)
  }
})

test('Spanish opens what it closes, and its dashes touch the words they introduce', () => {
  const signs = (words: string, wanted: string) => words.split(wanted).length
  for (const question of banks.espanhol) {
    for (const words of allWords(question)) {
      expect(signs(words, '¿'), words).toBe(signs(words, '?'))
      expect(signs(words, '¡'), words).toBe(signs(words, '!'))
      expect(words).not.toMatch(/^— /m)
    }
  }
})

test.each(ownTestLanguageIds)('%s: every level leads to courses of the catalogue', (language) => {
  const courses = recommendedCourses(language, schoolDefaults.courses)
  for (const level of levels) expect(courses[level].length, level).toBeGreaterThanOrEqual(2)
})
