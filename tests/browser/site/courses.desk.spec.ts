import type { Locator, Page } from '@playwright/test'
import { languages } from '#domain/languages.ts'
import { groundsOf } from '#tests/browser/colors.ts'
import { expect, expectAccessible, open, test } from '#tests/browser/visit.ts'

const catalogue = {
  criancas: ['Nursery', 'Kinder and Year'],
  adolescentes: ['Teenager', 'High Intermediate'],
  jovens: ['General English', 'Advanced + Elective'],
  adultos: ['VIP Individual'],
  preparatorios: ['Vestibular ENEM', 'Cambridge & TOEFL'],
  online: ['Know How Online', 'Conversation Class'],
}
/** Their own category, and the one for young people and adults. */
const forAdults = [...catalogue.adultos, ...catalogue.jovens]
const everyCourse = Object.values(catalogue).flat()

const filter = (page: Page) => page.getByRole('group', { name: 'Filtrar cursos por público' })
const pressed = (page: Page) => filter(page).getByRole('button', { pressed: true })
const learnMore = (page: Page) => page.getByRole('link', { name: /^Saiba mais/ })
const titles = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: learnMore(page) })
    .getByRole('heading', { level: 3 })

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

test('the catalogue says what each course is, and is filtered by audience', async ({ page }) => {
  await test.step('it opens at its top, however far down the visitor was', async () => {
    await open(page, '/')
    const link = page.getByRole('link', { name: 'Conheça nossos cursos' })
    await link.scrollIntoViewIfNeeded()
    await link.click()
    await expect(page).toHaveURL('/cursos')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  await test.step('every language has a card with its flag', async () => {
    const cards = page.getByRole('region', { name: 'Os idiomas que ensinamos' })
    await expect(cards.getByRole('listitem')).toHaveCount(languages.length)
    for (const { name, flag } of languages) {
      const heading = page.getByRole('heading', { name, exact: true })
      const card = cards.getByRole('listitem').filter({ has: heading })
      await expect(card.locator(`svg[aria-hidden] use[href$="#flag-${flag}"]`)).toHaveCount(1)
      await expect(card.getByRole('paragraph')).toBeVisible()
    }
  })

  await test.step('each course tells what it is, and its chat names it and asks what parents ask', async () => {
    const cards = page.getByRole('listitem').filter({ has: learnMore(page) })
    const told = await cards.evaluateAll((nodes) =>
      nodes.map((card) => {
        const chat = card.querySelector<HTMLAnchorElement>('a')
        const { origin, pathname, searchParams } = new URL(chat?.href ?? '')
        return {
          title: card.querySelector('h3')?.textContent,
          words: card.textContent,
          // Badge and age, description, and three details.
          paragraphs: card.querySelectorAll('p').length,
          details: card.querySelectorAll('li').length,
          chat: chat?.textContent,
          address: origin + pathname,
          message: searchParams.get('text'),
          target: chat?.target,
          rel: chat?.rel,
        }
      }),
    )
    expect(told).toEqual(
      courses.map(([title, words]) => ({
        title,
        words: expect.stringContaining(words),
        paragraphs: 2,
        details: 3,
        chat: expect.stringContaining(`Saiba mais sobre ${title}`),
        address: 'https://wa.me/5511900000000',
        message: `Olá! Tenho interesse no curso ${title} e gostaria de informações sobre preços, horários e como começar.`,
        target: '_blank',
        rel: 'noopener noreferrer',
      })),
    )
  })

  await test.step('every course says in which languages it exists', async () => {
    const languagesOf = (title: string) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title, exact: true, level: 3 }) })
        .getByRole('definition')
    await expect(languagesOf('Nursery')).toHaveText('Inglês')
    await expect(languagesOf('Vestibular ENEM')).toHaveText('Inglês e espanhol')
    await expect(languagesOf('VIP Individual')).toHaveText('Inglês, espanhol, francês e alemão')
    await expect(page.getByRole('main').getByRole('definition')).toHaveCount(11)
  })

  await test.step('course titles of the catalogue are read in their own language', async () => {
    const titles = page.getByRole('main').getByRole('heading', { level: 3 })
    const said = Object.fromEntries(await spokenIn(titles))
    expect(said).toMatchObject({
      Nursery: 'en',
      'Kinder and Year': 'en',
      'Advanced + Elective': 'en',
      'Cambridge & TOEFL': 'en',
      'Conversation Class': 'en',
      'VIP Individual': 'pt-BR',
      'Vestibular ENEM': 'pt-BR',
    })
    const link = page.getByRole('link', { name: 'Saiba mais sobre Nursery (WhatsApp' })
    expect(await spokenIn(link.getByText('Nursery', { exact: true }))).toEqual([['Nursery', 'en']])
  })

  await test.step('each filter shows its courses, counts them and stands in the address', async () => {
    await expect(filter(page).getByRole('button')).toHaveText([
      'Todos',
      'Crianças',
      'Adolescentes',
      'Jovens',
      'Adultos',
      'Preparatórios',
      'Online',
    ])
    await expect(pressed(page)).toHaveText(['Todos'])
    await expect(titles(page)).toHaveText(everyCourse)
    await expect(page.getByRole('status')).toHaveText('11 cursos')
    for (const [label, category, count] of [
      ['Crianças', 'criancas', '2 cursos'],
      ['Adolescentes', 'adolescentes', '2 cursos'],
      ['Jovens', 'jovens', '2 cursos'],
      ['Adultos', 'adultos', '3 cursos'],
      ['Preparatórios', 'preparatorios', '2 cursos'],
      ['Online', 'online', '2 cursos'],
    ] as const) {
      await filter(page).getByRole('button', { name: label, exact: true }).click()
      await expect(page).toHaveURL(`/cursos?categoria=${category}`)
      await expect(titles(page)).toHaveText(
        category === 'adultos' ? forAdults : catalogue[category],
      )
      await expect(page.getByRole('status')).toHaveText(count)
      await expect(pressed(page)).toHaveText([label])
    }
    await expectAccessible(page, 'main')
    await page.emulateMedia({ forcedColors: 'active' })
    const [chosen] = await groundsOf(pressed(page))
    const others = await groundsOf(filter(page).getByRole('button', { pressed: false }))
    expect(others, 'the chosen filter stands out in forced colours').not.toContain(chosen)
    await page.emulateMedia({ forcedColors: 'none' })
    await filter(page).getByRole('button', { name: 'Todos' }).click()
    await expect(page).toHaveURL('/cursos')
    await expect(titles(page)).toHaveText(everyCourse)
    await page.goBack()
    await expect(titles(page)).toHaveText(catalogue.online)
  })

  await test.step('the filter is worked with the keyboard alone', async () => {
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await button('Todos').press('Enter')
    for (const name of [
      'Crianças',
      'Adolescentes',
      'Jovens',
      'Adultos',
      'Preparatórios',
      'Online',
    ]) {
      await page.keyboard.press('Tab')
      await expect(button(name)).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/cursos?categoria=online')
    await expect(button('Online')).toHaveAttribute('aria-pressed', 'true')
    await expect(button('Online')).toBeFocused()
    for (const name of ['Qualquer idioma', 'Inglês', 'Espanhol', 'Francês', 'Alemão']) {
      await page.keyboard.press('Tab')
      await expect(button(name)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(
      page.getByRole('link', { name: /^Saiba mais sobre Know How Online/ }),
    ).toBeFocused()
    await button('Adultos').press('Space')
    await expect(page).toHaveURL('/cursos?categoria=adultos')
  })
})

/** The `lang` that applies to the text of each place. */
const spokenIn = (places: Locator) =>
  places.evaluateAll((nodes) =>
    nodes.map((node) => [
      node.textContent,
      node.closest('[lang]')?.getAttribute('lang') ?? 'nenhum',
    ]),
  )
