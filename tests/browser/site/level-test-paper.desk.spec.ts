import { recommendedCourses } from '#content/placement/recommendation.ts'
import { schoolDefaults } from '#content/school.ts'
import { type OwnTestLanguageId, ownTestLanguageIds } from '#domain/languages.ts'
import { levels } from '#domain/placement/question.ts'
import { openResult } from '#tests/browser/level-test-learner.ts'
import { expect, test } from '#tests/browser/visit.ts'

// Levels differ by their words, languages by the courses they recommend.
test('the print-out of every level, of a beginner, and the longest of every language, fit one A4 page', async ({
  page,
}) => {
  for (const language of ownTestLanguageIds) {
    for (const level of language === 'ingles' ? [...levels, null] : [mostRecommended(language)]) {
      await openResult(page, language, level)
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
      const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []
      expect(pages.length, `${language}, ${level ?? 'a beginner'}`).toBe(1)
    }
  }
})

/** The level whose recommended courses take the most words. */
function mostRecommended(language: OwnTestLanguageId) {
  const courses = recommendedCourses(language, schoolDefaults.courses)
  const length = (level: (typeof levels)[number]) => JSON.stringify(courses[level]).length
  return levels.toSorted((a, b) => length(b) - length(a))[0] ?? levels[0]
}
