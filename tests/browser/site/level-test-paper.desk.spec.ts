import { ownTestLanguageIds } from '#domain/languages.ts'
import { levels } from '#domain/placement/question.ts'
import { openResult } from '#tests/browser/level-test-learner.ts'
import { expect, test } from '#tests/browser/visit.ts'

test('the print-out of every level of every language fits one A4 page', async ({ page }) => {
  for (const language of ownTestLanguageIds) {
    for (const level of levels) {
      await openResult(page, language, level)
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
      const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []
      expect(pages.length, `${language}, ${level}`).toBe(1)
    }
  }
})
