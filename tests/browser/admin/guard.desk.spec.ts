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

const notes: { name: string; stored: () => string | null; after: 'kept' | 'removed' }[] = [
  { name: 'missing', stored: () => null, after: 'kept' },
  { name: 'no JSON', stored: () => '{isLoggedIn', after: 'removed' },
  { name: 'no session', stored: () => '{"isLoggedIn":"sim"}', after: 'removed' },
  { name: 'not logged in', stored: () => aNote({ isLoggedIn: false }), after: 'kept' },
  {
    name: 'older than 24 hours',
    stored: () => aNote({ timestamp: Date.now() - day - 1000 }),
    after: 'removed',
  },
]

test('a note that is no good leads to the login, and is removed where it is damaged or too old', async ({
  page,
  school,
}) => {
  const id = await school.publish()
  await page.goto('/admin/login')
  for (const [index, { name, stored, after }] of notes.entries()) {
    const put = stored()
    await putNote(page, put)
    await page.goto(index % 2 === 0 ? '/admin' : photosPage(id))
    await expect(page, name).toHaveURL(/\/admin\/login/)
    expect(await readNote(page), name).toBe(after === 'kept' ? put : null)
  }
})

test('from every note that is no good the login leads to the panel, and writes the note anew', async ({
  page,
  school,
}) => {
  const id = await school.publish()
  await page.goto('/admin/login')
  for (const [index, { name, stored }] of notes.entries()) {
    await putNote(page, stored())
    const path = index % 2 === 0 ? '/admin' : photosPage(id)
    await page.goto(path)
    await expect(page, name).toHaveURL(/\/admin\/login/)
    await expect(page.getByText('Sua sessão terminou'), name).toHaveCount(0)
    await page.getByRole('link', { name: 'Ir para o painel' }).click()
    await expect(page, name).toHaveURL(path)
    await expect(page.getByRole('button', { name: 'Sair' }), name).toBeVisible()
    const note = JSON.parse((await readNote(page)) ?? 'null')
    expect(note, name).toEqual({ isLoggedIn: true, user: email, timestamp: expect.any(Number) })
    await page.reload()
    await expect(page, name).toHaveURL(path)
  }
})

test('the login of someone who is signed in leads to the panel, or to where it was asked for', async ({
  page,
  school,
}) => {
  const id = await school.publish()
  await page.goto('/admin/login')
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { name: 'Eventos' })).toBeVisible()
  await page.goto(`/admin/login?volta=${photosPage(id)}`)
  await expect(page).toHaveURL(photosPage(id))

  // A note of almost 24 hours is still good.
  await putNote(page, aNote({ timestamp: Date.now() - day + 60_000 }))
  await open(page, '/admin')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Eventos' })).toBeVisible()
})

test.describe('without a session', () => {
  test.use(signedOut)

  test('a note written by hand opens nothing: the server leads to the login', async ({
    page,
    school,
  }) => {
    const id = await school.publish()
    await page.goto('/admin/login')
    await putNote(page, aNote())
    for (const address of ['/admin', photosPage(id), `/admin/evento/${id}/editar`]) {
      await page.goto(address)
      await expect(page).toHaveURL(/\/admin\/login/)
      await expect(page.getByText('Sair')).toHaveCount(0)
    }
  })

  test('the end of a session is told to browsers that had one or hold a draft, and to no others', async ({
    page,
  }) => {
    const ended = page.getByText('Sua sessão terminou').first()
    const expired = aNote({ timestamp: Date.now() - day - 1000 })
    await page.goto('/contato')
    for (const [note, isTold] of [
      [null, false],
      [aNote(), true],
      [expired, true],
      [aNote({ isLoggedIn: false }), false],
      ['{isLoggedIn', false],
    ] as const) {
      await putNote(page, note)
      await open(page, '/admin/escola/aviso')
      await expect(page).toHaveURL(/\/admin\/login/)
      await expect(ended, String(note)).toBeVisible({ visible: isTold })
    }
    await putNote(page, null)
    await page.evaluate(() => sessionStorage.setItem('admin-rascunho-novo', '{"typed":{}}'))
    await open(page, '/admin')
    await expect(ended).toBeVisible()
  })

  test('the same notes are kept or removed where the server has led to the login', async ({
    page,
  }) => {
    await page.goto('/contato')
    for (const { name, stored, after } of notes) {
      const put = stored()
      await putNote(page, put)
      await open(page, '/admin')
      await expect(page).toHaveURL('/admin/login')
      await expect.poll(() => readNote(page), name).toBe(after === 'kept' ? put : null)
    }
  })

  test('the login leads back to where it was asked for', async ({ page, school }) => {
    const id = await school.publish({ nome: 'Noite do karaokê' })
    await open(page, photosPage(id))
    await expect(page.getByText('Para quem cuida dos eventos')).toBeVisible()
    await expect(page.getByText('Sua sessão terminou')).toHaveCount(0)
    await signInByForm(page)
    await expect(page).toHaveURL(photosPage(id))
    await expect(page.getByRole('heading', { name: 'Noite do karaokê' })).toBeVisible()
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
    await expect(page.getByText('Sua sessão terminou')).toHaveCount(0)
    expect(await readNote(page)).toBeNull()
    const replayed = await fetch(`${school.site.url}/admin`, {
      headers: { cookie: `escola-admin=${session?.value}` },
      redirect: 'manual',
    })
    expect(replayed.headers.get('location')).toBe('/admin/login')
    await page.goBack()
    await expect(page).toHaveURL(/\/admin\/login/)
  })

  test('signing out before the script has come leaves no note either', async ({ page }) => {
    await open(page, '/admin')
    const letGo = await holdBack(page, /\/assets\/.*\.js/)
    await page.goto('/admin', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL(/\/admin\/login/)
    letGo()
    await expect.poll(() => readNote(page)).toBeNull()
    await expect(page).toHaveURL('/admin/login')
    await expect(page.getByText('Sua sessão terminou')).toHaveCount(0)
  })

  test('a tab that stays open notices the 25th hour by itself, and tells it', async ({
    page,
    context,
  }) => {
    await page.clock.install()
    await open(page, '/admin')
    await expect(page.getByRole('heading', { name: 'Eventos' })).toBeVisible()
    await context.clearCookies({ name: 'escola-admin' })
    await page.clock.fastForward(25 * 60 * 60 * 1000)
    await expect(page).toHaveURL(/\/admin\/login/)
    await expect(page.getByText('Sua sessão terminou').first()).toBeVisible()
    expect(await readNote(page)).toBeNull()
  })

  test('a browser whose clock is a day ahead is let in too', async ({ page }) => {
    await page.clock.setSystemTime(Date.now() + day + 60_000)
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/admin\/login/)
    await page.getByRole('link', { name: 'Ir para o painel' }).click()
    await expect(page.getByRole('heading', { name: 'Eventos' })).toBeVisible()
    await expect(page).toHaveURL('/admin')
  })
})
