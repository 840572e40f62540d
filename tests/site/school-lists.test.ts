import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { schoolDefaults } from '#content/school.ts'
import { wordsOf } from '#content/school-lists/words.ts'
import { versionOf } from '#domain/fields/merge.ts'
import { typedItem } from '#domain/school/lists/item-form.ts'
import { type AnyItem, type ListName, listOf } from '#domain/school/lists/lists.ts'
import { emptyDocument, withState } from '#domain/school/school-document.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { openStores, type Stores } from '#server/stores.ts'
import { publicPages } from '#tests/http-clients/site-routes.ts'
import {
  accountEnv,
  adminBrowser,
  signIn,
  undoOnSchoolPage,
} from '#tests/running-site/admin-client.ts'
import { type SiteProcess, startSite } from '#tests/running-site/site-process.ts'
import { aClass } from '#tests/sample-data/builders.ts'

let stores: Stores
let admin: ReturnType<typeof adminBrowser>
const instances: SiteProcess[] = []

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  stores = await openStores({ dataDir })
  const env = { ...accountEnv, DATA_DIR: dataDir, SITE_URL: 'https://www.escola.example' }
  instances.push(await startSite(env), await startSite(env))
  const [first] = instances
  if (!first) throw new Error('no site')
  admin = adminBrowser(first, await signIn(first))
})
beforeEach(async () => {
  const { revision } = await stores.school.find()
  await stores.school.save(emptyDocument, revision)
})
afterAll(async () => {
  await Promise.all(instances.map((site) => site.stop()))
  await stores.close()
})

const revision = async () => (await stores.school.find()).revision

/** From the instance that no change is sent to. */
const page = async (path: string) => (await fetch(instances[1]?.url + path)).text()

const items = async (name: ListName) => {
  const { document } = await stores.school.find()
  return schoolInUse(document, schoolDefaults)[name] as readonly AnyItem[]
}

/** As the form sends it: what it showed, with the typed fields in their place. */
async function save(
  name: ListName,
  id: string,
  typed: Record<string, string | string[]>,
  antes?: string,
) {
  const list = listOf(name)
  const before = (await items(name)).find((item) => String(item.id) === id)
  const fields = Object.entries({ ...typedItem(list, before), ...typed }).flatMap(
    ([field, value]) => {
      const isSeveral = list.fields[field]?.control.type === 'several'
      const values = isSeveral && typeof value === 'string' ? value.split(' ') : [value].flat()
      return values.filter(Boolean).map((one) => [field, one])
    },
  )
  return admin.post(`/admin/escola/${wordsOf(name).path}/${id}`, [
    ...fields,
    ['antes', antes ?? versionOf(typedItem(list, before))],
  ])
}

const hide = (list: string, one: string, id: number | string, mostrar = 'nao') =>
  admin.post(`/admin/escola/${list}/esconder`, { [one]: String(id), mostrar })

/** Every category that a link or a filter leads to. */
const offered = (html: string) =>
  new Set(
    [...html.matchAll(/categoria=(\w+)|name="categoria" value="(\w+)"/g)].map(([, a, b]) => a ?? b),
  )

