import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { factGroups, pathsOf } from '#content/fact-groups.ts'
import { schoolDefaults } from '#content/school.ts'
import { slotWords } from '#content/site-pictures.ts'
import { versionOf } from '#domain/fields/merge.ts'
import { typedFacts } from '#domain/school/facts-form.ts'
import { typedItem } from '#domain/school/lists/item-form.ts'
import { listOf } from '#domain/school/lists/lists.ts'
import { type SchoolInUse, schoolInUse } from '#domain/school/school-in-use.ts'
import { openStores, type Stores } from '#server/stores.ts'
import { publicPages } from '#tests/http-clients/site-routes.ts'
import {
  accountEnv,
  adminBrowser,
  adminEmail,
  signIn,
  undoOnSchoolPage,
} from '#tests/running-site/admin-client.ts'
import { logLines } from '#tests/running-site/log-lines.ts'
import { type SiteProcess, startSite } from '#tests/running-site/site-process.ts'
import { aDraft } from '#tests/sample-data/builders.ts'

let stores: Stores
let dataDir: string
let gallery = ''
let admin: ReturnType<typeof adminBrowser>
const instances: SiteProcess[] = []

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  stores = await openStores({ dataDir })
  const { id } = await stores.events.create(aDraft({ data: '2099-06-21' }), new Date())
  gallery = `/galeria-evento/${id}`
  const env = { ...accountEnv, DATA_DIR: dataDir, SITE_URL: 'https://www.escola.example' }
  instances.push(await startSite(env), await startSite(env))
  const [first] = instances
  if (!first) throw new Error('no site')
  admin = adminBrowser(first, await signIn(first))
})
afterAll(async () => {
  await Promise.all(instances.map((site) => site.stop()))
  await stores.close()
})

const pages = () => [
  ...publicPages,
  '/teste-nivel?idioma=ingles',
  gallery,
  '/formulario/ingles',
  '/nada-aqui',
]

