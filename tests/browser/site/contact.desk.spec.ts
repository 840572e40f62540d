import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, open, test } from '#tests/browser/visit.ts'

const main = (page: Page) => page.getByRole('main')
const video = (page: Page) => main(page).locator('video')
const paused = (page: Page) => video(page).evaluate((node: HTMLVideoElement) => node.paused)

test('the page leads to the school by map, telephone, mail and chat', async ({ page }) => {
  const mapRequestedWhen: string[] = []
  await page.route('https://www.google.com/**', async (route) => {
    mapRequestedWhen.push(await page.evaluate(() => document.readyState))
    // A document that has painted nothing yet.
    await route.fulfill({ contentType: 'text/html', body: '' })
  })
  const beacons: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/contagem')) beacons.push(request.postData())
  })
  await open(page, '/contato')

  await test.step('three cards lead to the map, the dialler and a mail draft', async () => {
    const card = (name: RegExp) => main(page).getByRole('listitem').getByRole('link', { name })
    const map = new URL((await card(/^Endereço/).getAttribute('href')) ?? '')
    expect(map.origin + map.pathname).toBe('https://www.google.com/maps/search/')
    expect(map.searchParams.get('query')).toContain('Rua das Palavras, 1984')
    await expect(card(/^Telefone/)).toHaveAttribute('href', 'tel:+551140000000')
    await expect(card(/^Telefone/)).toContainText('(11) 4000-0000')
    expectDraft(await card(/^E-mail/).getAttribute('href'))
    await expect(card(/^E-mail/)).toContainText('contato@escola.example')
  })

  await test.step('that the page was opened and a card pressed is told to the server, by name alone', async () => {
    const phone = main(page).locator('[data-count=telefone]')
    await phone.evaluate((link) =>
      link.addEventListener('click', (press) => press.preventDefault()),
    )
    await phone.click()
    await expect.poll(() => beacons).toEqual(['/contato pagina ', '/contato telefone'])
  })

  await test.step('a chat button and a mail button stand ready', async () => {
    const chat = main(page).getByRole('link', { name: 'Conversar no WhatsApp' }).first()
    const address = new URL((await chat.getAttribute('href')) ?? '')
    expect(address.origin + address.pathname).toBe('https://wa.me/5511900000000')
    expect(address.searchParams.get('text')).toContain('cursos de idiomas')
    expectDraft(await main(page).getByRole('link', { name: 'Enviar e-mail' }).getAttribute('href'))
  })

  await test.step('a map like the home page’s stands there, 400 px high, with a search beside it', async () => {
    const section = main(page).getByRole('region', { name: 'Venha nos visitar' })
    const map = section.getByTitle('Mapa com a localização da escola')
    await expect(map).toHaveAttribute('loading', 'lazy')
    await expect(map).toHaveAttribute('src', /^https:\/\/www\.google\.com\/maps\?q=Escola/)
    await expect(map).toBeVisible()
    expect((await map.boundingBox())?.height).toBe(400)
    await expect.poll(() => mapRequestedWhen).toEqual(['complete'])
    await expect(section.getByRole('link', { name: /Abrir no Google Maps/ })).toBeVisible()
  })

  await test.step('the opening hours stand on the page and in the footer', async () => {
    const lines = ['Segunda a sexta, das 8h às 21h', 'Sábado, das 8h às 12h30']
    for (const place of [main(page), page.getByRole('contentinfo')]) {
      for (const line of lines) await expect(place.getByText(line)).toBeVisible()
    }
  })

  await test.step('while the map loads, a drawn plan with the address is in its place', async () => {
    const section = page.locator('#locations')
    await section.scrollIntoViewIfNeeded()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect
        .poll(() => section.locator('img').evaluate((plan: HTMLImageElement) => plan.naturalWidth))
        .toBe(1216)
      const { channels } = await sharp(await section.locator('iframe').screenshot()).stats()
      expect(channels[1]?.stdev, colorScheme).toBeGreaterThan(8)
      await expect(section.getByRole('link', { name: /Abrir no Google Maps/ })).toBeInViewport()
    }
    await page.emulateMedia({ colorScheme: null })
  })

  await test.step('the facade video loops without sound, and under reduced motion waits to be asked', async () => {
    expect(await video(page).evaluate((node: HTMLVideoElement) => [node.muted, node.loop])).toEqual(
      [true, true],
    )
    await expect(video(page)).toHaveAccessibleName(/Vídeo curto e sem som/)
    expect(await paused(page)).toBe(true)
    await main(page).getByRole('button', { name: 'Reproduzir vídeo' }).click()
    await expect.poll(() => paused(page)).toBe(false)
    await expect(main(page).getByRole('button', { name: 'Pausar vídeo' })).toBeFocused()
  })

  await test.step('with motion the facade video plays by itself until it is paused', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.reload()
    await expect
      .poll(() => video(page).evaluate((node: HTMLVideoElement) => node.currentTime))
      .toBeGreaterThan(0)
    expect(await paused(page)).toBe(false)
    await expect.poll(() => videoRequestedAfterLoad(page)).toBe(true)
    await main(page).getByRole('button', { name: 'Pausar vídeo' }).click()
    await expect.poll(() => paused(page)).toBe(true)
    await expect(main(page).getByRole('button', { name: 'Reproduzir vídeo' })).toBeVisible()
  })
})

/** The video is three times as heavy as the rest of the page. */
function videoRequestedAfterLoad(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const video = requests.find(({ initiatorType }) => initiatorType === 'video')
    return Boolean(document && video && video.startTime >= document.domComplete)
  })
}

/** Mail programs want %20 and CRLF; '+' would reach the school as a plus sign. */
function expectDraft(address: string | null) {
  expect(address).toMatch(/^mailto:contato@escola\.example\?subject=[^&+]+&body=[^&+]+$/)
  expect(address).toContain('subject=Informa%C3%A7%C3%B5es%20sobre%20os%20cursos%20de%20idiomas')
  expect(address).toContain('%0D%0AIdioma%20de%20interesse%3A%0D%0A')
  expect(address).not.toMatch(/(?<!%0D)%0A/)
}