test('a new course is on every page that courses are on, at both instances, until it is taken back', async () => {
  const before = await Promise.all(publicPages.map(page))
  const added = await save('courses', 'novo', {
    ...{ category: 'adolescentes', title: 'Robótica em francês', languages: ['frances'] },
    ...{ ageRange: '12-15 anos', level: 'A1 a A2', modality: 'hibrido' },
    ...{ description: 'Montar e programar.', recommendedAt: ['A2'] },
  })
  expect(added.headers.get('location')).toBe(
    '/admin/escola/cursos?aviso=escola-salva&parte=curso-novo',
  )
  await expect.poll(() => page('/cursos')).toContain('Robótica em francês')
  const courses = await page('/cursos?categoria=adolescentes&idioma=frances')
  for (const words of ['1 curso de francês', 'A1 a A2', 'Presencial e online', '12-15 anos']) {
    expect(courses).toContain(words)
  }
  expect(await page('/cursos/frances')).toContain('Robótica em francês')
  expect(await page('/formulario/frances')).toMatch(/"A2":\[\{"title":"Robótica em francês"/)
  expect(await page('/formulario/frances')).not.toMatch(/"B2":\[[^\]]*Robótica/)
  const log = await (await admin.get('/admin/mudancas')).text()
  expect(log).toContain('criou o curso “Robótica em francês”')
  await undoOnSchoolPage(admin)
  await expect.poll(async () => await Promise.all(publicPages.map(page))).toEqual(before)
})

test('deleting offers to undo where it was pressed, and the school’s page says what was done last', async () => {
  const [first, second] = await items('courses')
  const last = async () => (await admin.get('/admin/escola')).text()
  await admin.post('/admin/escola/cursos/mover', { curso: String(second?.id), para: 'subir' })
  expect(await last()).toContain(`moveu o curso “${second?.title}” para cima`)
  const deleted = await admin.post(`/admin/escola/cursos/${first?.id}/excluir`)
  const told = deleted.headers.get('location') ?? ''
  const message = await (await admin.get(told)).text()
  const undo = /formAction="([^"]*desfazer[^"]*)"/i.exec(message)?.[1]?.replaceAll('&amp;', '&')
  expect(await last()).toContain(`excluiu o curso “${first?.title}”`)
  const undone = await admin.post(undo ?? '')
  expect(undone.headers.get('location')).toBe('/admin/escola/cursos?aviso=mudanca-desfeita')
  expect((await items('courses')).map(({ id }) => id)).toContain(first?.id)
  const again = await admin.post(undo ?? '')
  expect(again.headers.get('location')).toBe('/admin/escola/cursos?aviso=mudou-depois')
})

test('a class is where visitors ask for it, filtered by links, and without one nothing is different', async () => {
  const before = await Promise.all(publicPages.map(page))
  expect(await page('/cursos/turmas')).toMatch(/rel="canonical" href="[^"]*\/cursos"/)
  expect(await page('/sitemap.xml')).not.toContain('/cursos/turmas')
  const german = {
    ...{ language: 'alemao', course: '7', level: 'A1', days: ['seg', 'qua'], start: '19:00' },
    ...{ end: '20:30', firstDay: '2199-02-04', modality: 'presencial', price: 'R$ 320 por mês' },
  }
  expect((await save('classes', 'novo', german)).status).toBe(302)
  const repeat = await (await admin.get('/admin/escola/turmas/novo?repete=1')).text()
  expect(repeat).toContain('action="/admin/escola/turmas/novo?repete=1"')
  expect(repeat).toMatch(/name="start"[^>]*value="19:00"|value="19:00"[^>]*name="start"/)
  expect(repeat).not.toContain('2199-02-04')
  await expect.poll(() => page('/cursos/turmas')).toContain('id="turma-1"')
  expect(await page('/cursos/turmas')).toMatch(/<section id="turmas"[^>]*><h2/)
  await expect.poll(() => page('/sitemap.xml')).toContain('/cursos/turmas</loc>')
  await save('classes', 'novo', { ...german, start: '08:00', end: '09:00', modality: 'online' })
  await expect.poll(() => page('/cursos/turmas')).toContain('id="turma-2"')
  const pages = ['/', '/cursos', '/cursos/alemao', '/cursos/turmas?periodo=noite']
  for (const path of pages) {
    await expect.poll(() => page(path)).toContain('Segunda e quarta, das 19h às 20h30')
    const text = (await page(path)).replace(/<\/?span[^>]*>/g, '')
    for (const words of ['R$ 320 por mês', '4 de fevereiro de 2199']) {
      expect(text, path).toContain(words)
    }
  }
  expect(await page('/cursos/ingles')).not.toContain('id="turmas"')
  const evening = await page('/cursos/turmas?periodo=noite&x=1')
  expect(evening).toContain('1 turma à noite')
  expect(evening).toContain('href="/cursos/turmas?periodo=noite&amp;modalidade=online"')
  expect(evening).toMatch(/rel="canonical" href="[^"]*\/cursos\/turmas"/)
  expect(await page('/cursos/turmas?modalidade=online&periodo=noite')).toContain(
    'Nenhuma turma online à noite',
  )
  await save('classes', '1', { ...german, vacancies: 'full' })
  await expect
    .poll(() => page('/cursos/turmas'))
    .toMatch(/id="turma-2".*Turma lotada.*id="turma-1"/)
  expect(await (await admin.get('/admin/mudancas')).text()).toContain('Alemão A1, segunda e quarta')
  const begun = await save('classes', '1', { ...german, firstDay: '2020-02-03' })
  expect(begun.headers.get('location')).toBe('/admin/escola/turmas?aviso=item-fora-do-site')
  for (const id of [1, 2]) await admin.post(`/admin/escola/turmas/${id}/excluir`)
  await expect.poll(async () => await Promise.all(publicPages.map(page))).toEqual(before)
})

test('a class is marked full with one press, and is so for visitors and for search engines', async () => {
  await stores.school.save(withState(emptyDocument, { classes: [aClass()] }), await revision())
  const mark = (escolha: string) =>
    admin.post('/admin/escola/turmas/marcar', { turma: '1', escolha })
  await mark('full')
  await expect.poll(() => page('/cursos/turmas')).toContain('Lotada')
  expect(await page('/cursos/alemao')).toContain('https://schema.org/SoldOut')
  expect(await (await admin.get('/admin/mudancas')).text()).toMatch(/Há vagas.*Lotada/s)
  await mark('marciana')
  expect((await items('classes'))[0]).toMatchObject({ vacancies: 'full' })
  await mark('')
  await expect.poll(() => page('/cursos/turmas')).not.toContain('Lotada')
})

test('a first day that cannot be comes with days that can, to send beside it', async () => {
  const wrong = {
    ...{ language: 'alemao', course: '7', days: ['seg', 'qua'], start: '19:00', end: '20:30' },
    ...{ firstDay: '2199-02-05', modality: 'presencial' },
  }
  const refused = await (await save('classes', 'novo', wrong)).text()
  expect(refused).toContain('5 de fevereiro de 2199 é terça, e a turma é de segunda e quarta.')
  expect(refused).toMatch(/type="radio"[^>]*name="em-vez-de-firstDay"[^>]*value="2199-02-06"/)
  await save('classes', 'novo', { ...wrong, 'em-vez-de-firstDay': '2199-02-06' })
  expect(await items('classes')).toMatchObject([{ firstDay: '2199-02-06' }])
})

test('classes are copied for the next period in one table and one save, also without script', async () => {
  const classes = [aClass(), aClass({ id: 2, days: ['sab'] })]
  await stores.school.save(withState(emptyDocument, { classes }), await revision())
  const copy = '/admin/escola/turmas/copiar?inicio=2199-08-01&reajuste=10'
  const table = await (await admin.get(copy)).text()
  expect(table).toMatch(/name="firstDay-1"[^>]*value="2199-08-05"/)
  expect(table).toMatch(/name="price-1"[^>]*value="R\$ 352 por mês"/)
  const ticked = [
    ...[
      ['turma', '1'],
      ['firstDay-1', '2199-08-05'],
      ['price-1', '352'],
    ],
    ...[
      ['turma', '2'],
      ['firstDay-2', '2199-08-04'],
      ['price-2', 'Sob consulta'],
    ],
  ]
  const refused = await admin.post(copy, ticked)
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('4 de agosto de 2199 é domingo, e a turma é de sábado.')
  const chosen = [...ticked, ['em-vez-de-firstDay-2', '2199-08-10']]
  const saved = await admin.post(copy, chosen)
  expect(saved.headers.get('location')).toContain('aviso=turmas-copiadas&n=2')
  expect(await items('classes')).toMatchObject([
    ...classes,
    { id: 3, firstDay: '2199-08-05', price: { amount: 352, per: 'month' } },
    { id: 4, firstDay: '2199-08-10', price: 'Sob consulta' },
  ])
  const again = await admin.post(copy, chosen)
  expect([again.headers.get('location'), (await items('classes')).length]).toEqual([
    ...['/admin/escola/turmas', 4],
  ])
  await undoOnSchoolPage(admin)
  expect(await items('classes')).toEqual(classes)
})

test('a category that is hidden leaves no filter, no heading and no sentence behind', async () => {
  await hide('categorias', 'categoria', 'criancas')
  await hide('categorias', 'categoria', 'adultos')
  await expect.poll(() => page('/cursos')).not.toContain('id="criancas-titulo"')
  for (const path of ['/', '/cursos', '/cursos/ingles']) {
    const html = await page(path)
    expect(offered(html), path).not.toContain('criancas')
    expect(offered(html), path).not.toContain('adultos')
    expect(html, path).not.toMatch(/Nursery|VIP Individual|Crianças e Adolescentes/)
    if (path !== '/cursos/ingles') expect(html, path).not.toMatch(/ para todas as idades/)
  }
  expect(await page('/cursos')).toContain(
    'Cursos: inglês, espanhol, francês e alemão para jovens e adultos. Preparatórios e online.',
  )
  const old = await page('/cursos?categoria=criancas')
  expect(old).toContain('aria-pressed="true"')
  expect(old).toContain('id="adolescentes-titulo"')
  expect(await page('/formulario/alemao')).not.toContain('VIP Individual')
})

test('a category without a visible course is as if hidden', async () => {
  for (const { id, category } of await items('courses')) {
    if (category === 'online') await hide('cursos', 'curso', Number(id))
  }
  await expect.poll(async () => offered(await page('/cursos'))).not.toContain('online')
  await expect.poll(async () => offered(await page('/'))).not.toContain('online')
  expect(await page('/cursos')).not.toContain('Cursos Online')
})

test('a language without a course is named nowhere, and its page leads to the courses', async () => {
  for (const { id, languages } of await items('courses')) {
    const others = (languages as string[]).filter((one) => one !== 'alemao')
    if (others.length < (languages as string[]).length) {
      expect((await save('courses', String(id), { languages: others })).status).toBe(302)
    }
  }
  await expect.poll(() => page('/cursos')).not.toContain('value="alemao"')
  for (const path of ['/', '/cursos', '/cursos/ingles', '/contato']) {
    expect(await page(path), path).not.toContain('href="/cursos/alemao"')
  }
  expect(await page('/')).toContain('"knowsLanguage":["en","es","fr"]')
  expect(await page('/cursos/alemao')).toMatch(/rel="canonical" href="[^"]*\/cursos"/)
})

test('exams follow too: their section, its link, what search engines read, and every claim', async () => {
  await save('exams', '2', { approvalYears: '2019' })
  await expect.poll(() => page('/')).toContain('Aprovação total em 2019')
  for (const path of ['/', '/about', '/cursos']) {
    expect(await page(path), path).toContain('no A2 Key, em 2019; no B1 Preliminary e no B2 First')
  }
  await hide('exames', 'exame', 10)
  await expect.poll(() => page('/cursos/frances')).not.toContain('educationalCredentialAwarded')
  expect(await page('/cursos/frances')).not.toContain('id="exames"')
  expect(await page('/')).not.toContain('DELF/DALF')
  const all = await items('exams')
  for (const { id } of all) if (id !== 10) await hide('exames', 'exame', Number(id))
  await expect.poll(() => page('/')).not.toContain('id="exames"')
  for (const path of publicPages) {
    expect(await page(path), path).not.toContain('href="/#exames"')
  }
})

test('a school without a course has whole pages', async () => {
  const all = await items('courses')
  for (const { id } of all) await admin.post(`/admin/escola/cursos/${id}/excluir`)
  await expect.poll(() => page('/cursos')).toContain('Nenhum curso')
  for (const path of ['/', '/cursos', '/cursos/ingles', '/teste-nivel/ingles']) {
    const html = await page(path)
    expect(offered(html), path).toEqual(new Set())
    for (const broken of [/<(ul|h2|h3|nav)[^>]*><\/\1>/, /undefined/, / de \./]) {
      expect(html.match(broken)?.[0], path).toBeUndefined()
    }
  }
})

test('of two who edit the same course, the second is shown what the first saved', async () => {
  const antes = versionOf(typedItem(listOf('courses'), (await items('courses'))[0]))
  await save('courses', '1', { ageRange: '2-3 anos' })
  const late = await save('courses', '1', { ageRange: '0-1 anos' }, antes)
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('mudou agora mesmo: “2-3 anos”')
  const apart = await save('courses', '1', { ageRange: '1-2 anos', badge: 'Novo' }, antes)
  expect(apart.status).toBe(302)
  expect((await items('courses'))[0]).toMatchObject({ ageRange: '2-3 anos', badge: 'Novo' })
  const other = await save('courses', '2', { ageRange: '4-9 anos' })
  expect(other.status).toBe(302)
})

test('a mistake is told at its field, and hostile words are text', async () => {
  const refused = await save('courses', '1', { title: 'x'.repeat(61), category: 'marcianos' })
  expect(refused.status).toBe(400)
  const form = await refused.text()
  expect(form).toContain('id="title-problema"')
  expect(form).toContain('Pode ter até 60 caracteres.')
  expect(form).toContain('Escolha uma das opções.')
  expect((await admin.get('/admin/escola/cursos/999')).headers.get('location')).toContain(
    'item-nao-encontrado',
  )
  expect((await admin.get('/admin/escola/categorias/novo')).headers.get('location')).toContain(
    'item-nao-encontrado',
  )
  const words = '"><img src=x onerror=alert(2)></script>'
  await save('courses', '1', {
    title: words,
    description: words,
    details: words,
    badge: words.slice(0, 30),
  })
  await save('exams', '1', {
    name: words.slice(0, 40),
    institution: words,
    levels: words.slice(0, 30),
  })
  await save('courseCategories', 'criancas', { intro: words, glance: words })
  await expect.poll(() => page('/cursos')).toContain('alert(2)&gt;')
  for (const path of ['/', '/cursos', '/cursos/ingles', '/formulario/ingles']) {
    expect(await page(path), path).not.toMatch(/<img src=x/)
  }
  for (const path of ['cursos', 'cursos/1', 'exames', 'exames/1', 'categorias/criancas']) {
    const html = await (await admin.get(`/admin/escola/${path}`)).text()
    expect(html, path).not.toMatch(/<img src=x/)
  }
})
