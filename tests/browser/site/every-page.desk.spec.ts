import { buttonsWithoutEdge } from '#tests/browser/buttons-without-edge.ts'
import { expectSameTextPrinted, expectWholePicture } from '#tests/browser/full-page.ts'
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
  test,
} from '#tests/browser/school-site.ts'
import { publicPageOfEachRoute } from '#tests/browser/visit.ts'

/** The other hosts that the privacy policy names for a page. */
const guests: Record<string, string[]> = {
  '/': [googleMaps],
  '/contato': [googleMaps],
  '/eventos': photoHosts,
}

for (const path of publicPageOfEachRoute) {
  test(`${path} is whole in a full-page picture and on paper, passes axe, asks nobody else for anything, and has edges in forced colours`, async ({
    page,
    context,
  }) => {
    const asked = requestsToOthers(context)
    const ofTheSite: string[] = []
    page.on('request', (request) => ofTheSite.push(new URL(request.url()).pathname))
    await open(page, path)
    await expect(page.locator('h1')).toHaveCount(1)
    await expectWholePicture(page)
    await expectSameTextPrinted(page)
    await expectAccessible(page)

    await readToTheEnd(page)
    expect(strangers(asked, guests[path] ?? [])).toEqual([])
    expect(await hintsToOthers(page)).toEqual([])
    expect(await leftBehind(page)).toEqual([])
    expect(ofTheSite.filter((file) => file.startsWith('/assets/')).length).toBeGreaterThan(3)
    expect(ofTheSite.filter((file) => /admin|login|guard|upload|panel/.test(file))).toEqual([])

    await page.emulateMedia({ forcedColors: 'active' })
    expect(await buttonsWithoutEdge(page)).toEqual([])
  })
}

test('every other state of a page, read to the end, asks nobody else for anything', async ({
  page,
  context,
  school: { ids },
  consoleErrors,
}) => {
  const asked = requestsToOthers(context)
  for (const path of [
    '/cursos?categoria=online',
    '/teste-nivel?idioma=ingles',
    `/galeria-evento/${ids.festa}`,
    `/galeria-evento/${ids.festa}?fotos=todas`,
    `/galeria-evento/${ids.hostile}`,
    '/galeria-evento/nada',
    '/nada',
  ]) {
    await open(page, path)
    await readToTheEnd(page)
    expect(await hintsToOthers(page), path).toEqual([])
    expect(strangers(asked, photoHosts), path).toEqual([])
    expect(await leftBehind(page), path).toEqual([])
  }
  allowConsoleErrors(consoleErrors, /status of 404/)
})

test('walking from page to page and through the lightbox asks nobody else, and a stranger would be seen', async ({
  page,
  context,
  school,
  consoleErrors,
}) => {
  const asked = requestsToOthers(context)
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
  expect(consoleErrors).toEqual([])

  await page.goto('https://espia.example/').catch(() => {})
  expect(strangers(asked, [...photoHosts, googleMaps]).join()).toContain('espia.example')
  consoleErrors.splice(0)
})
