import type { Page } from '@playwright/test'
import {
  email,
  expect,
  open,
  photosPage,
  signedOut,
  signInByForm,
  test,
} from '#tests/browser/admin-site.ts'
import { holdBack } from '#tests/browser/hold-back.ts'

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

type Note = {
  name: string
  stored: () => string | null
  after: 'kept' | 'removed'
  /** Whether a browser without a session is told that its session has ended. */
  isTold: boolean
}
const notes: Note[] = [
  { name: 'missing', stored: () => null, after: 'kept', isTold: false },
  { name: 'no JSON', stored: () => '{isLoggedIn', after: 'removed', isTold: false },
  { name: 'no session', stored: () => '{"isLoggedIn":"sim"}', after: 'removed', isTold: false },
  {
    name: 'not logged in',
    stored: () => aNote({ isLoggedIn: false }),
    after: 'kept',
    isTold: false,
  },
  {
    name: 'older than 24 hours',
    stored: () => aNote({ timestamp: Date.now() - day - 1000 }),
    after: 'removed',
    isTold: true,
  },
]

test('a note that is no good leads to the login, and from there to the panel, which writes it anew', async ({
  page,
  school,
}) => {
  const id = await school.publish()
  for (const [index, { name, stored, after }] of notes.entries()) {
    await page.goto('/robots.txt')
    const put = stored()
    await putNote(page, put)
    const path = index % 2 === 0 ? '/admin' : photosPage(id)
    await page.goto(path)
    await expect(page, name).toHaveURL(/\/admin\/login/)
    expect(await readNote(page), name).toBe(after === 'kept' ? put : null)
    await expect(page.getByText('Sua sessão terminou'), name).toHaveCount(0)
    await page.getByRole('link', { name: 'Ir para o painel' }).click()
    await expect(page, name).toHaveURL(path)
    await expect(page.getByRole('button', { name: 'Sair' }), name).toBeVisible()
    const note = JSON.parse((await readNote(page)) ?? 'null')
    expect(note, name).toEqual({ isLoggedIn: true, user: email, timestamp: expect.any(Number) })
  }
  await page.reload()
  await expect(page).toHaveURL('/admin')

  await test.step('the login of someone who is signed in leads to the panel, or to where it was asked for', async () => {
    await page.goto('/admin/login')
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('heading', { name: 'Eventos' })).toBeVisible()
    await page.goto(`/admin/login?volta=${photosPage(id)}`)
    await expect(page).toHaveURL(photosPage(id))
  })

  await test.step('a note of almost 24 hours is still good', async () => {
    await putNote(page, aNote({ timestamp: Date.now() - day + 60_000 }))
    await open(page, '/admin')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Eventos' })).toBeVisible()
  })
})

test.describe('without a session', () => {
  test.use(signedOut)

  test('no note opens anything, and the end of a session is told to browsers that had one or hold a draft, and to no others', async ({
    page,
    school,
  }) => {
    const id = await school.publish({ nome: 'Noite do karaokê' })
    const ended = page.getByText('Sua sessão terminou').first()
    const good: Note = { name: 'written by hand', stored: aNote, after: 'removed', isTold: true }
    const addresses = ['/admin', `/admin/evento/${id}/editar`, '/admin/escola/aviso']
    for (const [index, { name, stored, after, isTold }] of [...notes, good].entries()) {
      await page.goto('/robots.txt')
      const put = stored()
      await putNote(page, put)
      await open(page, addresses[index % addresses.length] ?? '')
      await expect(page, name).toHaveURL(/\/admin\/login/)
      await expect(page.getByText('Sair'), name).toHaveCount(0)
      await expect(ended, name).toBeVisible({ visible: isTold })
      await expect.poll(() => readNote(page), name).toBe(after === 'kept' ? put : null)
    }
    await putNote(page, null)
    await page.evaluate(() => sessionStorage.setItem('admin-rascunho-novo', '{"typed":{}}'))
    await open(page, '/admin')
    await expect(ended).toBeVisible()

    await test.step('the login leads back to where it was asked for', async () => {
      await page.evaluate(() => sessionStorage.clear())
      await open(page, photosPage(id))
      await expect(page.getByText('Para quem cuida dos eventos')).toBeVisible()
      await expect(ended).toHaveCount(0)
      await signInByForm(page)
      await expect(page).toHaveURL(photosPage(id))
      await expect(page.getByRole('heading', { name: 'Noite do karaokê' })).toBeVisible()
    })
  })
})

test.describe('with a session of its own', () => {
  test.use({ storageState: async ({ school }, use) => use(await school.signIn()) })

  test('signing out in one tab leads every other tab to the login, and the cookie is dead', async ({
    page,
    context,
    school,
  }) => {
    const id = await school.publish()
    const other = await context.newPage()
    await open(other, photosPage(id))
    await open(page, '/admin')
    const [session] = (await context.cookies()).filter(({ name }) => name === 'escola-admin')
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL('/admin/login')
    await expect(other).toHaveURL(/\/admin\/login/)
    await other.close()
    await expect(page.getByText('Sua sessão terminou')).toHaveCount(0)
    expect(await readNote(page)).toBeNull()
    const replayed = await fetch(`${school.site.url}/admin`, {
      headers: { cookie: `escola-admin=${session?.value}` },
      redirect: 'manual',
    })
    expect(replayed.headers.get('location')).toBe('/admin/login')
    await page.goBack()
    await expect(page).toHaveURL(/\/admin\/login/)

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
      await expect(page.getByText('Sua sessão terminou')).toHaveCount(0)
    })
  })

  test('a tab that stays open notices the 25th hour by itself, and tells it', async ({
    page,
    context,
    school,
  }) => {
    await page.clock.install()
    await open(page, '/admin')
    await expect(page.getByRole('heading', { name: 'Eventos' })).toBeVisible()
    await context.clearCookies({ name: 'escola-admin' })
    await page.clock.fastForward(25 * 60 * 60 * 1000)
    await expect(page).toHaveURL(/\/admin\/login/)
    await expect(page.getByText('Sua sessão terminou').first()).toBeVisible()
    expect(await readNote(page)).toBeNull()

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
})
