import { expect, test } from 'vitest'
import { typedEvent } from '#domain/events/event-form.ts'
import { versionOf } from '#domain/fields/merge.ts'
import { inStores } from '#tests/running-site/admin-client.ts'
import { signedInSite } from '#tests/running-site/site-for-test.ts'
import { aDraft, quarters } from '#tests/sample-data/builders.ts'

const { site, browser: admin } = await signedInSite()

/** Photos of families, whose authorisation is for families alone. */
async function anAlbum(photos = 2) {
  const draft = aDraft({ nome: 'Festa', visibilidade: 'familias' })
  const { id } = await inStores(site, ({ events }) => events.create(draft, new Date()))
  const bytes = await quarters()
  if (photos > 0)
    await admin.upload(
      id,
      Array.from({ length: photos }, () => ({ bytes })),
    )
  return id
}

const event = (id: string) => inStores(site, ({ events }) => events.one(id))
const setVisibility = (id: string, fields: Record<string, string>) =>
  admin.post(`/admin/evento/${id}/quem-ve`, fields)
const leadsTo = (answer: Response) => answer.headers.get('location') ?? ''
const textOf = async (path: string) => (await admin.get(path)).text()
const status = async (id: string) => (await fetch(`${site.url}/galeria-evento/${id}`)).status
/** Sends the form of the event as it is stored, with these changes. */
async function edit(id: string, changes: Record<string, string>) {
  const found = await event(id)
  if (!found) throw new Error('no event')
  const before = typedEvent(found)
  const fields = { ...before, ...changes, antes: versionOf(before) }
  return admin.post(`/admin/evento/${id}/editar`, fields)
}
const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()

test('opening photos to everyone from the list is a question, which opens them on a second press', async () => {
  const id = await anAlbum()
  const asked = await setVisibility(id, { visibilidade: 'todos' })
  expect(leadsTo(asked)).toBe(`/admin/evento/${id}/quem-ve?visibilidade=todos`)
  expect((await event(id))?.visibilidade).toBe('familias')
  const question = await textOf(leadsTo(asked))
  expect(question).toContain('Qualquer pessoa na internet vai ver as 2 fotos de “Festa”.')
  expect(question).toMatch(/A autorização confirmada em .* vale só para as famílias\./)
  expect(question).toMatch(/<a[^>]*autofocus[^>]*>Deixar como está</)
  expect(question).toContain(`href="/admin/evento/${id}/rostos?visibilidade=todos"`)
  expect(question.match(/<img [^>]*familias\/galeria/g)).toHaveLength(2)

  const unauthorised = await setVisibility(id, { visibilidade: 'todos', fotos: '2' })
  expect(leadsTo(unauthorised)).toBe(leadsTo(asked))
  const agreed = { visibilidade: 'todos', fotos: '2', autorizacaoPara: 'todos' }
  expect(leadsTo(await setVisibility(id, agreed))).toContain('/admin?aviso=quem-ve-salvo')
  expect(await event(id)).toMatchObject({ visibilidade: 'todos', autorizacaoPara: 'todos' })
  expect(leadsTo(await admin.get(leadsTo(asked))), 'asked and answered').toBe('/admin')
})

test('what is typed into the form of an event is saved, and opening its photos is asked', async () => {
  const id = await anAlbum()
  const form = { visibilidade: 'todos', local: 'Quadra' }
  const saved = await edit(id, form)
  expect(leadsTo(saved)).toBe(`/admin/evento/${id}/quem-ve?visibilidade=todos&feito=editado`)
  expect(await event(id)).toMatchObject({ local: 'Quadra', visibilidade: 'familias' })
  expect(await textOf(leadsTo(saved))).toContain('href="/admin?aviso=evento-salvo"')
  const again = await edit(id, form)
  expect(leadsTo(again)).toBe(`/admin/evento/${id}/quem-ve?visibilidade=todos`)
  const planned = { ...form, visibilidade: 'ninguem', publicarEm: tomorrow() }
  const asked = leadsTo(await edit(id, planned))
  expect(await textOf(asked)).toMatch(/A partir de .* às .*, qualquer pessoa na internet vai ver/)
  expect((await event(id))?.visibilidade, 'nothing of it is saved by halves').toBe('familias')
})

