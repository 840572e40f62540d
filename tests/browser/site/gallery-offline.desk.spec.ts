import {
  allowConsoleErrors,
  expect,
  expectAccessible,
  open,
  pictureAddresses,
  test,
} from '#tests/browser/school-site.ts'

const tiles = /^Abrir foto \d+ de \d+$/
const lostScript = /ERR_FAILED|dynamically imported module|style sheet/
const lostConnection = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

test('a gallery gets over what is lost on the way', async ({
  page,
  context,
  school,
  consoleErrors,
}) => {
  await test.step('more than ten photos: six, and a toggle that says how many more, also after a lost request', async () => {
    await open(page, `/galeria-evento/${school.ids.oktoberfest}`)
    const toggle = page.getByRole('link', { name: 'Ver todas (mais 5 fotos)' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await context.setOffline(true)
    await toggle.click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Erro ao carregar evento.')
    await expect(alert).toBeInViewport()
    await expect(page.getByRole('link', { name: tiles })).toHaveCount(6)
    await expect(page).toHaveURL(`/galeria-evento/${school.ids.oktoberfest}`)
    await expectAccessible(page, 'main [role="alert"]')
    await context.setOffline(false)
    await alert.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByRole('link', { name: tiles })).toHaveCount(11)
    await expect(alert).toHaveCount(0)
    await expect(page).toHaveURL(/\?fotos=todas$/)
    await expectAccessible(page, 'main')
    await page.goBack()
    await expect(page.getByRole('link', { name: tiles })).toHaveCount(6)
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: tiles })).toHaveCount(11)
    const less = page.getByRole('link', { name: 'Ver menos fotos' })
    await expect(less).toHaveAttribute('aria-expanded', 'true')
    await less.click()
    await expect(page.getByRole('link', { name: tiles })).toHaveCount(6)
    allowConsoleErrors(consoleErrors, lostConnection)
  })

  await test.step('a pointer fetches the lightbox ahead: with the connection lost, a photo in the page still opens', async () => {
    await open(page, `/galeria-evento/${school.ids.mayDay}`)
    // A single photo is one tile without any toggle.
    await expect(page.getByRole('link', { name: tiles })).toHaveCount(1)
    await expect(page.getByText(/^\+\d/)).toHaveCount(0)
    // Its file is as large as the lightbox's; that of a small tile is not.
    await open(page, `/galeria-evento/${school.ids.oktoberfest}`)
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Abrir foto 2 de 11' }).click()
    const lightbox = page.getByRole('dialog', { name: 'Foto ampliada' })
    await expect(lightbox).toContainText('2 de 11')
    const shown = lightbox.getByRole('group', { name: '2 de 11' })
    const advice = shown.getByText('aparece sozinha quando a conexão voltar')
    await expect(advice).toBeInViewport({ ratio: 1 })
    const { height = 0 } = (await advice.boundingBox()) ?? {}
    expect(height).toBeGreaterThan(40)
    await expectAccessible(page, '[role="dialog"]')
    await context.setOffline(false)
    await expect(advice).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Abrir foto 2 de 11' })).toBeFocused()
    allowConsoleErrors(consoleErrors, lostConnection)
  })

  await test.step('what the lightbox needs may be lost, and another try opens the photo', async () => {
    let lost = /\/photo-gallery-[^/]+\.js|\/galeria-evento\/[^/]+\/fotos\?/
    await page.route(
      (url) => lost.test(url.href),
      (route) => route.abort(),
    )
    await page.goto(`/galeria-evento/${school.ids.festa}`)
    const lightbox = page.getByRole('dialog', { name: 'Foto ampliada' })

    await test.step('without its script the page stays; another try fetches it under another URL', async () => {
      await page.getByRole('link', { name: 'Abrir foto 6 de 24' }).click()
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('Não foi possível abrir a foto.')
      await expectAccessible(page, 'main [role="alert"]')
      lost = /\/assets\/photo-gallery-[^/]+\.js$|\/fotos\?/
      await alert.getByRole('button', { name: 'Tentar novamente' }).click()
      await expect(lightbox).toContainText('6 de 24')
    })

    await test.step('without the list of photos it says so beyond those of the page', async () => {
      // The alert is already there from the list's first request: wait until the second one has failed too.
      const second = page.waitForEvent('requestfailed')
      await page.keyboard.press('ArrowRight')
      await second
      await expect(lightbox.getByRole('alert')).toContainText('Não foi possível abrir a foto.')
      lost = /nothing/
      await lightbox.getByRole('button', { name: 'Tentar novamente' }).click()
      await expect(lightbox.getByRole('img', { name: 'Foto 7 de Festa Junina' })).toBeVisible()
      await expect(lightbox.getByRole('alert')).toHaveCount(0)
    })

    await page.goBack()
    await expect(page).toHaveURL(`/galeria-evento/${school.ids.festa}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Festa Junina')
    allowConsoleErrors(consoleErrors, lostScript)
  })

  await test.step('without its style sheet the lightbox does not open; another try fetches it again', async () => {
    const styles = /\/assets\/lightbox-[^/]+\.css/
    await page.route(styles, (route) => route.abort())
    await page.goto(`/galeria-evento/${school.ids.mayDay}`)
    await page.getByRole('link', { name: 'Abrir foto 1 de 1' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Não foi possível abrir a foto.')
    await page.unroute(styles)
    await alert.getByRole('button', { name: 'Tentar novamente' }).click()
    const lightbox = page.getByRole('dialog', { name: 'Foto ampliada' })
    await expect(lightbox.locator('.yarl__container')).toHaveCSS('position', 'absolute')
    allowConsoleErrors(consoleErrors, lostScript)
  })

  await test.step('a picture that cannot be loaded becomes a drawing, in the page and in the lightbox', async () => {
    await page.route(pictureAddresses.inGrids, (route) => route.fulfill({ status: 404 }))
    await page.route(pictureAddresses.large, (route) => route.fulfill({ status: 404 }))
    await open(page, `/galeria-evento/${school.ids.mayDay}`)
    const photo = page.getByRole('img', { name: 'Foto 1 de Aula aberta' })
    await expect(photo).toHaveAttribute('src', /photo-missing/)
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await page.getByRole('link', { name: 'Abrir foto 1 de 1' }).click()
    const lightbox = page.getByRole('dialog')
    await expect(lightbox.getByText('Esta foto não pôde ser carregada.')).toBeVisible()
    await expect(lightbox.locator('img[src*="photo-missing"]')).toBeVisible()
    allowConsoleErrors(consoleErrors, /404/)
  })
})
