import { expect, test } from 'vitest'
import * as admin from '#content/admin.ts'
import { factGroups } from '#content/fact-groups.ts'
import { leftToPublish } from '#content/left-to-publish.ts'
import * as people from '#content/people.ts'
import { schoolDefaults } from '#content/school.ts'
import * as pictures from '#content/site-pictures.ts'
import { firstGeneration } from '#domain/admin/first-password.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'

/** Every sentence in a tree of words; functions by their source. */
function sentences(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return [String(words)]
  return typeof words === 'object' && words ? Object.values(words).flatMap(sentences) : []
}

const left = leftToPublish({
  school: schoolInUse(null, schoolDefaults),
  siteUrl: 'http://localhost:3000',
  account: { id: 'admin', email: schoolDefaults.facts.email, generation: firstGeneration('x') },
})

test('the panel speaks without the words of programmers', () => {
  const shown = left.map(({ title, note, items }) => ({
    title,
    note,
    items: items.map((one) => one.label),
  }))
  const all = sentences([admin, people, factGroups, pictures, shown])
  expect(all.length).toBeGreaterThan(200)
  const strange =
    /algarismo|ponto de foco|\bfoco\b|SITE_URL|buscador(?!es vão mostrar)|viewform|embedded|(^|[.!?] )Vazi[oa],|cópias? de segurança/i
  expect(all.filter((sentence) => strange.test(sentence))).toEqual([])
})

test('whoever runs the server is told the name of the setting', () => {
  expect(left.find(({ title }) => title === 'Servidor')?.summary).toContain('SITE_URL')
})
