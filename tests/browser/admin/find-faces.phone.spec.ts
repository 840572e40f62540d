import { addPhotos } from '#domain/photos/add-photos.ts'
import {
  allowConsoleErrors,
  closeDialog,
  dialog,
  expect,
  expectAccessible,
  expectDialog,
  openPhotos,
  phone,
  photosPage,
  test,
} from '#tests/browser/admin-site.ts'
import { cover, coverStatus, savedText } from '#tests/browser/redaction-editor.ts'
import { drawnClass } from '#tests/sample-data/drawn-faces.ts'

test.use(phone)

test('26 faces are found in the browser, all but two are covered, and nothing of it leaves the page', async ({
  page,
  school,
  baseURL,
  consoleErrors,
}) => {
  const id = await school.publish()
  const photo = { name: 'turma.jpg', type: 'image/jpeg', bytes: await drawnClass(26) }
  await addPhotos(id, [photo], school.stores, { now: () => new Date() })
  /** Documents, by whether WebAssembly may run in them. */
  const documents: [path: string, webAssembly: boolean][] = []
  page.on('response', async (response) => {
    if (!response.request().isNavigationRequest() || response.status() !== 200) return
    const policy = response.headers()['content-security-policy'] ?? ''
    documents.push([new URL(response.url()).pathname, policy.includes("'wasm-unsafe-eval'")])
  })
  await openPhotos(page, id)
  await page.getByRole('link', { name: 'Opções de turma.jpg' }).click()
  await dialog(page).getByRole('link', { name: 'Cobrir rosto' }).click()
  const find = page.getByRole('button', { name: 'Encontrar rostos' })
  await expect(find).toBeVisible()
  await expect(page.getByRole('img')).toHaveJSProperty('complete', true)

  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  await find.click()
  await expect(coverStatus(page)).toContainText(
    'Encontramos 26 rostos. Falta alguém? Toque nele. 26 rostos cobertos.',
    { timeout: 60_000 },
  )
  const own = new RegExp(
    `^GET ${baseURL}/(assets/[^/]+\\.(js|wasm|tflite)|fotos/[^/]+/large\\.webp)$`,
  )
  expect(requests.filter((request) => !own.test(request))).toEqual([])
  expect(requests.filter((request) => /\.(wasm|tflite)$/.test(request))).toHaveLength(2)

  await test.step('each of them can be hit', async () => {
    await expect(cover(page, 26)).toBeVisible()
    const hits = await page.locator('.redaction-face').evaluateAll((faces) =>
      faces.map((face) => {
        const { x, y, width, height } = face.getBoundingClientRect()
        const centre = [x + width / 2, y + height / 2] as const
        const around = [-11.5, 11.5].flatMap((by) => [
          [centre[0] + by, centre[1]] as const,
          [centre[0], centre[1] + by] as const,
        ])
        return [centre, ...around].every((point) => document.elementFromPoint(...point) === face)
      }),
    )
    expect(hits).toEqual(Array.from({ length: 26 }, () => true))
    await expectAccessible(page)
  })

  await cover(page, 3).tap()
  await expect(cover(page, 3)).toHaveAccessibleName('Rosto 3 de 26, à mostra, no alto')
  await cover(page, 4).focus()
  await page.keyboard.press('Enter')
  await expect(coverStatus(page)).toContainText(
    'Rosto 4 de 26, à mostra, no alto. 24 rostos cobertos, 2 à mostra.',
  )
  const only = page.getByRole('button', { name: 'Só estes' })
  await only.click()
  await expect(coverStatus(page)).toContainText('2 rostos cobertos, 24 à mostra.')
  await page.getByRole('button', { name: 'Todos menos estes' }).click()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expectDialog(page, 'success', 'Sucesso', savedText)
  await closeDialog(page)
  const [stored] = (await school.stores.events.one(id))?.fotos ?? []
  expect(stored?.cobertos).toHaveLength(24)

  const editor = `${photosPage(id)}/${stored?.id}/cobrir`
  expect(documents).toEqual([
    [photosPage(id), false],
    [editor, true],
    [photosPage(id), false],
  ])
  await page.goto(editor)
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await expect(page).toHaveURL(new RegExp(`${photosPage(id)}$`))
  expect(documents.slice(3)).toEqual([
    [editor, true],
    [photosPage(id), false],
  ])

  await test.step('the whole event is searched, and again what was covered in another tab', async () => {
    await page.getByRole('link', { name: 'Conferir rostos' }).click()
    await page.getByRole('button', { name: 'Conferir a foto' }).click()
    const outcome = page.getByRole('status').filter({ hasText: 'encontramos rostos' })
    await expect(outcome).toHaveText('Em 1 foto encontramos rostos à mostra.', { timeout: 60_000 })
    await expect(page.getByText('2 rostos à mostra')).toBeVisible()
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Cobrir rostos em turma.jpg' }).click(),
    ])
    await expect(coverStatus(tab)).toContainText('Encontramos 2 rostos.', { timeout: 60_000 })
    await tab.getByRole('button', { name: 'Salvar' }).click()
    await expectDialog(tab, 'success', 'Sucesso', savedText)
    await tab.close()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(outcome).toHaveText('Não encontramos rostos à mostra.', { timeout: 60_000 })
  })

  await test.step('without WebAssembly one sentence says so, and faces are covered by hand', async () => {
    await page.route('**/*.wasm', (route) => route.abort())
    await page.goto(editor)
    await find.click()
    await expect(coverStatus(page)).toContainText('Não deu para procurar rostos neste navegador')
    await page.getByRole('button', { name: 'Adicionar' }).click()
    await expect(coverStatus(page)).toContainText('27 rostos cobertos.')
    allowConsoleErrors(consoleErrors, /ERR_FAILED|wasm/i)
  })

  await test.step('the login of an ended session is a document of its own, too', async () => {
    await page.evaluate(() => {
      localStorage.removeItem('adminAuth')
      window.dispatchEvent(new Event('focus'))
    })
    await expect(page).toHaveURL(/\/admin\/login/)
    await expect.poll(() => documents.at(-1)).toEqual(['/admin/login', false])
  })
})
