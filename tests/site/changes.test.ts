import { expect, test } from 'vitest'
import {
  adminBrowser,
  adminEmail,
  adminPassword,
  inStores,
  jarOf,
} from '#tests/running-site/admin-client.ts'
import { signedInSite } from '#tests/running-site/site-for-test.ts'
import { quarters } from '#tests/sample-data/builders.ts'

const { site, browser: admin } = await signedInSite()

const changes = () => inStores(site, (stores) => stores.changes.before(null, 50))
const page = async () => (await admin.get('/admin/mudancas')).text()
const draft = { nome: 'Sarau', descricao: 'Poemas', data: '2026-06-21', visibilidade: 'todos' }

test('what is done to an event is recorded with its author, once, and shown', async () => {
  const fields = { ...draft, envio: 'a'.repeat(43) }
  const created = await admin.post('/admin', fields)
  await admin.post('/admin', fields)
  const id =
    new URL(created.headers.get('location') ?? '', site.url).searchParams.get('evento') ?? ''
  const file = { bytes: await quarters() }
  await admin.upload(id, [file, file], 'b'.repeat(43))
  await admin.upload(id, [file, file], 'b'.repeat(43))
  const event = await inStores(site, ({ events }) => events.one(id))
  const [first, second] = (event?.fotos ?? []).map((photo) => String(photo.id))
  await admin.post(`/admin/evento/${id}/fotos/capa`, { capa: second ?? '' })
  await admin.post(`/admin/evento/${id}/fotos/capa`, { capa: '7' })
  await admin.post(`/admin/evento/${id}/quem-ve`, { visibilidade: 'ninguem' })
  await admin.post(`/admin/evento/${id}/fotos/excluir`, { foto: first ?? '' })
  await admin.post(`/admin/evento/${id}/excluir`)
  const recorded = await changes()
  expect(recorded.map(({ kind, count }) => [kind, count])).toEqual([
    ['event-deleted', 1],
    ['photos-deleted', 1],
    ['visibility', undefined],
    ['cover', undefined],
    // The client confirms before every upload.
    ['consent-confirmed', undefined],
    ['photos-added', 2],
    ['consent-confirmed', undefined],
    ['event-created', undefined],
    ['new-browser', undefined],
  ])
  expect(new Set(recorded.map(({ by }) => by))).toEqual(new Set([adminEmail]))
  const shown = await page()
  expect(shown).toContain('enviou 2 fotos para “Sarau”')
  expect(shown).toContain('trocou a capa de “Sarau” pela foto nº 2')
  expect(shown).toContain('excluiu 1 foto (nº 1) de “Sarau”')
})

test('what was deleted is restored from the list, as long as the bin has it', async () => {
  const created = await admin.post('/admin', { ...draft, nome: 'Feira', envio: 'd'.repeat(43) })
  const id =
    new URL(created.headers.get('location') ?? '', site.url).searchParams.get('evento') ?? ''
  await admin.post(`/admin/evento/${id}/excluir`)
  const [deletion] = await changes()
  const restore = `/admin/lixeira/${deletion?.item}/restaurar`
  expect(await page()).toContain(restore)
  await admin.post(restore)
  expect(await inStores(site, ({ events }) => events.one(id))).not.toBeNull()
  expect((await changes())[0]).toMatchObject({ kind: 'event-restored', subject: 'Feira' })
  expect(await page()).not.toContain(restore)
})