test('an event without photos is opened from the list and the form without a question', async () => {
  const id = await anAlbum(0)
  expect(leadsTo(await setVisibility(id, { visibilidade: 'todos' }))).toContain('quem-ve-salvo')
  await setVisibility(id, { visibilidade: 'ninguem' })
  const saved = await edit(id, { visibilidade: 'todos' })
  expect(leadsTo(saved)).toContain('/admin?aviso=evento-salvo')
  expect(await status(id)).toBe(200)
})

test('a moment that opens photos is asked about when it is saved', async () => {
  const id = await anAlbum()
  const publicarEm = tomorrow()
  const asked = await setVisibility(id, { visibilidade: 'ninguem', publicarEm })
  expect(leadsTo(asked)).toContain('visibilidade=ninguem&publicarEm=')
  expect(await event(id)).toMatchObject({ visibilidade: 'familias' })
  const fields = { visibilidade: 'ninguem', publicarEm, fotos: '2', autorizacaoPara: 'todos' }
  await setVisibility(id, fields)
  expect(await event(id)).toMatchObject({ visibilidade: 'ninguem', publicarEm })
})

test('what everyone saw comes back from the bin as a draft, and showing it again is asked', async () => {
  const id = await anAlbum()
  const agreed = { visibilidade: 'todos', fotos: '2', autorizacaoPara: 'todos' }
  await setVisibility(id, agreed)
  const itemOf = (answer: Response) =>
    new URL(leadsTo(answer), site.url).searchParams.get('item') ?? ''
  const remove = async () => itemOf(await admin.post(`/admin/evento/${id}/excluir`))

  const undone = await admin.post(`/admin/lixeira/${await remove()}/restaurar?de=aviso`)
  expect(leadsTo(undone)).toBe('/admin?aviso=evento-restaurado')
  expect((await event(id))?.visibilidade, 'a press taken back at once').toBe('todos')

  const asked = leadsTo(await admin.post(`/admin/lixeira/${await remove()}/restaurar`))
  expect(asked).toBe(`/admin/evento/${id}/quem-ve?visibilidade=todos&feito=restaurado`)
  expect(await event(id)).toMatchObject({ visibilidade: 'ninguem', autorizacaoPara: 'todos' })
  expect(await status(id)).toBe(404)
  const question = await textOf(asked)
  expect(question).toContain('Qualquer pessoa na internet vai ver as 2 fotos de “Festa”.')
  expect(question).not.toContain('name="autorizacaoPara"')
  await setVisibility(id, { visibilidade: 'todos', fotos: '2' })
  expect(await status(id)).toBe(200)

  const publicarEm = tomorrow()
  await setVisibility(id, { visibilidade: 'ninguem', publicarEm })
  const later = leadsTo(await admin.post(`/admin/lixeira/${await remove()}/restaurar`))
  expect(later).toContain('visibilidade=ninguem&publicarEm=')
  expect(await event(id)).not.toHaveProperty('publicarEm')
  await setVisibility(id, { visibilidade: 'familias' })
  const closed = await admin.post(`/admin/lixeira/${await remove()}/restaurar`)
  expect(leadsTo(closed)).toBe('/admin/lixeira?aviso=evento-restaurado')
  expect((await event(id))?.visibilidade).toBe('familias')
})

