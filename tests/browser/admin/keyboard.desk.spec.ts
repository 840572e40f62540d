import type { Page } from '@playwright/test'
import { asFile, dialog, expect, expectDialog, open, test } from '#tests/browser/admin-site.ts'

/** Presses Tab until the control of this name has the focus, as someone without a mouse would. */
async function walkTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab')
    const reached = await page.evaluate(() => {
      const node = document.activeElement as HTMLInputElement | null
      const label = node?.labels?.[0]?.textContent
      const name = node?.getAttribute('aria-label') ?? label ?? node?.innerText ?? ''
      return name.replace(/\s+/g, ' ').trim()
    })
    if (name.test(reached)) return
  }
  throw new Error(`${name} is out of reach`)
}

async function press(page: Page, name: RegExp, key = 'Enter') {
  await walkTo(page, name)
  await page.keyboard.press(key)
}

test('an event is created, filled with photos and deleted by keyboard alone', async ({
  page,
  school,
}) => {
  // The newest is first in the list.
  const nome = 'Só teclado'
  await open(page, '/admin')
  await press(page, /^Novo evento$/)
  await walkTo(page, /^Nome do evento$/)
  await page.keyboard.type(nome)
  await walkTo(page, /^Descrição$/)
  await page.keyboard.type('Sem mouse nenhum.')
  await walkTo(page, /^Data$/)
  await page.keyboard.type('12122198')
  await press(page, /^Criar evento$/)
  await expectDialog(page, 'success', 'Sucesso', 'Evento criado com sucesso!')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Eventos', exact: true })).toBeFocused()

  await press(page, /^Novo evento$/)
  await page.keyboard.press('Enter')
  await press(page, /^Gerenciar fotos/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nome)
  await press(page, /^Tenho a autorização das pessoas retratadas ou dos responsáveis$/, 'Space')
  await press(page, /^Confirmar e seguir para as fotos$/)
  await expect(page.getByLabel('Escolher fotos')).toBeVisible()
  await walkTo(page, /^Escolher fotos$/)
  await expect(page.getByLabel('Escolher fotos')).toBeFocused()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser', { timeout: 10_000 }),
    page.keyboard.press('Space'),
  ])
  await chooser.setFiles([asFile('um.jpg', school.photo), asFile('dois.jpg', school.photo)])
  await expectDialog(page, 'success', 'Sucesso', '2 foto(s) enviada(s) com sucesso!')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Escolher fotos')).toBeFocused()
  await press(page, /^Usar como capa: dois\.jpg$/, 'Space')
  const second = page.getByRole('listitem').filter({ hasText: 'dois.jpg' })
  await expect(second).toContainText('Capa')
  await expect(second.getByRole('button', { name: /^Capa do evento/ })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: '1 foto selecionada' })).toBeVisible()
  await press(page, /^Excluir selecionadas$/)
  await expect(dialog(page).getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await press(page, /^Excluir$/)
  await expectDialog(page, 'success', 'Sucesso', 'Foto excluída com sucesso!')
  await page.keyboard.press('Enter')
  await expect(second).toHaveCount(0)

  await press(page, /^Voltar ao painel$/)
  await expect(page.getByText('1 foto')).toBeVisible()
  await press(page, new RegExp(`^Excluir ${nome}$`))
  await press(page, /^Excluir$/)
  await expectDialog(page, 'success', 'Sucesso', 'Evento excluído com sucesso!')
})