test('an edit is shown with both values, taken back once, and made again', async () => {
  const created = await admin.post('/admin', { ...draft, envio: 'c'.repeat(43) })
  const id =
    new URL(created.headers.get('location') ?? '', site.url).searchParams.get('evento') ?? ''
  const antes = JSON.stringify({ nome: 'Sarau', descricao: 'Poemas', data: '2026-06-21' })
  await admin.post(`/admin/evento/${id}/editar`, { ...draft, nome: 'Recital', antes })
  const named = async () => (await inStores(site, ({ events }) => events.one(id)))?.nome
  expect(await named()).toBe('Recital')
  const [edit] = await changes()
  const step = async (desfeita: boolean) => {
    const sent = { mudanca: edit?.id ?? '', desfeita: String(desfeita) }
    const answer = await admin.post('/admin/mudancas/desfazer', sent)
    return new URL(answer.headers.get('location') ?? '', site.url).searchParams.get('aviso')
  }
  expect(await page()).toContain('Recital')
  expect(await step(false)).toBe('mudanca-desfeita')
  expect(await named()).toBe('Sarau')
  expect(await page()).toContain(`Desfeito por ${adminEmail}`)
  expect(await step(false)).toBe('mudou-depois')
  expect(await named()).toBe('Sarau')
  expect(await step(true)).toBe('mudanca-refeita')
  expect(await named()).toBe('Recital')
})

test('the list is narrowed to a person, a thing or one event', async () => {
  const asked = async (search: Record<string, string>) => {
    const html = await (await admin.get(`/admin/mudancas?${new URLSearchParams(search)}`)).text()
    const deeds = html.matchAll(/<span class="font-semibold[^>]*>[^<]*<\/span> (.*?)<\/p>/g)
    return [...deeds].map(([, deed]) => deed?.replaceAll('<!-- -->', ''))
  }
  const photos = await asked({ coisa: 'Fotos', pessoa: adminEmail })
  expect(photos).toContain('enviou 2 fotos para “Sarau”')
  expect(photos.filter((deed) => /criou|restaurou o evento/.test(deed ?? ''))).toEqual([])
  expect(await asked({ coisa: 'Cursos' })).toEqual([])
  expect(await asked({ pessoa: 'Ninguém' })).toEqual([])
  const [restored] = (await changes()).filter(({ kind }) => kind === 'event-restored')
  expect(await asked({ evento: restored?.event ?? '' })).toEqual([
    'restaurou o evento “Feira”',
    'excluiu o evento “Feira”',
    'criou o evento “Feira”',
  ])
})

test('what is done to the access is recorded, without a secret', async () => {
  const senha = adminPassword
  const before = (await changes()).length
  const invited = await (await admin.post('/admin/pessoas/convite', { senha })).text()
  const link = /\/admin\/convite\/[\w-]{43}/.exec(invited)?.[0] ?? ''
  const chosen = 'jabuti cadeira vento'
  const joining = { nome: 'Ana', email: 'ana@escola.example', nova: chosen, repetida: chosen }
  const ana = adminBrowser(site, jarOf(await adminBrowser(site, {}).post(link, joining)))
  await ana.post('/admin/conta/codigos', { senha: chosen })
  await ana.post('/admin/conta/aparelhos')
  await ana.post('/admin/pessoas', { nome: 'Ana Souza' })
  const { id = '' } =
    (await inStores(site, ({ accounts }) => accounts.all())).find(({ name }) => name) ?? {}
  await admin.post(`/admin/pessoas/${id}/remover`, { senha })
  const recorded = (await changes()).slice(0, -before)
  expect(recorded.map(({ kind, by, subject }) => [kind, by, subject])).toEqual([
    ['person-removed', adminEmail, 'Ana Souza'],
    ['person-renamed', 'Ana', 'Ana Souza'],
    ['other-browsers-left', 'Ana', ''],
    ['recovery-codes-made', 'Ana', ''],
    ['person-joined', 'Ana', adminEmail],
    ['new-browser', 'Ana', expect.any(String)],
    ['person-invited', adminEmail, ''],
  ])
  expect(await page()).toContain('removeu o acesso de Ana Souza')
  const { log } = site.output()
  for (const secret of ['ana@escola.example', link, chosen]) expect(log).not.toContain(secret)
})

test('an unknown change, and one that cannot be taken back, change nothing', async () => {
  const [first] = (await changes()).filter(({ kind }) => kind === 'event-created')
  for (const mudanca of ['', 'nada', '../x', first?.id ?? '']) {
    const answer = await admin.post('/admin/mudancas/desfazer', { mudanca, desfeita: 'false' })
    expect(answer.headers.get('location')).toBe('/admin/mudancas?aviso=mudou-depois')
  }
})
