import type { Page } from '@playwright/test'
import {
  allowConsoleErrors,
  asFile,
  choose,
  closeDialog,
  dialog,
  expect,
  expectAccessible,
  expectDialog,
  openPhotos,
  photosPage,
  test,
} from '#tests/browser/admin-site.ts'
import { holdBack } from '#tests/browser/hold-back.ts'
import { faultWords } from '#tests/browser/store-faults.ts'

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Envio das fotos' })
const again = (page: Page) => page.getByRole('button', { name: 'Enviar novamente' })
const uploads = /\/fotos\/envio\/\w+\/\d+$/
const lost =
  'Erro ao enviar fotos: A conexão com o site falhou. Verifique sua internet e tente de novo.'

const asksBeforeLeaving = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))

/** As many bytes as a phone's photo has, most of them after the picture's end. */
const heavy = (photo: Buffer, mebibytes: number) =>
  Buffer.concat([photo, Buffer.alloc(mebibytes * 1024 * 1024)])

test('the bar moves by bytes, then by photos; what failed waits, through a reload too, and is sent with one press', async ({
  page,
  context,
  school,
  consoleErrors,
}) => {
  const id = await school.publish()
  await openPhotos(page, id)
  const wire = await context.newCDPSession(page)
  const everSeen = await watchBar(page)
  const throttle = (uploadThroughput: number) =>
    wire.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1 },
      uploadThroughput,
    })
  await throttle(1024 * 1024)
  await choose(
    page,
    ...[1, 2, 3].map((n) => asFile(`lenta-${n}.jpg`, heavy(school.photo, n === 1 ? 2 : 0))),
  )
  await expect(page.getByText(/^Enviando: [\d,]+ MB de [\d,]+ MB$/)).toBeVisible()
  await expect(page.getByLabel('Escolher fotos')).toBeDisabled()
  await expectAccessible(page)
  expect(await asksBeforeLeaving(page)).toBe(true)
  await expectDialog(page, 'success', 'Sucesso', '3 foto(s) enviada(s) com sucesso!')
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByLabel('Escolher fotos')).toBeEnabled()
  expect(await asksBeforeLeaving(page)).toBe(false)

  const { values, lines } = await everSeen()
  expect(values).toEqual([...values].sort((a, b) => a - b))
  expect(values.filter((value) => value > 0 && value < 75).length).toBeGreaterThan(2)
  const perPhoto = /^(Preparando as fotos: [0-2] de 3 prontas|Salvando\.\.\.)$/
  expect(lines.some((line) => perPhoto.test(line))).toBe(true)
  expect(lines.some((line) => line === 'Envio das fotos: 25%')).toBe(true)
  await closeDialog(page)
  await throttle(-1)

  await test.step('a batch that failed waits, through a reload too, and is sent with one press', async () => {
    const before = school.photosKept()
    school.fail('event writes', 'unavailable')
    await choose(page, asFile('a.jpg', school.photo), asFile('b.jpg', school.photo))
    const failed = `Erro ao enviar fotos: ${faultWords.unavailable}`
    await expectDialog(page, 'error', 'Erro no Upload', failed)
    await closeDialog(page)
    await expect(page.getByText('2 fotos esperam por você')).toBeVisible()
    await expectAccessible(page)
    expect(school.photosKept()).toBe(before + 2)

    await page.goto('/admin')
    await page.getByRole('link', { name: '2 fotos esperam por você' }).click()
    school.fail(null)
    const sent: string[] = []
    page.on('request', (request) => uploads.test(request.url()) && sent.push(request.url()))
    await page.getByRole('button', { name: 'Salvar as 2 no evento' }).click()
    await expectDialog(page, 'success', 'Sucesso', '2 foto(s) enviada(s) com sucesso!')
    await closeDialog(page)
    expect(sent).toEqual([])
    expect((await school.stores.events.one(id))?.fotos.length).toBe(5)
    await page.reload()
    await expect(page.getByLabel('Escolher fotos')).toBeEnabled()
    await expect(again(page)).toHaveCount(0)
    allowConsoleErrors(consoleErrors, /status of 503/)
  })
})