const get = async (site: SiteProcess | undefined, path: string) => {
  const answer = await fetch(site?.url + path)
  return { text: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' }
}

const inUse = async (): Promise<SchoolInUse> =>
  schoolInUse((await stores.school.find()).document, schoolDefaults)

/** As the page sends it: every field of the group, with the typed values in place of those it showed. */
async function saveGroup(
  id: string,
  typed: Record<string, string>,
  { certo = [] as string[], antes }: { certo?: string[]; antes?: string } = {},
): Promise<Response> {
  const group = factGroups.find((one) => one.id === id)
  if (!group) throw new Error(`no group ${id}`)
  const paths = pathsOf(group)
  const school = await inUse()
  const fields = { ...typedFacts(paths, school), ...typed } as Record<string, string>
  return admin.post(`/admin/escola/${id}`, [
    ...Object.entries(fields),
    ['antes', antes ?? versionOf(typedFacts(paths, school))],
    ...certo.map((path) => ['certo', path]),
  ])
}

test('the panel counts as many things before publishing as the start said', async () => {
  const said = /Antes de publicar, faltam (\d+) itens/.exec(instances[0]?.output().operator ?? '')
  expect(await (await admin.get('/admin')).text()).toContain(`Faltam ${said?.[1]} itens`)
})

const chatNumbers = (html: string) =>
  new Set([...html.matchAll(/wa\.me\/(\d+)/g)].map(([, digits]) => digits))

test('a new WhatsApp number stands in every chat link of every page, on both instances; undo returns to none', async () => {
  const everywhere = async (digits: string | null, paths = pages()) => {
    for (const site of instances) {
      for (const path of paths) {
        const found = async () => chatNumbers((await get(site, path)).text)
        await expect.poll(found, { timeout: 5000 }).toEqual(new Set(digits ? [digits] : []))
      }
    }
  }
  await everywhere(null)
  const saved = await saveGroup('contato', { whatsapp: '21 98765 4321' })
  expect(saved.headers.get('location')).toBe('/admin/escola?aviso=escola-salva&parte=contato')
  await everywhere('5521987654321')
  const undone = await undoOnSchoolPage(admin)
  const told = undone.headers.get('location') ?? ''
  expect(told).toBe('/admin/escola?aviso=mudanca-desfeita')
  expect(await (await admin.get(told)).text()).toContain('Desfeito! O site já mostra a mudança.')
  await everywhere(null, ['/', '/contato', gallery])
  const redone = await undoOnSchoolPage(admin, 'true')
  expect(redone.headers.get('location')).toBe('/admin/escola?aviso=mudanca-refeita')
  expect((await inUse()).facts.whatsapp).toBe('(21) 98765-4321')
  const lines = logLines(instances[0] as SiteProcess)
  const changes = lines.filter(({ msg, kind }) => msg === 'changed' && kind === 'school')
  expect(changes[0]).toMatchObject({
    by: adminEmail,
    subject: 'Nome e contato',
    parts: ['whatsapp'],
  })
})

test('a guided first day asks one thing after the other, and what is saved there is the school’s own', async () => {
  const to = async (path: string) => (await admin.get(path)).headers.get('location')
  expect(await to('/admin/primeiro-dia')).toBe('/admin/primeiro-dia/nome')
  const address = '/admin/primeiro-dia/endereco'
  const asked = await (await admin.get(address)).text()
  expect(asked).toContain('href="/admin/primeiro-dia/horario"')
  // An invented value is not offered as an answer; one that may well be true is.
  expect(asked).not.toContain('value="Rua das Palavras')
  expect(asked).toContain('value="Centro"')
  const typed = { 'address.street': 'Rua Um, 2', 'address.city': 'Santos' }
  const kept = { 'address.district': 'Centro', 'address.state': 'SP' }
  const antes = versionOf(kept)
  const refused = await admin.post(address, { ...typed, ...kept, antes })
  expect(refused.status).toBe(400)
  const saved = await admin.post(address, {
    ...{ ...typed, ...kept, antes },
    'address.postalCode': '11010-000',
  })
  expect(saved.headers.get('location')).toBe('/admin/primeiro-dia/horario')
  expect((await inUse()).sampleFacts.filter((path) => path.startsWith('address.'))).toEqual([])
  // Saved as it is, a question leads on and records nothing.
  const { revision } = await stores.school.find()
  const answered = { ...typed, ...kept, 'address.postalCode': '11010-000' }
  const again = await admin.post(address, { ...answered, antes: versionOf(answered) })
  expect(again.headers.get('location')).toBe('/admin/primeiro-dia/horario')
  expect((await stores.school.find()).revision).toBe(revision)
  expect(await (await admin.get('/admin/primeiro-dia/mapa')).text()).toContain(
    'href="/admin?aviso=primeiro-dia"',
  )
  await undoOnSchoolPage(admin)
})

test('a true value that equals the sample is done once its form is saved', async () => {
  expect((await saveGroup('endereco', { 'address.street': 'Rua Um, 2' })).status).toBe(302)
  const { sampleFacts } = await inUse()
  for (const path of ['address.district', 'address.state']) expect(sampleFacts).not.toContain(path)
  for (const path of ['address.city', 'geo']) expect(sampleFacts).toContain(path)
  await undoOnSchoolPage(admin)
})

test('“Ver como fica” shows the page with what is typed, to the person alone, and stores nothing', async () => {
  const before = await stores.school.find()
  const preview = (de: string, typed: Record<string, string>, who = admin) =>
    who.post(`/admin/como-fica?${new URLSearchParams({ de })}`, typed)
  const name = 'Escola Que Ainda Não É'
  const shown = await preview('/admin/escola/contato', { name, antes: '{}' })
  expect(shown.status).toBe(200)
  expect(shown.headers.get('cache-control')).toBe('no-store')
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
  const html = await shown.text()
  expect(html).toContain(name)
  expect(html).toContain('Só você vê esta página: nada foi salvo.')
  expect(html).toContain('id="contatos"')
  // A preview is not counted as a visit, and has no chat popup.
  expect(html).not.toMatch(/data-page=|id="ajuda-titulo"/)
  expect((await get(instances[0], '/contato')).text).toMatch(/data-page="\/contato"/)
  const courses = await preview('/admin/escola/cursos/1', { title: 'Curso de teste', antes: '{}' })
  expect(await courses.text()).toContain('Curso de teste')
  const refused = await preview('/admin/escola/contato', { name: '', antes: '{"name":"x"}' })
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('Não pode ficar vazio.'),
  ])
  for (const noPath of ['//', 'http://[']) {
    const unreadable = await preview(noPath, { name })
    expect([unreadable.status, await unreadable.text()], noPath).toEqual([
      400,
      expect.stringContaining('Esta página não existe.'),
    ])
  }
  const visitor = await preview(
    '/admin/escola/contato',
    { name },
    adminBrowser(instances[0] as never, {}),
  )
  expect(visitor.headers.get('location')).toContain('/admin/login')
  expect(await stores.school.find()).toEqual(before)
  for (const path of ['/contato', '/cursos']) {
    expect((await get(instances[0], path)).text).not.toMatch(/Ainda Não É|Curso de teste/)
  }
})

