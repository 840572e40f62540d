import type { FrameLocator, Page } from '@playwright/test'
import { buttonsWithoutEdge } from '#tests/browser/buttons-without-edge.ts'
import { groundsOf } from '#tests/browser/colors.ts'
import { openResult, rememberResult } from '#tests/browser/level-test-learner.ts'
import { expect, expectAccessible, open, phone, test } from '#tests/browser/visit.ts'

test.use(phone)

test('the result can be taken along: WhatsApp, mail, copy, paper', async ({ page, context }) => {
  await test.step('in its frame it is mailed and copied, and stays', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await rememberResult(page, 'ingles', 'B1')
    await open(page, '/teste-nivel?idioma=ingles')
    const frame = page.frameLocator('iframe')
    await expectDraft(page, frame)

    await frame.getByRole('button', { name: 'Copiar resultado' }).click()
    await expect(frame.getByRole('status').filter({ hasText: 'Resultado copiado' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('Teste de nível de inglês')
    expect(copied).toContain('Nível B1: Intermediário')
    expect(copied).toContain('Cursos que combinam com este nível')
  })

  // In a tab of its own.
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await openResult(page, 'ingles', 'B1')
  await expectDraft(page, page)

  await test.step('where the browser refuses to copy, the text is there to be selected', async () => {
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

  const parts = page.getByRole('region', { name: 'Como você foi em cada parte' })
  await expect(parts.getByRole('listitem')).toHaveText([
    /^Gramática\d de \d/,
    /^Vocabulário\d de \d/,
    /^Leitura\d de \d/,
    /^Uso do idioma\d de \d/,
  ])
  const chat = page.getByRole('link', { name: 'Enviar pelo WhatsApp' })
  await expect(chat).toHaveAttribute('target', '_blank')
  const message = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
  expect(message).toContain('Nível B1: Intermediário')
  await expect(page.getByRole('link', { name: 'Enviar para meu e-mail' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=Teste%20de%20n%C3%ADvel%20de%20ingl%C3%AAs%3A%20B1&body=.*%0D%0A/,
  )
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
  const courses = page.getByRole('region', { name: 'Cursos que combinam com este nível' })
  await expect(courses.getByRole('listitem').first()).toContainText('General English')
  await expect(courses.getByRole('heading', { name: 'General English' })).toHaveAttribute(
    'lang',
    'en',
  )
  for (const link of await page.getByRole('link').all()) {
    if ((await link.getAttribute('href'))?.startsWith('mailto:')) continue
    await expect(link).toHaveAttribute('target', '_blank')
  }

  await test.step('in forced colours the score can be read from its dots', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    const right = await groundsOf(page.locator('.level-test-dots > [data-right]'))
    const wrong = await groundsOf(page.locator('.level-test-dots > :not([data-right])'))
    expect(right.length).toBeGreaterThan(2)
    expect(wrong.length).toBeGreaterThan(2)
    expect(right.filter((color) => wrong.includes(color))).toEqual([])
    expect(await buttonsWithoutEdge(page)).toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })
  })

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Teste feito em')).toBeVisible()
  await expect(chat).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
})

async function expectDraft(page: Page, place: Page | FrameLocator) {
  const address = page.url()
  const asked = await navigationsOf(page)
  await place.getByRole('link', { name: 'Enviar para meu e-mail' }).click()
  await expect.poll(() => asked.at(-1)?.url).toMatch(/^mailto:\?subject=Teste%20de%20n/)
  expect(asked.at(-1)?.inTab, 'a frame may not leave the site').toBe(true)
  await expect(place.getByRole('heading', { name: /^Nível B1/ })).toBeVisible()
  await expect(page).toHaveURL(address)
}

/** The URLs that the page navigates to, and whether in the tab or in a frame. */
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
