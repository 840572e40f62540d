import { beforeEach, expect, test } from 'vitest'
import type { SchoolEvent } from '#domain/events/event.ts'
import { expectNoInternals } from '#tests/http-clients/leaked-internals.ts'
import { inStores } from '#tests/running-site/admin-client.ts'
import { signedInSite } from '#tests/running-site/site-for-test.ts'
import { aDraft } from '#tests/sample-data/builders.ts'
import { expectIntact, storedEvents } from './intact-site.ts'

const { site, browser } = await signedInSite()
const bystander = await inStores(site, ({ events }) =>
  events.create(aDraft({ nome: 'Sarau', data: '2020-01-01' }), new Date()),
)
let before: SchoolEvent[]

beforeEach(async () => {
  before = await storedEvents(site)
})

const typed = { nome: 'Feira', descricao: 'De idiomas.', data: '2026-05-10' }

async function created(fields: Record<string, string> | string[][]): Promise<SchoolEvent> {
  const answer = await browser.post('/admin', fields)
  expect(answer.headers.get('location')).toMatch(/^\/admin\?aviso=evento-criado&evento=/)
  const known = new Set(before.map(({ id }) => id))
  const fresh = (await storedEvents(site)).filter(({ id }) => !known.has(id))
  expect(fresh).toHaveLength(1)
  return fresh[0] as SchoolEvent
}

test('fields that the form does not have are not taken: ids, times and photos are the server’s', async () => {
  const event = await created({
    ...typed,
    id: bystander.id,
    criadoEm: '1999-01-01T00:00:00.000Z',
    fotos: '[{"url":"javascript:alert(1)"}]',
    'fotos[0][url]': 'https://evil.example/x.jpg',
    photoCount: '999',
    firstPhotoUrl: 'https://evil.example/x.jpg',
    titulo: 'Outro nome',
    isAdmin: 'true',
    linkFamilias: `${'ab'.repeat(32)} 2999-01-01T00:00:00.000Z ${'cd'.repeat(38)}`,
    autorizacaoEm: '1999-01-01T00:00:00.000Z',
    __proto__: 'x',
    'constructor.prototype.admin': 'true',
  })
  const { id, criadoEm, ...rest } = event
  expect(id).not.toBe(bystander.id)
  expect(Date.now() - Date.parse(criadoEm)).toBeLessThan(60_000)
  expect(rest).toEqual({ ...typed, visibilidade: 'todos', fotos: [] })
})

test('fields named like parts of every object poison nothing', async () => {
  const names = ['__proto__', '__proto__[nome]', '__proto__.data', 'constructor', 'toString']
  const event = await created([
    ...Object.entries(typed),
    ...names.map((name) => [name, 'envenenado']),
  ])
  expect(event).toMatchObject(typed)
  const page = await (await fetch(`${site.url}/eventos`)).text()
  expect(page).not.toContain('envenenado')
  await expectIntact(site)
})

test.each([
  "Robert'); DROP TABLE eventos; --",
  '" OR ""="',
  "' UNION SELECT passwordHash FROM admin --",
  '%; DELETE FROM fotos; %',
  ':nome ?1 @x $y',
  '\\',
  '#{7*7} {{7*7}} <%= 7*7 %>',
])('%s is a name like any other', async (nome) => {
  const event = await created({ ...typed, nome, descricao: nome, local: nome, horario: nome })
  expect(event).toMatchObject({ nome, descricao: nome, local: nome, horario: nome })
  await expectIntact(site, [event, ...before])
  await inStores(site, ({ events }) => events.remove(event.id, new Date()))
})

const odd = ["x' OR '1'='1", "'; DELETE FROM eventos; --", '%', '__proto__', 'constructor', '0']

test.each(odd)('no event answers to the id %s', async (id) => {
  const path = `/admin/evento/${encodeURIComponent(id)}`
  const gone = '/admin?aviso=evento-nao-encontrado'
  const answers = [
    await browser.post(`${path}/editar`, typed),
    await browser.post(`${path}/fotos/excluir`, { foto: '1' }),
    await browser.post(`${path}/fotos/capa`, { capa: '1' }),
    await browser.get(`${path}/fotos`),
    await browser.get(`${path}/excluir`),
  ]
  for (const answer of answers) {
    expectNoInternals(await answer.text())
    expect(answer.headers.get('location')).toBe(gone)
  }
  await browser.post(`${path}/excluir`)
  await expectIntact(site, before)
})

test.each([
  ['no fields', {}],
  ['a name of spaces', { ...typed, nome: '   ' }],
  ['a name of 121 signs', { ...typed, nome: 'x'.repeat(121) }],
  ['a description of 5 001 signs', { ...typed, descricao: 'x'.repeat(5001) }],
  ['a day that does not exist', { ...typed, data: '2026-02-30' }],
  ['a day with a tail', { ...typed, data: "2026-05-10' --" }],
  ['people in hexadecimal', { ...typed, participantes: '0x10' }],
  ['a script for a cover', { ...typed, imagem: 'javascript:alert(1)' }],
  ['a document for a cover', { ...typed, imagem: 'data:text/html,<script>alert(1)</script>' }],
])('%s: the form comes back and nothing is kept', async (_, fields) => {
  const answer = await browser.post('/admin', fields as Record<string, string>)
  expect(answer.status).toBe(400)
  expectNoInternals(await answer.text())
  await expectIntact(site, before)
})

test('an update changes the fields of the form, and only those of its event', async () => {
  const event = await created(typed)
  const antes = JSON.stringify(typed)
  const answer = await browser.post(`/admin/evento/${event.id}/editar`, {
    ...typed,
    nome: 'Feira nova',
    antes,
    id: bystander.id,
    criadoEm: '1999-01-01',
    fotos: '[]',
  })
  expect(answer.status).toBe(302)
  expect(await storedEvents(site)).toEqual([
    { ...event, alteradoEm: expect.any(String), nome: 'Feira nova' },
    ...before,
  ])
  await inStores(site, ({ events }) => events.remove(event.id, new Date()))
})

test.each(['1e999', 'NaN', '-1', '1.5', '9007199254740993', '[]', '1) OR (1=1'])(
  'the photo %s is nobody’s: nothing is deleted and no cover is set',
  async (id) => {
    const path = `/admin/evento/${bystander.id}/fotos`
    for (const answer of [
      await browser.post(`${path}/excluir`, { foto: id }),
      await browser.post(`${path}/capa`, { capa: id }),
      await browser.get(`${path}/excluir?foto=${encodeURIComponent(id)}`),
      await browser.get(`${path}?pagina=${encodeURIComponent(id)}`),
    ]) {
      expect(answer.status).toBeLessThan(400)
      expectNoInternals(await answer.text())
    }
    await expectIntact(site, before)
  },
)

test.each(['/admin', '/admin/evento/ID/editar', '/admin/evento/ID/fotos/capa', '/admin/sair'])(
  'what is no form is refused in words at %s',
  async (address) => {
    const path = address.replace('ID', bystander.id)
    for (const spelled of [path, `${path}.data`]) {
      for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
        const headers = { 'content-type': type }
        const answer = await browser.ask(spelled, { method: 'POST', headers, body: '{"nome":"x"}' })
        expect(answer.status).toBe(400)
        expect(await answer.text()).toBe('Não foi possível ler os dados enviados.')
      }
      const answer = await browser.post(spelled, { nome: 'x'.repeat(70_000) })
      expect(answer.status).toBe(413)
    }
    await expectIntact(site, before)
  },
)