test('the list can be put away, and taken out again', async () => {
  const isLoud = async () => /bg-sun-tint"><summary/.test(await (await admin.get('/admin')).text())
  expect(await isLoud()).toBe(true)
  await admin.post('/admin/antes-de-publicar', { guardar: 'sim' })
  expect(await isLoud()).toBe(false)
  expect(await (await admin.get('/admin')).text()).toContain('Antes de publicar')
  await admin.post('/admin/antes-de-publicar', { guardar: 'nao' })
  expect(await isLoud()).toBe(true)
})

test('two people who change different fields are not asked, and neither loses anything', async () => {
  const seen = typedFacts(pathsOf(factGroups[0] as never), await inUse())
  await saveGroup('contato', { phone: '(21) 3333-4444' })
  const sent = { ...seen, whatsapp: '(21) 98888-1111' }
  const late = await saveGroup('contato', sent, { antes: versionOf(seen) })
  expect(late.headers.get('location')).toContain('aviso=escola-salva')
  const { phone, whatsapp } = (await inUse()).facts
  expect([phone, whatsapp]).toEqual(['(21) 3333-4444', '(21) 98888-1111'])
})

test('a field that two people changed is a question, with both values and who; both answers hold', async () => {
  const seen = typedFacts(pathsOf(factGroups[0] as never), await inUse())
  await saveGroup('contato', {
    phone: '(21) 3333-7777',
    'openingHours.special': 'Com hora marcada',
  })
  const sent = { ...seen, phone: '(21) 3333-5555' }
  const late = await saveGroup('contato', sent, { antes: versionOf(seen) })
  expect(late.status).toBe(409)
  const page = await late.text()
  expect(page).toContain('value="(21) 3333-5555"')
  expect(page).toContain(`${adminEmail} mudou agora mesmo: “(21) 3333-7777”`)
  expect(page.split('mudou agora mesmo: ')).toHaveLength(2)
  // The other field that the other person saved is already there.
  expect(page).toContain('>Com hora marcada</textarea>')
  expect((await inUse()).facts.phone).toBe('(21) 3333-7777')
  const asked = typedFacts(pathsOf(factGroups[0] as never), await inUse())
  const decide = (fica: string) =>
    saveGroup(
      'contato',
      { phone: '(21) 3333-5555', 'fica-phone': fica },
      { antes: versionOf(asked) },
    )
  expect(await (await decide('outra')).text()).toContain('Nada foi mudado nesta página.')
  expect((await inUse()).facts.phone).toBe('(21) 3333-7777')
  expect((await decide('minha')).status).toBe(302)
  expect((await inUse()).facts).toMatchObject({
    phone: '(21) 3333-5555',
    openingHours: { special: ['Com hora marcada'] },
  })
})

