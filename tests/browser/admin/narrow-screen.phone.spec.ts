import type { Page } from '@playwright/test'
import {
  allowConsoleErrors,
  asFile,
  choose,
  closeDialog,
  dialog,
  expect,
  expectDialog,
  open,
  openPhotos,
  phone,
  photosPage,
  test,
} from '#tests/browser/admin-site.ts'
import { faultWords } from '#tests/browser/store-faults.ts'
import { expectAccessible, sidewaysScroll } from '#tests/browser/visit.ts'

test.use(phone)

test.use({ viewport: { width: 360, height: 740 } })

/** No sideways scroll, and every control at least 44 px wide and high. */
async function expectFits(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBe(0)
  const small = await page.evaluate(() => {
    const top = document.querySelector('dialog:modal, :popover-open') ?? document.body
    return [...top.querySelectorAll('a, button, summary, input, textarea, label')]
      .filter((node) => node.checkVisibility() && !node.closest('.sr-only, [hidden]'))
      .filter(
        (node) => !node.matches('[type="checkbox"], [type="radio"], .sr-only, label:not(.button)'),
      )
      .map((node) => ({ name: node.textContent || node.getAttribute('aria-label'), node }))
      .map(({ name, node }) => ({ name, box: node.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`)
  })
  expect(small).toEqual([])
}

const longName = 'Confraternização-internacionalíssima dos alunos do curso avançado de 2026'

test('photos, panel, account and login fit, with questions, answers and problems', async ({
  page,
  context,
  school,
  consoleErrors,
}) => {
  await test.step('the photos fit: empty, a grid, a selection, a question, an error, a waiting batch', async () => {
    const id = await school.publish({ nome: longName })
    await openPhotos(page, id)
    await expectFits(page)

    await test.step('however many files a dialog names, its title and its buttons stay in sight', async () => {
      const texts = Array.from({ length: 12 }, (_, n) =>
        asFile(`lista-de-presença-${n}.txt`, Buffer.from('x'), 'text/plain'),
      )
      await choose(page, ...texts)
      const last = dialog(page).getByRole('listitem').last()
      await expect(last).not.toBeInViewport()
      await last.scrollIntoViewIfNeeded()
      const parts = [dialog(page).getByRole('heading'), last, dialog(page).getByRole('button')]
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
      await expectFits(page)
      await expectAccessible(page)
      await closeDialog(page)
    })

    const name = `${'nome-de-arquivo-sem-fim-'.repeat(6)}.jpg`
    await choose(page, asFile(name, school.photo), asFile('curta.jpg', school.photo))
    await expectDialog(page, 'success', 'Sucesso', '2 foto(s) enviada(s) com sucesso!')
    await closeDialog(page)
    await expectFits(page)
    const isCut = (nodes: Element[]) =>
      nodes.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    expect(await page.getByText(/^Enviada em/).evaluateAll(isCut)).toEqual([false, false])
    await page.getByLabel('Selecionar curta.jpg').check()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expectFits(page)
    await page.getByRole('link', { name: `Opções de ${name}` }).click()
    await expectFits(page)
    await dialog(page).getByRole('link', { name: 'Excluir' }).click()
    await expectFits(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Mover curta.jpg' }).click()
    await expectFits(page)
    await page.keyboard.press('Escape')
    school.fail('event writes', 'unavailable')
    await choose(page, asFile('espera.jpg', school.photo))
    await expectDialog(
      page,
      'error',
      'Erro no Upload',
      `Erro ao enviar fotos: ${faultWords.unavailable}`,
    )
    await expectFits(page)
    await closeDialog(page)
    await expect(page.getByRole('button', { name: 'Salvar no evento' })).toBeVisible()
    await expectFits(page)
    school.fail(null)
    await open(page, `/admin/evento/${id}/editar`)
    await expectFits(page)
    await open(page, `${photosPage(id)}/excluir?foto=${await firstPhoto(id, school.stores)}`)
    await expectFits(page)
    await open(page, `${photosPage(id)}/${await firstPhoto(id, school.stores)}`)
    await expectFits(page)
    await open(page, `/admin/evento/${id}/excluir`)
    await expectFits(page)
  })

  await school.publish({ nome: longName, descricao: 'x'.repeat(400) }, 1)
  await open(page, '/admin')
  await expectFits(page)

  await test.step('a new event is within the first screen, above what is left before publishing', async () => {
    const bottomOf = async (text: string) => {
      const box = await page.locator('summary', { hasText: text }).boundingBox()
      return (box?.y ?? Number.NaN) + (box?.height ?? 0)
    }
    expect(await bottomOf('Novo evento')).toBeLessThan(740)
    expect(await bottomOf('Antes de publicar')).toBeGreaterThan(await bottomOf('Novo evento'))
    await page.locator('summary', { hasText: 'Antes de publicar' }).click()
    await expectFits(page)
  })

  await page.locator('summary', { hasText: 'Novo evento' }).click()
  await page.getByText('Mais detalhes (opcional)').click()
  await expectFits(page)
  await page.getByLabel('Nome do evento').fill('x'.repeat(200))
  await page.getByLabel('Descrição').fill('Texto.')
  await page.getByLabel('Data', { exact: true }).fill('2026-01-01')
  await page.getByRole('button', { name: 'Criar evento' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectFits(page)
  await page
    .getByRole('button', { name: `Excluir ${longName}` })
    .first()
    .click()
  await expectFits(page)
  await dialog(page).getByRole('button', { name: 'Excluir' }).click()
  await expectDialog(page, 'success', 'Sucesso', 'Evento excluído com sucesso!')
  await expectFits(page)

  await test.step('the account fits, with a passkey, and when something is wrong', async () => {
    const times = { createdAt: Date.now(), usedAt: Date.now() }
    const key = { id: 'Y2hhdmU', accountId: 'admin', publicKey: 'eA', counter: 0, transports: [] }
    await school.stores.passkeys.create({ ...key, ...times, name: longName })
    await open(page, '/admin/conta')
    await expect(page.getByText(longName)).toBeVisible()
    await expectFits(page)
    const fields = { 'Senha atual': 'x', 'Nova senha': 'curta', 'Confirmação da nova senha': 'y' }
    for (const [label, typed] of Object.entries(fields)) {
      await page.getByLabel(label, { exact: true }).fill(typed)
    }
    await page.getByRole('button', { name: 'Trocar a senha' }).click()
    await expect(page.getByText('As senhas não coincidem.')).toBeVisible()
    await expectFits(page)
    await school.stores.passkeys.removeOfAccount('admin')
  })

  await test.step('the login fits, also when a session has ended or something is wrong', async () => {
    await context.clearCookies()
    await open(page, '/admin/login?volta=/admin')
    await expect(dialog(page)).toBeVisible()
    await expectFits(page)
    await closeDialog(page)
    await expectFits(page)
    await page.getByLabel('E-mail').fill('muito-comprido-mesmo@departamento.escola.example')
    await page.getByLabel('Senha', { exact: true }).fill('outra senha')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByRole('alert')).toHaveText('Email ou senha incorretos')
    await expectFits(page)
  })
  allowConsoleErrors(consoleErrors, /400|401|503/)
})

type Stores = { events: { one(id: string): Promise<{ fotos: { id: number }[] } | null> } }

async function firstPhoto(eventId: string, { events }: Stores): Promise<number> {
  return (await events.one(eventId))?.fotos[0]?.id ?? 0
}
