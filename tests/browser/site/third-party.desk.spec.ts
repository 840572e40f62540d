import type { BrowserContext, Page } from '@playwright/test'
import {
  allowConsoleErrors,
  expect,
  open,
  photoHosts,
  type School,
  test,
} from '#tests/browser/school-site.ts'

const googleMaps = 'https://www.google.com/maps'

/** The pages, and the other hosts that the privacy policy names for each. */
type Place = { path: (school: School) => string; guest?: string[]; isMissing?: true }

const places: Record<string, Place> = {
  'the home page': { path: () => '/', guest: [googleMaps] },
  courses: { path: () => '/cursos' },
  'online courses': { path: () => '/cursos?categoria=online' },
  about: { path: () => '/about' },
  'the choice of a level test': { path: () => '/teste-nivel' },
  'a level test': { path: () => '/teste-nivel?idioma=ingles' },
  events: { path: () => '/eventos', guest: photoHosts },
  'a gallery': { path: ({ ids }) => `/galeria-evento/${ids.festa}`, guest: photoHosts },
  'a whole gallery': {
    path: ({ ids }) => `/galeria-evento/${ids.festa}?fotos=todas`,
    guest: photoHosts,
  },
  'an event with hostile words': { path: ({ ids }) => `/galeria-evento/${ids.hostile}` },
  'an event that is not there': { path: () => '/galeria-evento/nada', isMissing: true },
  contact: { path: () => '/contato', guest: [googleMaps] },
  'the policy': { path: () => '/privacidade' },
  'a page that is not there': { path: () => '/nada', isMissing: true },
}

for (const [place, { path, guest = [], isMissing }] of Object.entries(places)) {
  test(`${place}: read to the end, nobody else is asked for anything`, async ({
    page,
    context,
    school,
    consoleErrors,
  }) => {
    const asked = othersAsked(context)
    await open(page, path(school))
    await readToTheEnd(page)
    expect(strangers(asked, guest)).toEqual([])
    expect(await hints(page)).toEqual([])
    expect(await context.cookies()).toEqual([])
    // The chat popup may have come meanwhile; the policy names its note.
    const notes = await page.evaluate(() => Object.keys(localStorage))
    expect(notes.filter((name) => name !== 'whatsapp-popup-last-shown')).toEqual([])
    if (isMissing) allowConsoleErrors(consoleErrors, /status of 404/)
  })
}

test('walking from page to page and through the lightbox asks nobody else either', async ({
  page,
  context,
  school,
}) => {
  const asked = othersAsked(context)
  await open(page, `/galeria-evento/${school.ids.festa}`)
  await page.getByRole('link', { name: 'Abrir foto 1 de 24' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  for (let photo = 0; photo < 4; photo += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  for (const name of ['Eventos', 'Cursos', 'Contato']) {
    await page.getByRole('link', { name, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.waitForLoadState('networkidle')
  expect(strangers(asked, [...photoHosts, googleMaps])).toEqual([])
})

test('a request to somebody else would be seen', async ({ page, context, consoleErrors }) => {
  const asked = othersAsked(context)
  await open(page, '/contato')
  await page.goto('https://espia.example/').catch(() => {})
  expect([...asked].join()).toContain('espia.example')
  consoleErrors.splice(0)
})

/** Every address outside the site that any page, frame or worker of the visit asked for. */
function othersAsked(context: BrowserContext): Set<string> {
  const asked = new Set<string>()
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^(http|ws)s?:$/.test(protocol) && hostname !== 'localhost') asked.add(request.url())
  })
  return asked
}

function strangers(asked: Set<string>, guests: string[]): string[] {
  return [...asked].filter((url) => !guests.some((guest) => url.startsWith(guest)))
}

async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 700) await page.mouse.wheel(0, 700)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
}

/** Preconnecting to another host tells it already who is visiting. */
function hints(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[href]')]
      .filter((link) => !['canonical', 'alternate', 'me'].includes(link.rel))
      .map((link) => link.href)
      .filter((href) => new URL(href).origin !== location.origin),
  )
}