test('a mistake is told at its field, and nothing is saved', async () => {
  const before = await stores.school.find()
  const refused = await saveGroup('aluno', { appUrl: 'javascript:alert(1)' })
  expect(refused.status).toBe(400)
  const page = await refused.text()
  expect(page).toContain('id="appUrl-problema"')
  expect(page).toContain('Precisa começar com https://.')
  expect((await saveGroup('endereco', { mapEmbed: 'https://evil.example/embed' })).status).toBe(400)
  expect((await saveGroup('contato', { name: 'x'.repeat(70_000) })).status).toBe(413)
  expect((await admin.post('/admin/escola/nada', {})).status).toBe(404)
  expect(await stores.school.find()).toEqual(before)
})

test('what was ticked stays ticked in a form that is refused', async () => {
  const ticked = (page: string, box: string) =>
    new RegExp(`<input[^>]*${box}[^>]*checked=""|<input[^>]*checked=""[^>]*${box}`).test(page)
  const facts = await (await saveGroup('contato', { phone: '7' }, { certo: ['email'] })).text()
  expect(ticked(facts, 'value="email"')).toBe(true)
  expect(ticked(facts, 'value="name"')).toBe(false)
  const add = (fields: object) =>
    admin.post('/admin/escola/depoimentos/novo', { name: '', antes: '{}', ...fields })
  expect(ticked(await (await add({ allowed: 'on' })).text(), 'name="allowed"')).toBe(true)
  expect(ticked(await (await add({})).text(), 'name="allowed"')).toBe(false)
})

test('a store that cannot write is told in a dialog, and what was typed stays', async () => {
  const antes = versionOf(typedFacts(pathsOf(factGroups[0] as never), await inUse()))
  const database = new DatabaseSync(join(dataDir, 'escola.db'))
  database.exec('BEGIN IMMEDIATE')
  const failed = await saveGroup('contato', { phone: '(21) 3333-9999' }, { antes })
  database.exec('ROLLBACK')
  database.close()
  expect(failed.status).toBe(503)
  const page = await failed.text()
  expect(page).toContain('data-message="error"')
  expect(page).toContain('value="(21) 3333-9999"')
  expect((await inUse()).facts.phone).toBe('(21) 3333-5555')
})

test('the policy of pages follows the form that was saved', async () => {
  const form = 'https://docs.google.com/forms/d/e/1/viewform?embedded=true'
  await saveGroup('formularios', { 'forms.ingles': form })
  const page = () => get(instances[1], '/teste-nivel?idioma=ingles')
  await expect.poll(async () => (await page()).text).toContain(`src="${form}"`)
  expect((await page()).policy).toContain(
    "frame-src 'self' https://www.google.com https://docs.google.com;",
  )
})

test('an app and a student area that the school does not have leave every page', async () => {
  const said = async () => {
    const texts = await Promise.all(pages().map((path) => get(instances[1], path)))
    return texts.filter(({ text }) => /aplicativo|Área do Aluno/i.test(text)).length
  }
  const own = { appUrl: 'https://app.palavras.com.br/', studentAreaUrl: '' }
  expect((await saveGroup('aluno', own)).status).toBe(302)
  await expect.poll(said).toBeGreaterThan(0)
  const saved = await saveGroup('aluno', { appUrl: '', studentAreaUrl: '' })
  expect(saved.status).toBe(302)
  await expect.poll(said).toBe(0)
  expect((await inUse()).sampleFacts).not.toContain('appUrl')
})

test('the hours that are typed are what the site shows and what search engines get', async () => {
  const pause = { 'openingHours.weekdays': '08:00 18:00 12:00 14:00' }
  const special = { 'openingHours.special': 'Dezembro: só de manhã' }
  expect((await saveGroup('contato', { ...pause, ...special })).status).toBe(302)
  const contact = async () => (await get(instances[1], '/contato')).text
  await expect.poll(contact).toContain('Dezembro: só de manhã')
  expect(await contact()).toContain('Segunda a sexta, das 8h às 12h e das 14h às 18h')
  const home = (await get(instances[1], '/')).text
  expect(home).toContain('"opens":"14:00","closes":"18:00"')
  expect(home.split('OpeningHoursSpecification')).toHaveLength(3)
  const form = await (await admin.get('/admin/escola/contato')).text()
  expect(form).toMatch(/name="openingHours.weekdays"[^>]*value="14:00"/)
})

