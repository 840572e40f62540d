import type { Page } from '@playwright/test'
import { eventVersion } from '#domain/events/event-version.ts'
import {
  allowConsoleErrors,
  closeDialog,
  dialog,
  email,
  expect,
  expectAccessible,
  expectDialog,
  open,
  test,
  typeEvent,
} from '#tests/browser/admin-site.ts'

const toggle = (page: Page) => page.locator('summary', { hasText: 'Novo evento' })
const row = (page: Page, nome: string) => page.getByRole('listitem').filter({ hasText: nome })
const create = (page: Page) => page.getByRole('button', { name: 'Criar evento' })
const save = (page: Page) => page.getByRole('button', { name: 'Salvar alterações' }).click()

test('an event is created in a folded form, once, listed with all that can be done, and deleted after a question', async ({
  page,
  school,
  consoleErrors,
}) => {
  await open(page, '/admin')
  await test.step('an empty panel says so, and how to begin', async () => {
    await expect(page.getByRole('status').filter({ hasText: 'Nenhum evento' })).toBeVisible()
    await expect(
      page.getByText('Ainda não há eventos. Comece pelo botão “Novo evento”.'),
    ).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('what must be corrected is said beside the field, and nothing typed is lost', async () => {
    await expect(page.getByLabel('Nome do evento')).toBeHidden()
    await toggle(page).click()
    for (const label of ['Nome do evento', 'Descrição', 'Data']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('required')
    }
    await expect(page.getByLabel('Horário')).toBeHidden()
    await toggle(page).click()
    await expect(page.getByLabel('Nome do evento')).toBeHidden()
    await toggle(page).click()
    await typeEvent(page, 'x'.repeat(121), '   ')
    await page.getByText('Mais detalhes (opcional)').click()
    await page.getByLabel('Número de participantes').fill('muitos')
    await create(page).click()
    await expect(page.getByRole('alert')).toHaveText('Confira os campos marcados.')
    const says = (label: string, sentence: string) =>
      expect(page.getByLabel(label)).toHaveAccessibleDescription(sentence)
    await says('Nome do evento', 'Pode ter até 120 caracteres.')
    await says('Descrição', 'Informe a descrição do evento.')
    await says('Número de participantes', 'Informe o número de participantes só com algarismos.')
    await expect(page.getByLabel('Nome do evento')).toHaveValue('x'.repeat(121))
    await expect(page.getByLabel('Nome do evento')).toBeFocused()
    await expectAccessible(page)
    allowConsoleErrors(consoleErrors, /400/)
  })

  const kept = async (nome: string) =>
    (await school.stores.events.all()).filter((event) => event.nome === nome)
  await test.step('a double click creates one event', async () => {
    await typeEvent(page, 'Oficina de pão francês')
    await page.getByLabel('Horário').fill('15h')
    await page.getByLabel('Número de participantes').fill('12')
    await create(page).dblclick()
    await expectDialog(page, 'success', 'Sucesso', 'Evento criado com sucesso!')
    await expectAccessible(page)
    await closeDialog(page)
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('heading', { name: 'Eventos', exact: true })).toBeFocused()
    await expect(page.getByLabel('Nome do evento')).toBeHidden()
    await expect(row(page, 'Oficina de pão francês')).toHaveCount(1)
    await expect(row(page, 'Oficina de pão francês')).toContainText('15 de agosto de 2026')
    expect(await kept('Oficina de pão francês')).toMatchObject([
      { horario: '15h', participantes: 12, fotos: [] },
    ])
  })

  await test.step('the event just created is one press away from its photos', async () => {
    await toggle(page).click()
    await expect(page.getByLabel('Nome do evento')).toHaveValue('')
    await typeEvent(page, 'Mostra de fotos')
    await create(page).click()
    await expectDialog(page, 'success', 'Sucesso', 'Evento criado com sucesso!')
    await dialog(page).getByRole('link', { name: 'Adicionar fotos' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mostra de fotos')
    await expect(dialog(page)).toHaveCount(0)
    const [event] = await kept('Mostra de fotos')
    await expect(page).toHaveURL(`/admin/evento/${event?.id}/fotos`)
    await page.goBack()
    await expect(page).toHaveURL('/admin')
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('the panel lists each event with all that can be done, and deletes one after a question', async () => {
    const before = school.photosKept()
    const id = await school.publish({ nome: 'Sarau de inverno', data: '2026-07-01' }, 2)
    await school.publish({ nome: 'Com uma', descricao: 'Às dez.\nNo pátio.' }, 1)
    await school.publish({ nome: 'Sem nenhuma' })
    await open(page, '/admin')
    await expect(page.getByText(`Olá, ${email}`)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: '5 eventos' })).toBeVisible()
    const event = row(page, 'Sarau de inverno').first()
    await expect(event).toContainText('1º de julho de 2026')
    await expect(event).toContainText('2 fotos')
    await expect(event).toContainText('Quadrilha, bandeirinhas e canjica no pátio.')
    await expect(event.getByRole('link', { name: 'Gerenciar fotos' })).toBeVisible()
    await expect(event.getByRole('link', { name: 'Editar Sarau de inverno' })).toBeVisible()
    await expectAccessible(page)

    await test.step('no page of the admin area is kept by a browser or a search engine, and all have the school’s fonts', async () => {
      const addresses = ['/admin', '/admin/login', `/admin/evento/${id}/fotos`, '/admin.data']
      for (const address of [...addresses, '/admin/sair']) {
        const answer = await page.request.get(address, { maxRedirects: 0 })
        expect(answer.status(), address).toBeLessThan(400)
        expect(answer.headers()['cache-control'], address).toBe('no-store')
        expect(answer.headers()['x-robots-tag'], address).toBe('noindex, nofollow')
      }
      const robots = page.locator('meta[name="robots"]')
      await expect(robots).toHaveAttribute('content', 'noindex, nofollow')
      await expect(page.locator('body')).toHaveCSS('font-family', /^Figtree/)
      await expect(page.locator('h1')).toHaveCSS('font-family', /^"Bricolage Grotesque"/)
    })

    await test.step('a description shows its line breaks in the list', async () => {
      const lines = await row(page, 'Com uma')
        .getByText('Às dez.')
        .evaluate((node) => (node as HTMLElement).innerText)
      expect(lines).toBe('Às dez.\nNo pátio.')
    })

    await test.step('the question counts one photo and none as a person would', async () => {
      await page.getByRole('button', { name: 'Excluir Com uma' }).click()
      await expect(dialog(page)).toContainText('Excluir “Com uma” e sua foto?')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Excluir Sem nenhuma' }).click()
      await expect(dialog(page)).toContainText('Excluir “Sem nenhuma”?')
      await page.keyboard.press('Escape')
    })

    await test.step('an event goes, with its files, after a question that names it and its photos', async () => {
      const opener = page.getByRole('button', { name: 'Excluir Sarau de inverno' })
      await opener.click()
      const question = page.getByRole('alertdialog', { name: 'Excluir evento' })
      await expect(question).toHaveAccessibleDescription(
        'Excluir “Sarau de inverno” e suas 2 fotos? Por 30 dias, dá para trazer de volta da Lixeira.',
      )
      await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
      await expect(question.getByRole('presentation')).toHaveCount(1)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(question).toHaveCount(0)
      await expect(opener).toBeFocused()
      await opener.click()
      await question.getByRole('button', { name: 'Cancelar' }).click()
      await expect(opener).toBeFocused()
      expect(await school.stores.events.one(id)).not.toBeNull()

      await opener.click()
      await question.getByLabel('Excluir de verdade').check()
      await expect(question).toHaveAccessibleDescription(/Esta ação não pode ser desfeita\.$/)
      await question.getByLabel('Excluir de verdade').uncheck()
      await question.getByRole('button', { name: 'Excluir' }).click()
      await expectDialog(page, 'success', 'Sucesso', 'Evento excluído com sucesso!')
      await closeDialog(page)
      await expect(page.getByRole('heading', { name: 'Eventos', exact: true })).toBeFocused()
      await expect(row(page, 'Sarau de inverno')).toHaveCount(0)
      expect(await school.stores.events.one(id)).toBeNull()
      // Those of the deleted event are in the bin.
      expect(school.photosKept()).toBe(before + 3)
    })
  })
})

test('an event is edited with the same form, and only what two people changed is a question', async ({
  page,
  school,
  consoleErrors,
}) => {
  const id = await school.publish({ nome: 'Festa da primavera', horario: '10h', local: 'Pátio' })
  const stored = () => school.stores.events.one(id)
  const description = page.getByLabel('Descrição')
  const address = `/admin/evento/${id}/editar`
  /** As another tab or device would. */
  const changeElsewhere = async (changed: { nome?: string; descricao?: string }) => {
    const before = await stored()
    if (!before) throw new Error('no event')
    const { nome, data, descricao } = before
    const draft = { nome, data, descricao, ...changed }
    await school.stores.events.update(id, draft, eventVersion(before))
  }
  await open(page, '/admin')
  await page.getByRole('link', { name: 'Editar Festa da primavera' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByLabel('Horário')).toHaveValue('10h')
  await page.getByLabel('Nome do evento').fill('  Festa da primavera ')
  await save(page)
  await expectDialog(page, 'info', 'Nada a Salvar', 'Nada foi mudado neste evento.')
  await closeDialog(page)
  await page.getByLabel('Nome do evento').fill('Festa das flores')
  await page.getByLabel('Local').fill('')
  await expectAccessible(page)
  await save(page)
  await expectDialog(page, 'success', 'Sucesso', 'Evento salvo com sucesso!')
  await closeDialog(page)
  await expect(row(page, 'Festa das flores')).toHaveCount(1)
  const kept = await stored()
  expect(kept).toMatchObject({ nome: 'Festa das flores', horario: '10h' })
  expect(kept?.local).toBeUndefined()
  const gallery = await (await page.request.get(`/galeria-evento/${id}`)).text()
  expect(gallery).toMatch(/<h1[^>]*>Festa das flores<\/h1>/)

  await test.step('a rename of another person stays, though the form was opened before it', async () => {
    await page.getByRole('link', { name: 'Editar Festa das flores' }).click()
    await expect(page).toHaveURL(address)
    await changeElsewhere({ nome: 'Festa do jardim' })
    await description.fill('Leve um chapéu.')
    await save(page)
    await expectDialog(page, 'success', 'Sucesso', 'Evento salvo com sucesso!')
    await closeDialog(page)
    expect(await stored()).toMatchObject({ nome: 'Festa do jardim', descricao: 'Leve um chapéu.' })
  })

  await test.step('of two that change one text, the second decides, and the rename between stays', async () => {
    await page.getByRole('link', { name: 'Editar Festa do jardim' }).click()
    await expect(page).toHaveURL(address)
    await changeElsewhere({ nome: 'Festa na praça', descricao: 'Leve uma almofada.' })
    await description.fill('Leve um casaco.')
    await save(page)
    await expectDialog(page, 'info', 'Evento Alterado', asked)
    await expectAccessible(page)
    expect((await stored())?.descricao).toBe('Leve uma almofada.')
    await closeDialog(page)
    await expect(description).toBeFocused()
    await expect(description).toHaveValue('Leve um casaco.')
    await expect(page.getByLabel('Nome do evento')).toHaveValue('Festa na praça')
    await page.getByRole('radio', { name: 'Ficar com a minha' }).check()
    await save(page)
    await expectDialog(page, 'success', 'Sucesso', 'Evento salvo com sucesso!')
    const both = { nome: 'Festa na praça', descricao: 'Leve um casaco.' }
    expect(await stored()).toMatchObject(both)
  })

  await test.step('a text found again after the event has changed does not replace it unasked', async () => {
    await open(page, address)
    await description.fill('Às sextas.')
    await page.goto('/robots.txt')
    await changeElsewhere({ descricao: 'Aos sábados.' })
    await open(page, address)
    await expect(description).toHaveValue('Às sextas.')
    await save(page)
    await expectDialog(page, 'info', 'Evento Alterado', asked)
    await expect(description).toHaveAccessibleDescription('Mudado em outro lugar: “Aos sábados.”')
    await closeDialog(page)
    await page.getByRole('radio', { name: 'Ficar com a outra' }).check()
    await save(page)
    await expectDialog(page, 'info', 'Nada a Salvar', 'Nada foi mudado neste evento.')
    expect((await stored())?.descricao).toBe('Aos sábados.')
  })
  allowConsoleErrors(consoleErrors, /409/)
})

const asked =
  'Enquanto você escrevia, o mesmo campo foi mudado em outra aba ou aparelho. Escolha o que fica em cada campo marcado e salve de novo. O resto do que foi salvo lá já está aqui.'
