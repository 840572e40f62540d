// Pages are prefetched, and a tap uses them. Requests are counted at the server: intercepting them would
// switch off the browser's cache.
import { test as base, expect, type Page } from '@playwright/test'
import { eventVersion } from '#domain/events/event-version.ts'
import type { Stores } from '#server/stores.ts'
import { type OwnStores, ownStores } from '#tests/browser/own-stores.ts'
import { phone } from '#tests/browser/visit.ts'
import { type SiteProcess, startSite } from '#tests/running-site/site-process.ts'
import { aDraft } from '#tests/sample-data/builders.ts'

type Running = { site: SiteProcess; stores: Stores; own: OwnStores }

/** With one event, and the log from the test's beginning on. */
type School = Running & { eventId: string; log: () => string }

const test = base.extend<{ school: School }, { running: Running }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const own = await ownStores()
      const stores = await own.open()
      const site = await startSite(own.env)
      await use({ site, stores, own })
      await site.stop()
      await stores.close()
      await own.stop()
    },
    { scope: 'worker' },
  ],
  school: async ({ running }, use) => {
    const { site, stores } = running
    const { id: eventId } = await stores.events.create(aDraft({ nome: 'Sarau' }), new Date())
    const before = site.output().log.length
    await use({ ...running, eventId, log: () => site.output().log.slice(before) })
    await stores.events.remove(eventId, new Date())
  },
})

test.use(phone)

/** How often each path was requested; the log leaves out the query. */
function requestsOf({ log }: School): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const line of log().trim().split('\n')) {
    const { path } = JSON.parse(line || '{}')
    if (path) counts[path] = (counts[path] ?? 0) + 1
  }
  return counts
}

async function visit(page: Page, { site }: School, path: string): Promise<void> {
  await page.goto(site.url + path)
}

/** Waits until nothing has been requested for a second and a half. */
async function quiet(school: School): Promise<Record<string, number>> {
  const total = () => Object.values(requestsOf(school)).reduce((sum, count) => sum + count, 0)
  let before = -1
  await expect
    .poll(
      () => {
        const last = before
        before = total()
        return before === last
      },
      { intervals: [1500] },
    )
    .toBe(true)
  return requestsOf(school)
}

test('what the links in the page lead to is fetched ahead, and is shown as it is now', async ({
  page,
  school,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await visit(page, school, '/eventos')

  await test.step('it is fetched once the page is idle, each once, and nothing of the admin', async () => {
    const requests = await quiet(school)
    expect(requests[`/galeria-evento/${school.eventId}`]).toBe(1)
    expect(requests['/']).toBe(1)
    // These are linked only in the footer and in the closed menu.
    expect(requests['/privacidade']).toBeUndefined()
    expect(requests['/cursos']).toBeUndefined()
    const assets = Object.entries(requests).filter(([path]) => path.startsWith('/assets/'))
    expect(assets.filter(([, count]) => count > 1)).toEqual([])
    expect(Object.keys(requests).filter((path) => /admin|login|panel/.test(path))).toEqual([])
  })

  await test.step('who comes back from another tab gets a page as it is now', async () => {
    const { events } = school.stores
    const gallery = await events.gallery(school.eventId, { from: 0, size: 0 })
    if (!gallery) throw new Error('the event is gone')
    const renamed = { ...aDraft(), nome: 'Sarau de Natal' }
    await events.update(school.eventId, renamed, eventVersion(gallery.event))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const requests = await quiet(school)
    expect(requests[`/galeria-evento/${school.eventId}`]).toBe(2)
    await page.getByRole('link', { name: 'Sarau' }).first().tap()
    await expect(heading).toHaveText('Sarau de Natal')
  })

  await test.step('back and forward show their pages', async () => {
    await page.goBack()
    await expect(heading).not.toHaveText('Sarau de Natal')
    await expect(page).toHaveURL(/\/eventos$/)
    await page.goForward()
    await expect(heading).toHaveText('Sarau de Natal')
  })
})

test('the links of an opened menu count too, and a tap asks for the page no more', async ({
  page,
  school,
}) => {
  await visit(page, school, '/contato')
  await page.getByRole('button', { name: 'Abrir menu' }).tap()
  const before = await quiet(school)
  expect(before['/eventos']).toBe(1)
  expect(before['/contato'], 'the page itself').toBe(1)
  await page.locator('#menu-celular').getByRole('link', { name: 'Eventos' }).tap()
  await expect(page.getByRole('heading', { level: 2, name: 'Sarau' })).toBeVisible()
  const after = await quiet(school)
  expect(after['/eventos']).toBe(1)
  // The next page's links are fetched ahead in their turn.
  expect(after[`/galeria-evento/${school.eventId}`]).toBe(1)
})

test('of the languages only the one that is tapped is fetched, and once', async ({
  page,
  school,
}) => {
  await visit(page, school, '/teste-nivel')
  const before = await quiet(school)
  expect(before).toMatchObject({ '/teste-nivel': 1, '/': 1 })
  expect(Object.keys(before).filter((path) => path.startsWith('/teste-nivel/'))).toEqual([])
  await page.getByRole('link', { name: /Iniciar teste de inglês/ }).tap()
  await expect(page).toHaveURL(/\/teste-nivel\/ingles$/)
  const after = await quiet(school)
  expect(after['/teste-nivel/ingles']).toBe(1)
  expect(after['/teste-nivel/espanhol']).toBeUndefined()
})

test('neither photos nor the calendar file are fetched ahead, but the way back is', async ({
  page,
  school,
}) => {
  await visit(page, school, `/galeria-evento/${school.eventId}`)
  const requests = await quiet(school)
  expect(requests['/eventos']).toBe(1)
  expect(Object.keys(requests).filter((path) => /agenda|fotos/.test(path))).toEqual([])
})

test('who saves data or is on a slow line has nothing fetched ahead', async ({ page, school }) => {
  for (const connection of [
    { saveData: true },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
  ]) {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true })
    }, connection)
    await visit(page, school, '/eventos')
    const requests = await quiet(school)
    expect(
      requests[`/galeria-evento/${school.eventId}`],
      JSON.stringify(connection),
    ).toBeUndefined()
  }
})
