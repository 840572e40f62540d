import type { Page } from '@playwright/test'
import { email, expect, open, photosPage, test } from '#tests/browser/admin-site.ts'
import { holdBack } from '#tests/browser/hold-back.ts'

test.use({ storageState: async ({ school }, use) => use(await school.signIn()) })

const day = 24 * 60 * 60 * 1000
const aNote = (changes: object = {}) =>
  JSON.stringify({ isLoggedIn: true, user: email, timestamp: Date.now(), ...changes })

function putNote(page: Page, note: string | null): Promise<void> {
  return page.evaluate(
    (text) =>
      text === null
        ? localStorage.removeItem('adminAuth')
        : localStorage.setItem('adminAuth', text),
    note,
  )
}

const readNote = (page: Page) => page.evaluate(() => localStorage.getItem('adminAuth'))

// tests/rules covers every kind of note, tests/attacks every kind of cookie.
test('the note and the session open the panel together, and whoever loses one is at the login', async ({
  page,
  context,
  school,
}) => {
  const id = await school.publish()
  const ended = page.getByText('Sua sessão terminou').first()

  await test.step('a note that is no good leads to the login, and from there to the panel, which writes it anew', async () => {
    await page.goto('/robots.txt')
    for (const [path, note] of [
      ['/admin', null],
      [photosPage(id), aNote({ timestamp: Date.now() - day - 1000 })],
    ] as const) {
      await putNote(page, note)
      await page.goto(path)
      await expect(page).toHaveURL(/\/admin\/login/)
      expect(await readNote(page)).toBeNull()
      await expect(ended).toHaveCount(0)
      await page.getByRole('link', { name: 'Ir para o painel' }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible()
      const written = JSON.parse((await readNote(page)) ?? 'null')
      expect(written).toEqual({ isLoggedIn: true, user: email, timestamp: expect.any(Number) })
    }
  })

  await test.step('the login of someone who is signed in leads to where it was asked for', async () => {
    await page.goto(`/admin/login?volta=${photosPage(id)}`)
    await expect(page).toHaveURL(photosPage(id))
  })

  await test.step('signing out in one tab leads every other tab to the login', async () => {
    const other = await context.newPage()
    await open(other, '/admin')
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL('/admin/login')
    await expect(other).toHaveURL(/\/admin\/login/)
    await other.close()
    await expect(ended).toHaveCount(0)
    expect(await readNote(page)).toBeNull()
    await page.goBack()
    await expect(page).toHaveURL(/\/admin\/login/)
  })

  await test.step('without a session no note opens anything; who had one or holds a draft is told of its end', async () => {
    await open(page, `/admin/evento/${id}/editar`)
    await expect(page).toHaveURL(/\/admin\/login/)
    await expect(page.getByText('Para quem cuida dos eventos')).toBeVisible()
    await expect(ended).toHaveCount(0)

    await putNote(page, aNote())
    await open(page, '/admin/escola/aviso')
    await expect(page).toHaveURL(/\/admin\/login/)
    await expect(page.getByText('Sair')).toHaveCount(0)
    await expect(ended).toBeVisible()
    await expect.poll(() => readNote(page)).toBeNull()

    await page.evaluate(() => sessionStorage.setItem('admin-rascunho-novo', '{"typed":{}}'))
    await open(page, '/admin')
    await expect(ended).toBeVisible()
    await page.evaluate(() => sessionStorage.clear())
  })

  await test.step('signing out before the script has come leaves no note either', async () => {
    await context.addCookies((await school.signIn()).cookies)
    await putNote(page, aNote())
    const letGo = await holdBack(page, /\/assets\/.*\.js/)
    await page.goto('/admin', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL(/\/admin\/login/)
    letGo()
    await expect.poll(() => readNote(page)).toBeNull()
    await expect(page).toHaveURL('/admin/login')
    await expect(ended).toHaveCount(0)
    await page.unrouteAll()
  })

  await test.step('a tab that stays open notices the 25th hour by itself, and tells it', async () => {
    await context.addCookies((await school.signIn()).cookies)
    await putNote(page, aNote())
    await page.clock.install()
    await open(page, '/admin')
    await expect(page.getByRole('heading', { name: 'Eventos' })).toBeVisible()
    await context.clearCookies({ name: 'escola-admin' })
    await page.clock.fastForward(25 * 60 * 60 * 1000)
    await expect(page).toHaveURL(/\/admin\/login/)
    await expect(ended).toBeVisible()
    expect(await readNote(page)).toBeNull()
  })

  await test.step('a browser whose clock is a day ahead is let in too', async () => {
    await context.addCookies((await school.signIn()).cookies)
    await putNote(page, aNote())
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/admin\/login/)
    await page.getByRole('link', { name: 'Ir para o painel' }).click()
    await expect(page.getByRole('heading', { name: 'Eventos' })).toBeVisible()
    await expect(page).toHaveURL('/admin')
  })
})
