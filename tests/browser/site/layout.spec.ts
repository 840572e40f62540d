import { expect, open, test, waitForHydration } from '#tests/browser/visit.ts'

test('the header scrolls away, and stays once the visitor is past 100 px', async ({ page }) => {
  await open(page, '/privacidade')
  const top = () =>
    page.locator('.site-header').evaluate((node) => node.getBoundingClientRect().top)
  await page.evaluate(() => window.scrollTo(0, 100))
  await expect.poll(top).toBe(-100)
  await page.evaluate(() => window.scrollTo(0, 101))
  await expect.poll(top).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 2000))
  await expect.poll(top).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(top).toBe(0)
})

test('the footer has company links, policy, contact, networks and the year of São Paulo', async ({
  page,
}) => {
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'contato@escola.example' })).toHaveAttribute(
    'href',
    'mailto:contato@escola.example',
  )
  await expect(footer.getByRole('link', { name: '(11) 4000-0000' })).toHaveAttribute(
    'href',
    'tel:+551140000000',
  )
  await expect(footer.getByRole('link', { name: 'Política de Uso e Privacidade' })).toHaveAttribute(
    'href',
    '/privacidade',
  )
  for (const name of ['Instagram', 'Facebook', 'YouTube']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }
  for (const name of ['Quem Somos', 'Cursos', 'Eventos', 'Contato']) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(footer.getByRole('link', { name: 'Sobre a Escola' })).toHaveAttribute(
    'href',
    '/about',
  )
  const year = new Intl.DateTimeFormat('en', {
    timeZone: 'America/Sao_Paulo',
    year: 'numeric',
  }).format()
  await expect(footer).toContainText(`© ${year} Escola de Idiomas`)
})

test('on a page change the focus stands on the new h1, at the top of the page', async ({
  page,
}) => {
  await open(page, '/privacidade')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contato', exact: true })
  // The footer's script comes when the visitor does anything.
  await link.hover()
  await waitForHydration(page, 'footer')
  await link.click()
  await expect(page).toHaveURL('/contato')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
