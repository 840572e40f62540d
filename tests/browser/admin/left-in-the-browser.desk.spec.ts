import type { Page } from '@playwright/test'
import { ownTestLanguageIds } from '#domain/languages.ts'
import { readSchoolDocument, withState } from '#domain/school/school-document.ts'
import {
  asFile,
  choose,
  closeDialog,
  expect,
  expectDialog,
  open,
  openPhotos,
  signedOut,
  signInByForm,
  test,
} from '#tests/browser/admin-site.ts'
import { takeTest, upTo } from '#tests/browser/level-test-learner.ts'
import { saveNotice } from '#tests/browser/school-notice.ts'
import { aFamilyLink } from '#tests/sample-data/builders.ts'

test.use(signedOut)

test('the policy lists all that a visit and a day of the admin leave in a browser, and nothing else', async ({
  page,
  school,
}) => {
  const left = new Set<string>()
  const look = async () => {
    for (const name of await namesIn(page)) left.add(name)
  }

  await saveNotice(school, {
    text: 'Matrículas abertas',
    link: null,
    firstDay: null,
    lastDay: null,
  })
  await open(page, '/privacidade')
  const listed = await namesInPolicy(page)
  await page.getByRole('button', { name: 'Fechar o aviso' }).click()
  await saveNotice(school, null)
  const popup = page.getByRole('dialog', { name: 'Podemos ajudar?' })
  await popup.getByRole('button', { name: 'Fechar' }).click()
  for (const language of ownTestLanguageIds) {
    await open(page, `/formulario/${language}`)
    await page.getByRole('button', { name: 'Começar o teste' }).click()
    await page.getByRole('button', { name: 'Não sei' }).click()
  }
  await look()
  expect(await page.context().cookies(), 'a visitor gets no cookie').toEqual([])

  const id = await school.publish()
  const { token, stored } = await aFamilyLink()
  await school.stores.events.setFields(id, { visibilidade: 'familias', linkFamilias: stored })
  await open(page, `/familias/${token}`)
  await expect(page).toHaveURL(`/familias/galeria/${id}`)
  await look()

  await open(page, '/admin/login')
  await signInByForm(page)
  await page.getByText('Novo evento', { exact: true }).click()
  await page.getByLabel('Nome do evento').fill('Pela metade')
  await openPhotos(page, id)
  await choose(page, asFile('foto.jpg', school.photo))
  await expectDialog(page, 'success', 'Sucesso', '1 foto(s) enviada(s) com sucesso!')
  await closeDialog(page)
  await look()

  expect([...left].sort()).toEqual(listed.sort())
})

for (const { visits, optsOut, says, sends } of [
  { visits: false, optsOut: false, says: 'nada dele sai de lá', sends: [] },
  {
    visits: true,
    optsOut: false,
    says: 'conta só quantos testes começam, quantos terminam e com que resultado',
    // The first is about the page, as on every page.
    sends: ['pagina ', 'teste-comecado', 'teste-terminado A1'],
  },
  {
    visits: true,
    optsOut: true,
    says: 'As respostas não saem do seu navegador.',
    sends: [],
  },
]) {
  test(`a level test sends what it says; counting ${visits}, Global Privacy Control ${optsOut}`, async ({
    page,
    school: { stores },
  }) => {
    const { document, revision } = await stores.school.find()
    const { document: before } = readSchoolDocument(document)
    const facts = { ...before.current.facts, 'counting.visits': visits }
    await stores.school.save(withState(before, { facts }), revision)
    if (optsOut) {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
      })
    }
    const path = '/formulario/frances'
    await expect.poll(async () => (await page.request.get(path)).text()).toContain(says)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.postData() ?? request.url())
    })
    await open(page, path)
    await expect(page.getByText(says)).toBeVisible()
    await takeTest(page, 'frances', upTo('A1'))
    // The page is announced when the browser is idle.
    expect(sent.toSorted()).toEqual(sends.map((one) => `${path} ${one}`))
  })
}

/** Each list item begins with the names it is about. */
async function namesInPolicy(page: Page): Promise<string[]> {
  const section = page.getByRole('region', { name: 'Cookies e tecnologias semelhantes' })
  const items = await section.getByRole('listitem').allInnerTexts()
  return items.flatMap((item) => item.split(':')[0]?.split(/, | e /) ?? [])
}

async function namesIn(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ])
  return [...cookies.map(({ name }) => name), ...stored].map((name) =>
    name.replace(/^(admin-rascunho-).*/, '$1…'),
  )
}
