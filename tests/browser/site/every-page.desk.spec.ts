import type { Page } from '@playwright/test'
import { buttonsWithoutEdge } from '#tests/browser/buttons-without-edge.ts'
import { groundsOf } from '#tests/browser/colors.ts'
import { expectFewSheets, expectPrintable, expectWholeText } from '#tests/browser/full-page.ts'
import {
  googleMaps,
  hintsToOthers,
  leftBehind,
  readToTheEnd,
  requestsToOthers,
  strangers,
} from '#tests/browser/other-hosts.ts'
import {
  allowConsoleErrors,
  expect,
  expectAccessible,
  open,
  photoHosts,
  type School,
  test,
} from '#tests/browser/school-site.ts'
import { publicPageOfEachRoute } from '#tests/browser/visit.ts'
import { expectAbout } from './about.ts'
import { expectEventList } from './event-list.ts'
import { expectHomeSections } from './home-sections.ts'
import { expectPrivacyPolicy } from './privacy-policy.ts'

/** The other hosts that the privacy policy names for a page. */
const guests: Record<string, string[]> = {
  '/': [googleMaps],
  '/contato': [googleMaps],
  '/eventos': photoHosts,
}

/** Sheets of A4 that a page may take. */
const mostSheets: Record<string, number> = { '/': 5, '/eventos': 3 }

/** The checks of single pages, besides those of every page. */
const ownWords: Record<string, (page: Page, school: School) => Promise<void>> = {
  '/': expectHomeSections,
  '/about': expectAbout,
  '/eventos': expectEventList,
  '/privacidade': expectPrivacyPolicy,
}

test('every page is whole on screen and on paper, passes axe, asks nobody else for anything, brings no router, and has edges in forced colours', async ({
  page,
  context,
  school,
}) => {
  const asked = requestsToOthers(context)
  const ofTheSite: string[] = []
  page.on('request', (request) => ofTheSite.push(new URL(request.url()).pathname))
  for (const path of publicPageOfEachRoute) {
    await test.step(path, async () => {
      asked.clear()
      ofTheSite.splice(0)
      await open(page, path)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('script[src*="/assets/islands-"]')).toHaveCount(1)
      await expect(page.locator('script[src]')).toHaveCount(1)
      expect(await page.evaluate(() => '__reactRouterContext' in window)).toBe(false)
      await expectWholeText(page)
      await expectPrintable(page)
      if (mostSheets[path]) await expectFewSheets(page, mostSheets[path])
      await expectAccessible(page)
      await ownWords[path]?.(page, school)

      await readToTheEnd(page)
      expect(strangers(asked, guests[path] ?? [])).toEqual([])
      expect(await hintsToOthers(page)).toEqual([])
      expect(await leftBehind(page)).toEqual([])
      expect(ofTheSite.filter((file) => file.startsWith('/assets/')).length).toBeGreaterThan(3)
      expect(ofTheSite.filter((file) => /admin|login|guard|upload|panel/.test(file))).toEqual([])

      await page.emulateMedia({ forcedColors: 'active' })
      expect(await buttonsWithoutEdge(page)).toEqual([])
      if (path === '/') await expectDotsInForcedColors(page)
      await page.emulateMedia({ forcedColors: 'none' })
    })
  }
})

/** The dots of the carousels stay visible, and the current one stands out. */
async function expectDotsInForcedColors(page: Page) {
  const [ground] = await groundsOf(page.locator('html'))
  for (const name of ['Escolher destaque', 'Escolher depoimento']) {
    const dots = page.getByRole('group', { name }).getByRole('button').locator('span')
    const colors = await groundsOf(dots)
    expect(colors).toHaveLength(3)
    expect(colors).not.toContain(ground)
    expect(colors[0]).not.toBe(colors[1])
  }
}

test('every other state of a page asks nobody else for anything, and a stranger would be seen', async ({
  page,
  context,
  school: { ids },
  consoleErrors,
}) => {
  const asked = requestsToOthers(context)
  const expectNobodyAsked = async () => {
    await readToTheEnd(page)
    expect(await hintsToOthers(page)).toEqual([])
    expect(strangers(asked, [...photoHosts, googleMaps])).toEqual([])
    expect(await leftBehind(page)).toEqual([])
  }

  await test.step('a filtered catalogue', async () => {
    await open(page, '/cursos?categoria=online')
    await expectNobodyAsked()
  })

  await test.step('a gallery, the walk through its lightbox, and all its photos', async () => {
    await open(page, `/galeria-evento/${ids.festa}`)
    await page.getByRole('link', { name: 'Abrir foto 1 de 24' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    for (let photo = 0; photo < 4; photo += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expectNobodyAsked()
    await expectPrintable(page)
    await page.getByRole('link', { name: /^Ver todas/ }).click()
    await expect(page).toHaveURL(/\?fotos=todas$/)
    await expectNobodyAsked()
  })

  await test.step('an event without photos says so, and shows hostile words as words', async () => {
    await open(page, `/galeria-evento/${ids.hostile}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('<script>alert(1)</script>')
    await expect(page.getByText('"><img src=x onerror=alert(2)>')).toBeVisible()
    await expect(page.getByText('javascript:alert(6)')).toBeVisible()
    await expect(page.getByText('As fotos deste evento ainda não foram publicadas.')).toBeVisible()
    await expectAccessible(page, 'main')
    await expectNobodyAsked()
  })

  await test.step('pages that are opened from others', async () => {
    for (const name of ['Eventos', 'Contato']) {
      await page.getByRole('link', { name, exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await expectNobodyAsked()
    expect(consoleErrors).toEqual([])
  })

  for (const [path, title, [back, address]] of [
    ['/galeria-evento/nao-existe', 'Evento não encontrado', ['Voltar aos eventos', '/eventos']],
    ['/pagina/que-nao-existe', 'Página não encontrada', ['Voltar à página inicial', '/']],
  ] as const) {
    await test.step(`${path} has its words, status 404 and the way back`, async () => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('link', { name: back }).first()).toHaveAttribute('href', address)
      await expectAccessible(page, 'main')
      await expectNobodyAsked()
    })
  }
  allowConsoleErrors(consoleErrors, /status of 404/)

  await test.step('a stranger would be seen', async () => {
    await page.goto('https://espia.example/').catch(() => {})
    expect(strangers(asked, [...photoHosts, googleMaps]).join()).toContain('espia.example')
    consoleErrors.splice(0)
  })
})
