import { allowConsoleErrors, expect, open, test } from '#tests/browser/visit.ts'

test('the floating button starts a chat with the prefilled greeting', async ({ page }) => {
  await open(page, '/')
  const button = page.getByRole('link', { name: /^Conversar com a escola no WhatsApp/ })
  const link = new URL((await button.getAttribute('href')) ?? '')
  expect(link.origin + link.pathname).toBe('https://wa.me/5511900000000')
  expect(link.searchParams.get('text')).toBe(
    'Olá! Gostaria de saber mais sobre os cursos de idiomas.',
  )
  await expect(button).toHaveAttribute('rel', 'noopener noreferrer')
})

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await open(page, '/cursos')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Ir para o conteúdo' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('an unknown address has its page, with status 404 and a way back', async ({
  page,
  consoleErrors,
}) => {
  const answer = await page.goto('/pagina/que-nao-existe')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada')
  await page.getByRole('link', { name: 'Voltar à página inicial' }).click()
  await expect(page).toHaveURL('/')
  allowConsoleErrors(consoleErrors, /404/)
})
