import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schoolDefaults } from '#content/school.ts'
import type { LanguageId } from '#domain/languages.ts'
import { emptyDocument, withState } from '#domain/school/school-document.ts'
import { openStores } from '#server/stores.ts'
import { type SiteProcess, startSite } from '#tests/running-site/site-process.ts'

const taught: readonly LanguageId[] = ['ingles', 'espanhol']
let site: SiteProcess

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  const stores = await openStores({ dataDir })
  const courses = schoolDefaults.courses
    .map((course) => ({
      ...course,
      languages: course.languages.filter((id) => taught.includes(id)),
    }))
    .filter(({ languages }) => languages.length > 0)
  await stores.school.save(withState(emptyDocument, { courses }), 0)
  await stores.close()
  site = await startSite({ DATA_DIR: dataDir, SITE_URL: 'https://www.escola.example' })
})
afterAll(() => site.stop())

const fetched = (path: string) => fetch(site.url + path, { redirect: 'manual' })

test('a language that is not taught is nowhere on the site, and its pages lead to what is', async () => {
  const sitemap = await (await fetched('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>https:\/\/www\.escola\.example(\/[^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  )
  expect(paths).toContain('/cursos/espanhol')
  const traces = /franc[eê]s|alem[aã]o|Bonjour|Hallo|DELF|Goethe|nos quatro|quatro idiomas/i
  for (const path of [
    ...paths,
    '/admin/login',
    '/formulario/ingles',
    '/teste-nivel?idioma=alemao',
  ]) {
    const answer = await fetched(path)
    expect(answer.status, path).toBe(200)
    const html = (await answer.text()).replace(/<script\b.*?<\/script>/gs, '')
    expect(traces.exec(html)?.[0], path).toBeUndefined()
  }
  for (const [path, leadsTo] of [
    ['/cursos/frances', '/cursos'],
    ['/teste-nivel/alemao', '/teste-nivel'],
  ] as const) {
    const answer = await fetched(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, leadsTo])
  }
  const form = await fetched('/formulario/frances')
  expect(form.status).toBe(404)
  expect(await form.text()).toContain('Ensinamos inglês e espanhol, e há um teste para cada um.')
})