test('an upload goes on while the admin looks at other pages, and ends with its dialog there', async ({
  page,
  context,
  school,
}) => {
  const id = await school.publish({ nome: 'Evento que recebe' })
  await school.publish({ nome: 'Evento ao lado' })
  await openPhotos(page, id)
  const release = await holdBack(page, uploads)
  await choose(page, asFile('uma.jpg', school.photo), asFile('outra.jpg', school.photo))
  await expect(bar(page)).toBeVisible()

  await test.step('the way to the public site asks first, and who stays loses nothing', async () => {
    const asked: string[] = []
    page.once('dialog', (dialog) => {
      asked.push(dialog.type())
      return dialog.dismiss()
    })
    await page.getByRole('link', { name: /Escola de Idiomas/ }).click()
    await expect.poll(() => asked).toEqual(['beforeunload'])
    await expect(page).toHaveURL(photosPage(id))
  })

  await page.getByRole('link', { name: 'Voltar ao painel' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(bar(page)).toBeVisible()
  await expectAccessible(page)
  expect(await asksBeforeLeaving(page)).toBe(true)
  await page.getByRole('button', { name: 'Sair' }).click()
  const wait = 'Espere o envio das fotos terminar e saia depois.'
  await expectDialog(page, 'info', 'Envio em Andamento', wait)
  await closeDialog(page)
  const row = page.getByRole('listitem').filter({ hasText: 'Evento ao lado' })
  await row.getByRole('link', { name: 'Gerenciar fotos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evento ao lado')
  await expect(bar(page)).toBeVisible()
  await expect(page.getByLabel('Escolher fotos')).toBeDisabled()

  await page.getByRole('link', { name: 'Ver o envio' }).click()
  await expect(page).toHaveURL(photosPage(id))
  await expect(bar(page)).toHaveCount(1)
  await expect(again(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Voltar ao painel' }).click()
  release()
  await expectDialog(page, 'success', 'Sucesso', '2 foto(s) enviada(s) com sucesso!')
  await closeDialog(page)
  await expect(bar(page)).toHaveCount(0)
  const receiving = page.getByRole('listitem').filter({ hasText: 'Evento que recebe' })
  await expect(receiving).toContainText('2 fotos')
  const tab = await context.newPage()
  await openPhotos(tab, id)
  await expect(tab.getByRole('main').getByRole('listitem')).toHaveCount(2)
  await expect(again(tab)).toHaveCount(0)
})

const answers: [status: number, sentence: string][] = [
  [
    403,
    'O site recusou este envio (erro 403). Saia da área administrativa, entre de novo e tente outra vez.',
  ],
  [
    413,
    'O envio passou do limite do servidor. Envie menos fotos por vez, ou peça para aumentar o limite.',
  ],
  [
    500,
    'Houve um erro no servidor (erro 500). Nenhuma foto foi salva: tente de novo em alguns minutos.',
  ],
  [502, 'O site está fora do ar ou reiniciando (erro 502). Tente de novo em alguns minutos.'],
  [503, 'O site está fora do ar ou reiniciando (erro 503). Tente de novo em alguns minutos.'],
]

test('a line that breaks costs one photo: it is tried again by itself, told after a while, and goes on', async ({
  page,
  school,
  consoleErrors,
}) => {
  const id = await school.publish()
  await page.clock.install()
  await openPhotos(page, id)
  const offline = page.getByText('Sem internet. Deixe aberto: continua quando ela voltar.').first()
  const waits = page.getByText('1 foto escolhida antes ainda não foi enviada.')
  const names = async () => (await school.stores.events.one(id))?.fotos.map(({ nome }) => nome)

  await test.step('a passing fault is tried again, and nothing that has arrived is sent again', async () => {
    const places: string[] = []
    await page.route(uploads, (route) => {
      if (route.request().method() === 'GET') return route.continue()
      places.push(route.request().url().split('/').at(-1) ?? '')
      return places.length === 3 ? route.abort('connectionreset') : route.continue()
    })
    await choose(page, ...['a', 'b', 'c', 'd'].map((name) => asFile(`${name}.jpg`, school.photo)))
    await expectDialog(page, 'success', 'Sucesso', '4 foto(s) enviada(s) com sucesso!')
    await closeDialog(page)
    await page.unroute(uploads)
    expect(places.sort()).toEqual(['0', '1', '2', '2', '3'])
    expect(await names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'])
  })

  await test.step('a line that stays broken is told after three tries; the dialog goes when the line is back', async () => {
    await page.route(uploads, (route) => route.abort('internetdisconnected'))
    await choose(page, asFile('e.jpg', heavy(school.photo, 1)))
    for (const pause of [1000, 3000, 9000]) {
      await expect(offline).toBeVisible()
      await page.clock.fastForward(pause)
    }
    await expectDialog(page, 'error', 'Erro no Upload', lost)
    await page.unroute(uploads)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expectDialog(page, 'success', 'Sucesso', '1 foto(s) enviada(s) com sucesso!')
    await closeDialog(page)
    expect(await names()).toHaveLength(5)
  })

  await test.step('a page that was closed in the middle offers to go on with what is left', async () => {
    let arrived = 0
    await page.route(uploads, (route) => {
      if (route.request().method() === 'GET') return route.abort('internetdisconnected')
      arrived += 1
      return arrived > 2 ? route.abort('internetdisconnected') : route.continue()
    })
    await choose(page, ...['f', 'g', 'h'].map((name) => asFile(`${name}.jpg`, school.photo)))
    await expect(offline).toBeVisible()
    const list = page.getByRole('region', { name: 'Fotos deste envio' })
    await expect(list.getByText('chegou')).toHaveCount(2)
    await expect(list.getByText('na fila')).toHaveCount(1)
    page.once('dialog', (asked) => asked.accept())
    await page.reload()
    await page.unroute(uploads)
    await expect(page.getByText('Falta 1 de 3 fotos.')).toBeVisible()
    await expectAccessible(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (uploads.test(request.url()) && request.method() === 'POST') sent.push(request.url())
    })
    await page.getByRole('button', { name: 'Continuar o envio' }).click()
    await expectDialog(page, 'success', 'Sucesso', '3 foto(s) enviada(s) com sucesso!')
    await closeDialog(page)
    expect(sent).toHaveLength(1)
    expect(await names()).toHaveLength(8)
  })

  await test.step('what is left goes on alone where the rest was saved on another device', async () => {
    await page.route(uploads, (route) =>
      route.request().url().endsWith('/0') ? route.continue() : route.abort('internetdisconnected'),
    )
    await choose(page, asFile('i.jpg', school.photo), asFile('j.jpg', school.photo))
    await expect(page.getByText('chegou')).toBeVisible()
    await expect(offline).toBeVisible()
    const batches = await school.stores.waiting.all()
    const unsaved = batches.filter(({ eventId, saved }) => eventId === id && !saved)
    expect(unsaved.map(({ files }) => Object.keys(files))).toEqual([['0']])
    const elsewhere = await page.request.post(`${photosPage(id)}/envio/${unsaved[0]?.id}/salvar`)
    expect(await elsewhere.json()).toEqual({ saved: 1 })
    await page.unroute(uploads)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expectDialog(page, 'success', 'Sucesso', '1 foto(s) enviada(s) com sucesso!')
    await closeDialog(page)
    expect((await names())?.slice(-2)).toEqual(['i.jpg', 'j.jpg'])
  })

  await test.step('each status that the site or a proxy answers with has its own sentence, and the batch waits', async () => {
    for (const [status, sentence] of answers) {
      await page.route(uploads, (route) =>
        route.fulfill({ status, contentType: 'text/html', body: `<h1>${status}</h1>` }),
      )
      await choose(page, asFile('uma.jpg', school.photo))
      if (status > 500) {
        for (const pause of [1000, 3000, 9000]) {
          await expect(offline).toBeVisible()
          await page.clock.fastForward(pause)
        }
      }
      await expectDialog(page, 'error', 'Erro no Upload', `Erro ao enviar fotos: ${sentence}`)
      await page.unroute(uploads)
      if (status > 500) {
        await dialog(page).getByRole('button', { name: 'Tentar novamente' }).click()
        await expectDialog(page, 'success', 'Sucesso', '1 foto(s) enviada(s) com sucesso!')
        await closeDialog(page)
      } else {
        await closeDialog(page)
        await expect(waits).toBeVisible()
      }
    }
  })
  allowConsoleErrors(
    consoleErrors,
    /ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED|status of (403|413|500|502|503)/,
  )
})

// Concurrent and repeated batches: tests/attacks/admin-concurrency.test.ts, tests/site/hosted-panel.test.ts.
test('a batch that failed in one tab still waits there when another tab has sent its own', async ({
  page,
  context,
  school,
}) => {
  const id = await school.publish()
  const other = await context.newPage()
  await openPhotos(page, id)
  await openPhotos(other, id)
  const deliver = await holdBack(page, uploads)
  await choose(page, asFile('ana.jpg', school.photo))
  await expect(bar(page)).toBeVisible()
  await other.route(uploads, (route) => route.fulfill({ status: 500 }))
  await choose(other, asFile('bia.jpg', school.photo))
  await expect(other.locator('dialog:modal')).toContainText('Houve um erro no servidor')
  deliver()
  await expectDialog(page, 'success', 'Sucesso', '1 foto(s) enviada(s) com sucesso!')
  await other.unroute(uploads)
  await other.reload()
  await again(other).click()
  await expectDialog(other, 'success', 'Sucesso', '1 foto(s) enviada(s) com sucesso!')
  expect((await school.stores.events.one(id))?.fotos.length).toBe(2)
})

/** Records every value of the bar and every line beside it, as a person would have seen them. */
async function watchBar(page: Page) {
  await page.evaluate(() => {
    const seen = { values: [] as number[], lines: [] as string[] }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const bar = document.querySelector('progress')
      if (!bar) return
      if (seen.values.at(-1) !== bar.value) seen.values.push(bar.value)
      for (const node of bar.parentElement?.querySelectorAll('p, span') ?? []) {
        const line = node.textContent ?? ''
        if (!seen.lines.includes(line)) seen.lines.push(line)
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  return () =>
    page.evaluate(() => (window as unknown as { seen: { values: number[]; lines: string[] } }).seen)
}
