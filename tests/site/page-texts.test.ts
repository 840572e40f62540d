import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FactGroup, factGroups, pathsOf } from '#content/fact-groups.ts'
import { originalsByPath } from '#content/original-texts.ts'
import { schoolDefaults } from '#content/school.ts'
import { versionOf } from '#domain/fields/merge.ts'
import { typedFacts } from '#domain/school/facts-form.ts'
import { textIdOf } from '#domain/school/page-texts.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { shownSchool } from '#domain/school/shown-school.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import { publicPages } from '#tests/http-clients/site-routes.ts'
import {
  type AdminSite,
  adminBrowser,
  inStores,
  signIn,
  startAdminSite,
  undoOnSchoolPage,
} from '#tests/running-site/admin-client.ts'
import { aDraft } from '#tests/sample-data/builders.ts'

async function schoolOf(site: AdminSite) {
  const { document } = await inStores(site, ({ school }) => school.find())
  const school = schoolInUse(document, schoolDefaults)
  const { facts } = shownSchool(school, site.url)
  return { school, originals: originalsByPath(facts, schoolDayOf(new Date())) }
}

async function openSite() {
  const site = await startAdminSite()
  const { id } = await inStores(site, ({ events }) => events.create(aDraft(), new Date()))
  const admin = adminBrowser(site, await signIn(site))
  const paths = [...publicPages, `/galeria-evento/${id}`, '/nada', '/formulario/ingles']
  return {
    site,
    admin,
    /** As the page sends it: every field of the group, with the typed values in place of those it showed. */
    save: async (group: FactGroup, typed: Record<string, string>) => {
      const { school, originals } = await schoolOf(site)
      const fields = typedFacts(pathsOf(group), school, originals)
      const antes = versionOf(typedFacts(pathsOf(group), school, originals))
      return admin.post(`/admin/escola/${group.id}`, { ...fields, ...typed, antes })
    },
    /** All that visitors and search engines read, without the names of files. */
    published: async () => {
      const pages = [...paths, '/site.webmanifest', '/admin/login'].map(async (path) =>
        (await fetch(site.url + path)).text(),
      )
      return (await Promise.all(pages)).join('\n').replace(/\/assets\/[\w./-]+/g, '')
    },
  }
}

let school: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  school = await openSite()
})
afterAll(() => school.site.stop())

const groupNamed = (id: string) => {
  const group = factGroups.find((one) => one.id === id)
  if (!group) throw new Error(`no group ${id}`)
  return group
}

test('other years stand in every sentence, description and JSON-LD, and the old ones nowhere', async () => {
  const { save, published } = school
  await save(groupNamed('endereco'), { 'address.street': 'Rua Nova, 1' })
  const before = await published()
  for (const words of ['1984', '2011', 'mais de 40 anos', '40+ anos']) {
    expect(before).toContain(words)
  }
  await save(groupNamed('historia'), { foundedYear: '1997', examCentreYear: '2019' })
  const after = await published()
  for (const words of ['"foundingDate":"1997"', 'desde 2019', 'mais de 20 anos', '20+ anos']) {
    expect(after).toContain(words)
  }
  for (const words of [/1984/, /2011/, /40 anos/, /40\+/]) expect(after).not.toMatch(words)
})

test('every text in the school’s own words is on a page, and no original is; undo brings them back', async () => {
  const { site, admin, save, published } = school
  const { originals } = await schoolOf(site)
  const groups = factGroups.filter((group) => pathsOf(group).some(textIdOf))
  const marks: string[] = []
  for (const group of groups) {
    const paths = pathsOf(group).filter(textIdOf)
    const typed = Object.fromEntries(
      paths.map((path) => [path, `<b>${marks.length + paths.indexOf(path)}</b>&`]),
    )
    marks.push(...Object.values(typed))
    const saved = await save(group, typed)
    expect(saved.headers.get('location')).toContain('aviso=escola-salva')
  }
  expect(marks).toHaveLength(Object.keys(originals).length)

  const after = await published()
  const escaped = (mark: string) =>
    mark.replace('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  expect(marks.filter((mark) => !after.includes(escaped(mark)))).toEqual([])
  expect(after).not.toContain('<b>')
  // The words of buttons are on other pages too.
  const sentences = Object.values(originals).flatMap((text) => text.split('\n'))
  const long = sentences.filter((sentence) => sentence.length > 40)
  expect(long.length).toBeGreaterThan(25)
  expect(long.filter((sentence) => after.includes(sentence))).toEqual([])

  const log = await (await admin.get('/admin/mudancas')).text()
  for (const words of [
    'Terceiro destaque: segundo botão',
    'Legenda da janela',
    'O texto original',
  ]) {
    expect(log).toContain(words)
  }
  const undone = await undoOnSchoolPage(admin)
  expect(undone.headers.get('location')).toContain('aviso=mudanca-desfeita')
  expect(await published()).toContain('Pela janela, a rua ouve um pouco de cada idioma.')
})