test('photos come back from the bin to an event that everyone sees only after the question', async () => {
  const id = await anAlbum(3)
  const photos = (await event(id))?.fotos ?? []
  const foto = photos.map((photo): [string, string] => ['foto', String(photo.id)])
  const deleted = await admin.post(`/admin/evento/${id}/fotos/excluir`, foto)
  const item = new URL(leadsTo(deleted), site.url).searchParams.get('item')
  expect(leadsTo(await setVisibility(id, { visibilidade: 'todos' }))).toContain('quem-ve-salvo')
  const restore = `/admin/lixeira/${item}/restaurar`
  for (const press of [restore, `${restore}?de=aviso`]) {
    expect(leadsTo(await admin.post(press))).toBe(restore)
  }
  expect((await event(id))?.fotos).toEqual([])
  const question = await textOf(restore)
  expect(question).toContain('Qualquer pessoa na internet vai ver as 3 fotos de “Festa”.')
  expect(question).toMatch(/A autorização confirmada em .* vale só para as famílias\./)
  expect(question).toContain('name="autorizacaoPara"')
  expect(question).toMatch(/<a[^>]*autofocus[^>]*>Deixar como está</)
  expect(question.match(/<img [^>]*admin\/lixeira/g)).toHaveLength(3)
  expect(leadsTo(await admin.post(restore, { fotos: '3' })), 'unauthorised').toBe(restore)

  const chosen: [string, string] = ['foto', foto[2]?.[1] ?? '']
  const ofOne = leadsTo(await admin.post(restore, [chosen]))
  expect(ofOne).toBe(`${restore}?${new URLSearchParams([chosen])}`)
  expect(await textOf(ofOne)).toContain('vai ver a foto de “Festa”.')
  const agreed: [string, string][] = [chosen, ['fotos', '1'], ['autorizacaoPara', 'todos']]
  expect(leadsTo(await admin.post(restore, agreed))).toContain('aviso=fotos-restauradas&n=1')
  expect(await event(id)).toMatchObject({ fotos: [photos[2]], autorizacaoPara: 'todos' })

  expect(leadsTo(await admin.post(restore)), 'the others were not agreed to').toBe(restore)
  expect(await textOf(restore)).not.toContain('name="autorizacaoPara"')
  await admin.post(restore, { fotos: '2' })
  expect((await event(id))?.fotos).toEqual(photos)
})

test('an opening is taken back from its message and from the list of changes, and photos close at once', async () => {
  const id = await anAlbum()
  const [photo] = (await event(id))?.fotos ?? []
  const photoStatus = async () => (await fetch(site.url + photo?.url)).status
  const open = async () => {
    const agreed = { visibilidade: 'todos', fotos: '2', autorizacaoPara: 'todos' }
    const opened = leadsTo(await setVisibility(id, agreed))
    expect(await photoStatus()).toBe(200)
    return opened
  }
  const message = await textOf(await open())
  expect(message).toContain('Agora todos veem o evento')
  const undo = /formAction="(\/admin\/mudancas\/desfazer[^"]*)"/i.exec(message)?.[1] ?? ''
  const undone = await admin.post(undo.replaceAll('&amp;', '&'))
  expect(leadsTo(undone)).toBe('/admin?aviso=quem-ve-salvo&quem=familias')
  expect(await textOf(leadsTo(undone))).toContain('Agora só as famílias com o link veem o evento')
  expect(await photoStatus()).toBe(404)
  expect((await event(id))?.visibilidade).toBe('familias')

  await open()
  const changes = await textOf(`/admin/mudancas?evento=${id}`)
  expect(changes.match(/>Refazer</g), 'opening again would need the question').toBeNull()
  const [mudanca = ''] =
    /[^"]+(?="\/><input type="hidden" name="desfeita" value="false")/.exec(changes) ?? []
  await admin.post('/admin/mudancas/desfazer', { mudanca, desfeita: 'false' })
  expect(await photoStatus()).toBe(404)
  const again = await admin.post('/admin/mudancas/desfazer', { mudanca, desfeita: 'true' })
  expect(leadsTo(again)).toContain('mudou-depois')
  expect((await event(id))?.visibilidade).toBe('familias')
})

test('every event of the list says who sees it', async () => {
  await inStores(site, ({ events }) => events.create(aDraft({ nome: 'Feira' }), new Date()))
  const [, row] = (await textOf('/admin')).split('>Feira</h2>')
  expect(row?.split('<h2')[0]).toContain('Todos veem</span>')
})
