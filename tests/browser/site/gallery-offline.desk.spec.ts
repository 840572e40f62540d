import {
  allowConsoleErrors,
  expect,
  expectAccessible,
  open,
  test,
} from '#tests/browser/school-site.ts'

const tiles = /^Abrir foto \d+ de \d+$/
/** The chat popup may be due meanwhile, and its script is lost too. */
const lostConnection = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/

test('a lost request for all photos leaves the six in place, and can be made again', async ({
  page,
  context,
  school,
  consoleErrors,
}) => {
  await open(page, `/galeria-evento/${school.ids.oktoberfest}`)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Ver todas (mais 5 fotos)' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Erro ao carregar evento.')
  await expect(alert).toBeInViewport()
  await expect(page.getByRole('link', { name: tiles })).toHaveCount(6)
  await expect(page).toHaveURL(`/galeria-evento/${school.ids.oktoberfest}`)
  await expectAccessible(page, 'main')
  await context.setOffline(false)
  await alert.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByRole('link', { name: tiles })).toHaveCount(11)
  await expect(alert).toHaveCount(0)
  await expect(page).toHaveURL(/\?fotos=todas$/)
  await page.goBack()
  await expect(page.getByRole('link', { name: tiles })).toHaveCount(6)
  allowConsoleErrors(consoleErrors, lostConnection)
})

test('the lightbox is fetched ahead: with the connection lost, a photo in the page still opens', async ({
  page,
  context,
  school,
  consoleErrors,
}) => {
  const styles = page.waitForResponse(/\/assets\/styles-[^/]+\.css/)
  await open(page, `/galeria-evento/${school.ids.mayDay}`)
  await (await styles).finished()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Abrir foto 1 de 1' }).click()
  await expect(page.getByRole('dialog', { name: 'Foto ampliada' })).toContainText('1 de 1')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Abrir foto 1 de 1' })).toBeFocused()
  allowConsoleErrors(consoleErrors, lostConnection)
})

test('without the lightbox’s script the page stays, and another try opens the photo', async ({
  page,
  school,
  consoleErrors,
}) => {
  let lost = true
  await page.route(/\/assets\/lightbox-[^/]+\.js/, (route) =>
    lost ? route.abort() : route.continue(),
  )
  await open(page, `/galeria-evento/${school.ids.festa}`)
  await page.getByRole('link', { name: 'Abrir foto 2 de 24' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Não foi possível abrir a foto.')
  await expectAccessible(page, 'main')
  lost = false
  await alert.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByRole('dialog', { name: 'Foto ampliada' })).toContainText('2 de 24')
  await page.goBack()
  await expect(page).toHaveURL(`/galeria-evento/${school.ids.festa}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Festa Junina')
  allowConsoleErrors(consoleErrors, /ERR_FAILED/)
})

test('a lost list of photos says so in the lightbox, and another try brings the photo', async ({
  page,
  school,
  consoleErrors,
}) => {
  let lost = true
  await page.route(/\/galeria-evento\/[^/]+\/fotos\?/, (route) =>
    lost ? route.abort() : route.continue(),
  )
  await open(page, `/galeria-evento/${school.ids.festa}`)
  await page.getByRole('link', { name: 'Abrir foto 6 de 24' }).click()
  const lightbox = page.getByRole('dialog', { name: 'Foto ampliada' })
  await expect(lightbox).toContainText('6 de 24')
  await page.keyboard.press('ArrowRight')
  await expect(lightbox.getByRole('alert')).toContainText('Não foi possível abrir a foto.')
  lost = false
  await lightbox.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(lightbox.getByRole('img', { name: 'Foto 7 de Festa Junina' })).toBeVisible()
  await expect(lightbox.getByRole('alert')).toHaveCount(0)
  allowConsoleErrors(consoleErrors, /ERR_FAILED/)
})
