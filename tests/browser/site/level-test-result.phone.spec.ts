import type { Page } from '@playwright/test'
import { openResult, rememberResult } from '#tests/browser/level-test-learner.ts'
import { expect, expectAccessible, open, phone, test } from '#tests/browser/visit.ts'

test.use(phone)

const places = [
  { name: 'in its frame', path: '/teste-nivel?idioma=ingles', framed: true },
  { name: 'in a tab of its own', path: '/formulario/ingles', framed: false },
] as const

for (const { name, path, framed } of places) {
  test(`the draft of the mail opens ${name}, and the result stays`, async ({ page }) => {
    await rememberResult(page, 'ingles', 'B1')
    await open(page, path)
    const place = framed ? page.frameLocator('iframe') : page
    const asked = await navigationsOf(page)
    await place.getByRole('link', { name: 'Enviar para meu e-mail' }).click()
    await expect.poll(() => asked.at(-1)?.url).toMatch(/^mailto:\?subject=Teste%20de%20n/)
    expect(asked.at(-1)?.inTab, 'a frame may not leave the site').toBe(true)
    await expect(place.getByRole('heading', { name: /^Nível B1/ })).toBeVisible()
    await expect(page).toHaveURL(path)
  })
}

test('the result is copied, by the framed test too', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await rememberResult(page, 'ingles', 'B1')
  await open(page, '/teste-nivel?idioma=ingles')
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Copiar resultado' }).click()
  await expect(frame.getByRole('status').filter({ hasText: 'Resultado copiado' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Teste de nível de inglês')
  expect(copied).toContain('Nível B1: Intermediário')
  expect(copied).toContain('Cursos que combinam com este nível')
})

test('where the browser refuses to copy, the text is there to be selected', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await openResult(page, 'ingles', 'B1')
  await page.getByRole('button', { name: 'Copiar resultado' }).click()
  const text = page.getByLabel('Selecione e copie o texto abaixo.')
  await expect(text).toHaveValue(/Nível B1: Intermediário/)
  await expect(text).toBeFocused()
  const selected = await text.evaluate((node: HTMLTextAreaElement) =>
    node.value.slice(node.selectionStart, node.selectionEnd),
  )
  expect(selected).toContain('Nível B1')
  await expectAccessible(page)
})

/** Which addresses the page asks the browser for, and whether for the tab or for a frame in it. */
async function navigationsOf(page: Page) {
  const asked: { url: string; inTab: boolean }[] = []
  const devtools = await page.context().newCDPSession(page)
  const { frameTree } = await devtools.send('Page.getFrameTree')
  await devtools.send('Page.enable')
  devtools.on('Page.frameRequestedNavigation', ({ url, frameId }) =>
    asked.push({ url, inTab: frameId === frameTree.frame.id }),
  )
  return asked
}
