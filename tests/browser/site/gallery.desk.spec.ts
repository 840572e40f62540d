import {
  allowConsoleErrors,
  expect,
  expectAccessible,
  open,
  pictureAddresses,
  test,
} from '../school-site.ts'

test('a single photo is one tile without any toggle', async ({ page, school }) => {
  await open(page, `/galeria-evento/${school.ids.mayDay}`)
  await expect(page.getByRole('link', { name: 'Abrir foto 1 de 1' })).toBeVisible()
  await expect(page.getByText(/^\+\d/)).toHaveCount(0)
})

test('an event without photos says so', async ({ page, school }) => {
  await open(page, `/galeria-evento/${school.ids.hostile}`)
  await expect(page.getByText('As fotos deste evento ainda não foram publicadas.')).toBeVisible()
  await expectAccessible(page)
})

test('where the browser cannot share, the link can be copied', async ({
  page,
  school,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `/galeria-evento/${school.ids.festa}`)
  expect(await page.evaluate(() => 'share' in navigator)).toBe(false)
  const share = page.getByRole('link', { name: 'Compartilhar' })
  await share.click()
  const copy = page.getByRole('button', { name: 'Copiar link' })
  await expect(copy).toBeVisible()
  await expect(page.getByRole('link', { name: 'Enviar pelo WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=Veja%20as%20fotos/,
  )
  await expectAccessible(page)
  await copy.click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copiado' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/galeria-evento/${school.ids.festa}`,
  )
  await page.keyboard.press('Escape')
  await expect(copy).toBeHidden()
})

test('a browser that refuses to copy shows the address to take along', async ({
  page,
  school,
  baseURL,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  )
  await open(page, `/galeria-evento/${school.ids.festa}`)
  await page.getByRole('link', { name: 'Compartilhar' }).click()
  await page.getByRole('button', { name: 'Copiar link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copie' })).toContainText(
    `${baseURL}/galeria-evento/${school.ids.festa}`,
  )
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
  await expectAccessible(page)
  allowConsoleErrors(consoleErrors, /404/)
})

test('an event can be shared, with the device or through WhatsApp', async ({
  page,
  school,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (shared: unknown) => Object.assign(window, { shared }),
    })
  })
  await open(page, `/galeria-evento/${school.ids.festa}`)
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

test('an event to come can be put into a calendar, a past one cannot', async ({
  page,
  school,
  request,
}) => {
  await open(page, `/galeria-evento/${school.ids.upcoming}`)
  const address = await page.getByRole('link', { name: 'Adicionar à agenda' }).getAttribute('href')
  const file = await request.get(address ?? '')
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect(await file.text()).toContain('SUMMARY:Sarau de Natal (19h)')
  await open(page, `/galeria-evento/${school.ids.festa}`)
  await expect(page.getByRole('link', { name: 'Adicionar à agenda' })).toHaveCount(0)
  expect((await request.get(`/galeria-evento/${school.ids.festa}/agenda.ics`)).status()).toBe(404)
})

test('the way back is fetched ahead, and neither photos nor the calendar file', async ({
  page,
  school,
}) => {
  await open(page, `/galeria-evento/${school.ids.festa}`)
  const fetchedAhead = page.locator('a[data-prefetch]')
  await expect(fetchedAhead.first()).toBeAttached()
  const paths = await fetchedAhead.evaluateAll((links) =>
    (links as HTMLAnchorElement[]).map(({ pathname }) => pathname),
  )
  expect(paths).toContain('/eventos')
  expect(paths.filter((path) => path.includes('.'))).toEqual([])
})