test('a notice that begins later says when, and one of the past is refused', async () => {
  const antes = JSON.stringify({ text: '', link: '', firstDay: '', lastDay: '' })
  const late = await admin.post('/admin/escola/aviso', { text: 'Oi', lastDay: '2020-01-01', antes })
  expect(late.status).toBe(400)
  expect(await late.text()).toContain('Este dia já passou')
  const fields = { text: 'Volta às aulas', firstDay: '2098-12-31', antes }
  const saved = await admin.post('/admin/escola/aviso', fields)
  const told = saved.headers.get('location') ?? ''
  expect(told).toBe('/admin/escola?aviso=aviso-agendado&parte=aviso&dia=2098-12-31')
  expect(await (await admin.get(told)).text()).toContain(
    'O aviso aparece a partir de 31 de dezembro de 2098.',
  )
  expect((await inUse()).notice?.firstDay).toBe('2098-12-31')
  expect((await get(instances[0], '/')).text).not.toContain('Volta às aulas')
  await undoOnSchoolPage(admin)
  expect((await inUse()).notice).toBeNull()
})

test('hostile words are text wherever they stand', async () => {
  const name = '</title><script>alert(1)</script>'
  const words = `"><img src=x onerror=alert(2)></script><script>alert(3)</script>`
  await saveGroup('contato', { name })
  await saveGroup('endereco', { 'address.street': words })
  await saveGroup('legais', { legalName: words })
  await saveGroup('direcao', { owner: words, ownerQuote: words })
  await admin.post('/admin/escola/aviso', {
    text: words,
    link: '/contato?a="><script>alert(4)</script>',
    antes: JSON.stringify({ text: '', link: '', firstDay: '', lastDay: '' }),
  })
  const said = { name, role: words, course: words.slice(0, 60), rating: '5', comment: words }
  const added = await admin.post('/admin/escola/depoimentos/novo', {
    ...said,
    role: words.slice(0, 60),
    allowed: 'on',
    antes: '{}',
  })
  expect(added.status).toBe(302)
  await expect.poll(async () => (await get(instances[1], '/')).text).toContain('alert(2)&gt;')
  for (const path of pages()) {
    const { text } = await get(instances[1], path)
    expect(text, path).not.toMatch(/<script>alert|<img src=x/)
  }
  for (const path of ['', '/contato', '/aviso', '/depoimentos', '/depoimentos/4']) {
    const page = await (await admin.get(`/admin/escola${path}`)).text()
    expect(page, path).not.toMatch(/<script>alert|<img src=x/)
  }
  const manifest = JSON.parse((await get(instances[1], '/site.webmanifest')).text)
  expect(manifest.name).toBe(name)
  const calendar = (await get(instances[1], `${gallery}/agenda.ics`)).text.replaceAll('\r\n ', '')
  expect(calendar.split('\r\n').every((line) => /^[A-Z-]+[;:]/.test(line) || line === '')).toBe(
    true,
  )
  const script = await admin.post('/admin/escola/aviso', {
    text: 'Oi',
    link: 'javascript:alert(1)',
  })
  expect(await script.text()).toContain('Use um caminho do site')
})

test('new events begin as the school wants them to', async () => {
  const chosen = async () => {
    const form = await (await admin.get('/admin')).text()
    const radios = form.match(/<input[^>]*name="visibilidade"[^>]*>/g) ?? []
    return radios.filter((radio) => radio.includes('checked')).join()
  }
  expect(await chosen()).toContain('value="todos"')
  const panel = await (await admin.get('/admin')).text()
  expect(panel).toContain('Abre no site na hora, para qualquer pessoa.')
  expect(panel).toContain('Recomendamos Famílias para fotos de crianças.')
  const [, link = ''] =
    /<a[^>]*href="([^"]+)"[^>]*>Mudar como novos eventos começam/.exec(panel) ?? []
  expect(await (await admin.get(link)).text()).toContain('Todos: abre no site na hora')
  expect((await saveGroup('eventos', { newEvents: 'familias' })).status).toBe(302)
  expect(await chosen()).toContain('value="familias"')
})

