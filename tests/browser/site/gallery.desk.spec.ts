import {
  allowConsoleErrors,
  expect,
  expectAccessible,
  open,
  pictureAddresses,
  test,
} from '#tests/browser/school-site.ts'

const tiles = /^Abrir foto \d+ de \d+$/

test('a gallery has title, day, place, and the way back', async ({ page, school }) => {
  await open(page, `/galeria-evento/${school.ids.festa}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Festa Junina')
  await expect(page.getByText('10 de maio de 2026')).toBeVisible()
  await expect(page.getByText('Pátio da escola')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voltar aos eventos' })).toHaveAttribute(
    'href',
    '/eventos',
  )
  await expectAccessible(page)
})

test('more than ten photos: six, and a toggle that says how many more', async ({
  page,
  school,
}) => {
  await open(page, `/galeria-evento/${school.ids.oktoberfest}`)
  await expect(page.getByRole('link', { name: tiles })).toHaveCount(6)
  const toggle = page.getByRole('link', { name: 'Ver todas (mais 5 fotos)' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: tiles })).toHaveCount(11)
  await expectAccessible(page, 'main')
  const less = page.getByRole('link', { name: 'Ver menos fotos' })
  await expect(less).toHaveAttribute('aria-expanded', 'true')
  await less.click()
  await expect(page.getByRole('link', { name: tiles })).toHaveCount(6)
})

test('a single photo is one tile without any toggle', async ({ page, school }) => {
  await open(page, `/galeria-evento/${school.ids.mayDay}`)
  await expect(page.getByRole('link', { name: 'Abrir foto 1 de 1' })).toBeVisible()
  await expect(page.getByText(/^\+\d/)).toHaveCount(0)
})

test('an event without photos says so', async ({ page, school }) => {
  await open(page, `/galeria-evento/${school.ids.hostile}`)
  await expect(page.getByText('As fotos deste evento ainda não foram publicadas.')).toBeVisible()
  await expectAccessible(page, 'main')
})

test('an event is shared by copying its link, or with the device', async ({
  page,
  school,
  baseURL,
  context,
}) => {
  await open(page, `/galeria-evento/${school.ids.festa}`)

  await test.step('where the browser cannot share, the link can be copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    expect(await page.evaluate(() => 'share' in navigator)).toBe(false)
    const share = page.getByRole('link', { name: 'Compartilhar' })
    await share.click()
    const copy = page.getByRole('button', { name: 'Copiar link' })
    await expect(copy).toBeVisible()
    await expect(page.getByRole('link', { name: 'Enviar pelo WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=Veja%20as%20fotos/,
    )
    await expectAccessible(page, 'main')
    await copy.click()
    await expect(page.getByRole('status').filter({ hasText: 'Link copiado' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}/galeria-evento/${school.ids.festa}`,
    )
    await page.keyboard.press('Escape')
    await expect(copy).toBeHidden()
  })

  await test.step('a browser that refuses to copy shows the address to take along', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.getByRole('link', { name: 'Compartilhar' }).click()
    await page.getByRole('button', { name: 'Copiar link' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Copie' })).toContainText(
      `${baseURL}/galeria-evento/${school.ids.festa}`,
    )
    await page.keyboard.press('Escape')
  })

  await test.step('an event can be shared, with the device or through WhatsApp', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (shared: unknown) => Object.assign(window, { shared }),
      })
    })
    const share = page.getByRole('link', { name: 'Compartilhar' })
    await expect(share).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=Veja%20as%20fotos/)
    await share.click()
    expect(
      await page.evaluate(() => (window as unknown as { shared: unknown }).shared),
    ).toMatchObject({
      title: 'Festa Junina',
      url: `${baseURL}/galeria-evento/${school.ids.festa}`,
    })
  })
})

test('visitors never learn the file names of photos', { tag: '@stores' }, async ({
  page,
  school,
  request,
}) => {
  await open(page, `/galeria-evento/${school.ids.festa}`)
  const photos = await (await request.get(`/galeria-evento/${school.ids.festa}/fotos?de=0`)).text()
  expect((await page.content()) + photos).not.toContain('joao-da-silva')
  await expect(page.getByRole('img', { name: 'Foto 3 de Festa Junina' })).toHaveCount(1)
})

test('a picture that cannot be loaded becomes a drawing', async ({
  page,
  school,
  consoleErrors,
}) => {
  await page.route(pictureAddresses.inGrids, (route) => route.fulfill({ status: 404 }))
  await open(page, `/galeria-evento/${school.ids.mayDay}`)
  const photo = page.getByRole('img', { name: 'Foto 1 de Aula aberta' })
  await expect(photo).toHaveAttribute('src', /photo-missing/)
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  allowConsoleErrors(consoleErrors, /404/)
})

test('a missing event has its words, status 404 and the way back', async ({
  page,
  consoleErrors,
}) => {
  const answer = await page.goto('/galeria-evento/nao-existe')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evento não encontrado')
  await expect(page.getByRole('link', { name: 'Voltar aos eventos' }).first()).toHaveAttribute(
    'href',
    '/eventos',
  )
  await expectAccessible(page, 'main')
  allowConsoleErrors(consoleErrors, /404/)
})

test('an event to come can be put into a calendar, a past one cannot', async ({
  page,
  school,
  request,
}) => {
  await open(page, `/galeria-evento/${school.ids.upcoming}`)
  const link = page.getByRole('link', { name: 'Adicionar à agenda' })
  const file = await request.get((await link.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect(await file.text()).toMatch(/^SUMMARY:Sarau de Natal\r$/m)
  const download = page.waitForEvent('download')
  await link.click()
  await download
  // Longer than the page waits before it tells that another one is on its way.
  await page.waitForTimeout(500)
  await expect(link).toBeVisible()
  await open(page, `/galeria-evento/${school.ids.festa}`)
  await expect(link).toHaveCount(0)
  expect((await request.get(`/galeria-evento/${school.ids.festa}/agenda.ics`)).status()).toBe(404)
})
