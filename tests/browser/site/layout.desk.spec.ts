import type { Page } from '@playwright/test'
import { allowConsoleErrors, expect, open, test } from '#tests/browser/visit.ts'

test('header, footer and floating button go with every page', async ({ page, consoleErrors }) => {
  await open(page, '/privacidade')

  await test.step('the header scrolls away, and stays once the visitor is past 100 px', async () => {
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

  await test.step('the floating button starts a chat with the prefilled greeting', async () => {
    const button = page.getByRole('link', { name: /^Conversar com a escola no WhatsApp/ })
    const link = new URL((await button.getAttribute('href')) ?? '')
    expect(link.origin + link.pathname).toBe('https://wa.me/5511900000000')
    expect(link.searchParams.get('text')).toBe(
      'Olá! Gostaria de saber mais sobre os cursos de idiomas.',
    )
    await expect(button).toHaveAttribute('rel', 'noopener noreferrer')
  })

  await test.step('a pointer on the lowest edge of a button stays on it, though the button rises', async () => {
    await page.goto('/nada')
    const button = page.getByRole('main').getByRole('link').first()
    const box = await button.boundingBox()
    if (!box) throw new Error('no button')
    const isHovered = []
    for (let x = 20; x < 30; x += 1) {
      await page.mouse.move(box.x + x, box.y + box.height - 1)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
      isHovered.push(await button.evaluate((node) => node.matches(':hover')))
    }
    expect(isHovered).not.toContain(false)
    allowConsoleErrors(consoleErrors, /status of 404/)
    await page.goto('/privacidade')
  })

  await test.step('the footer has company links, policy, contact, networks and the year of São Paulo', async () => {
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'contato@escola.example' })).toHaveAttribute(
      'href',
      'mailto:contato@escola.example',
    )
    await expect(footer.getByRole('link', { name: '(11) 4000-0000' })).toHaveAttribute(
      'href',
      'tel:+551140000000',
    )
    await expect(
      footer.getByRole('link', { name: 'Política de Uso e Privacidade' }),
    ).toHaveAttribute('href', '/privacidade')
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
    await page.setViewportSize({ width: 1920, height: 900 })
    const greetings = footer.getByText(/^(Hello|Hola|Bonjour|Hallo)$/)
    const tops = await greetings.evaluateAll((all) =>
      all.map((greeting) => greeting.getBoundingClientRect().top),
    )
    expect(tops).toHaveLength(4)
    expect(new Set(tops).size).toBe(1)
    const year = new Intl.DateTimeFormat('en', {
      timeZone: 'America/Sao_Paulo',
      year: 'numeric',
    }).format()
    await expect(footer).toContainText(`© ${year} Escola de Idiomas`)
  })

  await test.step('from 320 to 1920 px the floating button covers nothing at the end of a page', async () => {
    for (const width of [320, 390, 640, 768, 1024, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 720 })
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(page.getByText(/^©/), `at ${width} px`).toBeInViewport()
      expect(await coveredWords(page), `at ${width} px`).toEqual([])
    }
  })

  await test.step('on a phone the floating button steps aside while one reads, and is never over a control', async () => {
    const button = page.locator('.chat-float')
    const opacity = () => button.evaluate((node) => getComputedStyle(node).opacity)
    const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y)
    await page.setViewportSize({ width: 390, height: 844 })
    await scrollTo(0)
    await scrollTo(2500)
    await expect.poll(opacity).toBe('0')
    await page.keyboard.press('Shift')
    await button.focus()
    await expect.poll(opacity).toBe('1')
    await button.blur()
    await expect.poll(opacity).toBe('0')
    await scrollTo(2400)
    await expect.poll(opacity).toBe('1')
    await scrollTo(2600)
    await scrollTo(99_999)
    await expect.poll(opacity).toBe('1')

    await page.goto('/')
    for (let screen = 10; screen >= 0; screen -= 1) {
      await scrollTo(screen * 800)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect(await coveredControls(page), `screen ${screen}`).toEqual([])
    }
    await page.goto('/privacidade')
  })

  await test.step('on a page change the focus stands on the new h1, at the top of the page', async () => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contato', exact: true })
    await link.click()
    await expect(page).toHaveURL('/contato')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

/** Controls under the floating button while it is shown. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = document.querySelector('.chat-float:not([data-aside])')?.getBoundingClientRect()
    if (!button) return []
    return [...document.querySelectorAll('main :is(a, button, summary, iframe), footer a')]
      .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((node) => !node.closest('[inert]'))
      .filter((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect()
        const isBeside = left > button.right - 4 || right < button.left + 4
        return !isBeside && top < button.bottom - 4 && bottom > button.top + 4
      })
      .map((node) => node.outerHTML.slice(0, 100))
  })
}

/** Words of the footer that the floating button covers, or that are too close to it for a finger. */
function coveredWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = document.querySelector('.chat-float')?.getBoundingClientRect()
    if (!button) throw new Error('no floating button')
    const words = document.createTreeWalker(
      document.querySelector('footer') ?? document,
      NodeFilter.SHOW_TEXT,
    )
    const covered: string[] = []
    while (words.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      const isCovered = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          right > button.left - 4 &&
          left < button.right + 4 &&
          bottom > button.top - 4 &&
          top < button.bottom + 4,
      )
      if (isCovered) covered.push(words.currentNode.textContent ?? '')
    }
    return covered
  })
}
