import { languages } from '#domain/languages.ts'
import { expect, open, test, waitForHydration } from '#tests/browser/visit.ts'

test('the catalogue opens at its top, however far down the visitor was', async ({ page }) => {
  await open(page, '/')
  const link = page.getByRole('link', { name: 'Conheça nossos cursos' })
  await link.scrollIntoViewIfNeeded()
  await waitForHydration(page, '#avaliacoes')
  await link.click()
  await expect(page).toHaveURL('/cursos')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('an address with a filter opens filtered, and an unknown one shows all', async ({ page }) => {
  await open(page, '/cursos?categoria=online')
  await expect(page.getByRole('link', { name: /^Saiba mais/ })).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Online' })).toHaveAttribute('aria-pressed', 'true')
  await open(page, '/cursos?categoria=marcianos')
  await expect(page.getByRole('link', { name: /^Saiba mais/ })).toHaveCount(11)
  await expect(page.getByRole('button', { name: 'Todos' })).toHaveAttribute('aria-pressed', 'true')
})

test('every language has a card with its flag', async ({ page }) => {
  await open(page, '/cursos')
  const cards = page.getByRole('region', { name: 'Os idiomas que ensinamos' })
  await expect(cards.getByRole('listitem')).toHaveCount(languages.length)
  for (const { name, flag } of languages) {
    const heading = page.getByRole('heading', { name, exact: true })
    const card = cards.getByRole('listitem').filter({ has: heading })
    await expect(card.locator(`svg[aria-hidden] use[href$="#flag-${flag}"]`)).toHaveCount(1)
    await expect(card.getByRole('paragraph')).toBeVisible()
  }
})

const courses = [
  ['Nursery', '1-2 anos'],
  ['Kinder and Year', '3-10 anos'],
  ['Teenager', '11-16 anos'],
  ['High Intermediate', '11-16 anos'],
  ['General English', 'A partir de 16 anos'],
  ['Advanced + Elective', 'A partir de 16 anos'],
  ['VIP Individual', 'Adultos'],
  ['Vestibular ENEM', '6 meses a 2 anos'],
  ['Cambridge & TOEFL', 'A1-C2'],
  ['Know How Online', 'Jovens e adultos'],
  ['Conversation Class', 'Jovens e adultos'],
] as const

test('each course tells what it is, and its chat names it and asks what parents ask', async ({
  page,
}) => {
  await open(page, '/cursos')
  for (const [title, words] of courses) {
    const heading = page.getByRole('heading', { name: title, exact: true, level: 3 })
    const card = page.getByRole('listitem').filter({ has: heading })
    await expect(card.first()).toContainText(words)
    // Badge and age, description, and three details.
    await expect(card.getByRole('paragraph')).toHaveCount(2)
    await expect(card.getByRole('listitem')).toHaveCount(3)
    const chat = card.getByRole('link', { name: new RegExp(`^Saiba mais sobre ${escaped(title)}`) })
    const address = new URL((await chat.getAttribute('href')) ?? '')
    expect(address.origin + address.pathname).toBe('https://wa.me/5511900000000')
    expect(address.searchParams.get('text')).toBe(
      `Olá! Tenho interesse no curso ${title} e gostaria de informações sobre preços, horários e como começar.`,
    )
    await expect(chat).toHaveAttribute('target', '_blank')
    await expect(chat).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

test('the filter is worked with the keyboard alone', async ({ page }) => {
  await open(page, '/cursos')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Todos').focus()
  for (const name of ['Crianças', 'Adolescentes', 'Jovens', 'Adultos', 'Preparatórios', 'Online']) {
    await page.keyboard.press('Tab')
    await expect(button(name)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cursos?categoria=online')
  await expect(button('Online')).toHaveAttribute('aria-pressed', 'true')
  await expect(button('Online')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Saiba mais sobre Know How Online/ })).toBeFocused()
  await button('Adultos').press('Space')
  await expect(page).toHaveURL('/cursos?categoria=adultos')
})

const escaped = (text: string) => text.replace(/[+]/g, '\\$&')