test('the list of what is left shrinks to nothing', async () => {
  const panel = async () => (await admin.get('/admin')).text()
  expect(await panel()).toContain('Antes de publicar')
  expect((await get(instances[0], '/')).text).not.toContain('Helena Sampaio')
  expect((await saveGroup('contato', { name: 'Palavras' }, { certo: [] })).status).toBe(302)
  for (const { id, fields } of factGroups) {
    const { sampleFacts } = await inUse()
    const certo = fields.map(({ path }) => path).filter((path) => sampleFacts.includes(path))
    const answers = fields.flatMap(({ path, options }) => {
      const [answer] = Object.keys(options ?? {})
      return answer && certo.includes(path) ? [[path, answer]] : []
    })
    const saved = certo.length > 0 && saveGroup(id, Object.fromEntries(answers), { certo })
    if (saved) expect((await saved).status, id).toBe(302)
  }
  expect(await panel()).toMatch(/Faltam 21 itens/)
  const list = listOf('exams')
  for (const exam of (await inUse()).exams.filter(({ sample }) => sample)) {
    const typed = Object.entries(typedItem(list, exam)).filter(([, value]) => value !== '')
    const fields = [
      ...typed,
      ['antes', versionOf(typedItem(list, exam))],
      ['certo', 'approvalYears'],
    ]
    const saved = await admin.post(`/admin/escola/exames/${exam.id}`, fields)
    expect(saved.status, exam.name).toBe(302)
  }
  expect(await panel()).toMatch(/Faltam 18 itens/)
  await admin.post('/admin/escola/depoimentos/inventados')
  expect(await panel()).toMatch(/Faltam 15 itens/)
  const slots = Object.keys(slotWords).map((slot) => ['imagem', slot])
  await admin.post('/admin/escola/imagens', slots)
  expect(await panel()).not.toContain('Antes de publicar')
  expect(await (await admin.get('/admin/escola')).text()).not.toContain('Antes de publicar')
})

test('testimonials are added, ordered and deleted; without any the section and its link are gone', async () => {
  const names = async () => (await inUse()).testimonials.map(({ name }) => name)
  const add = (name: string, allowed: object) =>
    admin.post('/admin/escola/depoimentos/novo', {
      ...{ name, role: 'Aluna', course: 'Teen', rating: '4', comment: 'Gostei.', antes: '{}' },
      ...allowed,
    })
  const [first] = (await inUse()).testimonials
  const refused = await add('Ana', {})
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('Sem a autorização da pessoa')
  await add('Ana', { allowed: 'on' })
  const ana = (await inUse()).testimonials.at(-1)
  expect(ana).toMatchObject({ name: 'Ana', rating: 4, allowedAt: expect.any(String) })
  const id = String(ana?.id)
  await admin.post('/admin/escola/depoimentos/mover', { depoimento: id, para: 'subir' })
  expect(await names()).toEqual(['Ana', first?.name])
  for (const one of (await inUse()).testimonials) {
    await admin.post(`/admin/escola/depoimentos/${one.id}/excluir`)
  }
  expect(await names()).toEqual([])
  await expect.poll(async () => (await get(instances[1], '/')).text).not.toMatch(/avaliacoes"/)
})

test('a damaged document leaves the site up with the facts of the start', async () => {
  const database = new DatabaseSync(join(dataDir, 'escola.db'))
  const cutOff = `REPLACE INTO documents (collection, id, fields) VALUES ('site-escola', 'escola', '{"current":')`
  database.exec(cutOff)
  database.close()
  for (const site of instances) {
    await expect
      .poll(async () => chatNumbers((await get(site, '/contato')).text))
      .toEqual(new Set())
    expect((await fetch(`${site.url}/contato`)).status).toBe(200)
  }
  await expect
    .poll(() => instances[0]?.output().log)
    .toContain('what is stored of the school is damaged')
})
