import type { Page } from '@playwright/test'
import { categoryWords } from '#content/course-categories.ts'
import { type FactField, factGroups } from '#content/fact-groups.ts'
import { originalsByPath } from '#content/original-texts.ts'
import { schoolDefaults } from '#content/school.ts'
import { sitePicturesWords, slotWords } from '#content/site-pictures.ts'
import { languageIds } from '#domain/languages.ts'
import { factText } from '#domain/school/fact-text.ts'
import { pageTexts, textIdOf } from '#domain/school/page-texts.ts'
import { emptyDocument } from '#domain/school/school-document.ts'
import { factAt, factPaths, schoolInUse } from '#domain/school/school-in-use.ts'
import { shownSchool } from '#domain/school/shown-school.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import { asFile, closeDialog, expect, expectDialog, open, test } from '#tests/browser/admin-site.ts'
import { publicPages } from '#tests/http-clients/site-routes.ts'

/** What the other school types; a field that is not here is left empty. */
const facts: Record<string, string> = {
  name: 'Casa Azul',
  phone: '(21) 3333-4444',
  whatsapp: '(21) 98888-7777',
  email: 'ola@casaazul.com.br',
  openingHours: 'Segunda a quinta, das 9h às 18h',
  'address.street': 'Ladeira do Sol, 5',
  'address.district': 'Glória',
  'address.city': 'Niterói',
  'address.state': 'RJ',
  'address.postalCode': '24000-123',
  geo: '-22.9, -43.1',
  'social.instagram': '@casaazul',
  appUrl: 'https://app.casaazul.com.br/',
  legalName: 'Casa Azul Ltda.',
  cnpj: '12.345.678/0001-95',
  privacyOfficer: 'Rita Lima',
  messagesKeptMonths: '6',
  owner: 'Rita Lima',
  ownerQuote: 'Aqui se conversa.',
  foundedYear: '1997',
  examCentreYear: '2019',
}

function typedFor({ path }: FactField, index: number): string {
  const text = textIdOf(path)
  return text ? `Azul ${index}`.slice(0, pageTexts[text].limit) : (facts[path] ?? '')
}

async function typeFacts(page: Page): Promise<void> {
  for (const { id, fields } of factGroups) {
    await open(page, `/admin/escola/${id}`)
    for (const [index, field] of fields.entries()) {
      const input = page.locator(`[id="campo-${field.path}"]`)
      if (field.input === 'checkbox') await input.uncheck()
      else await input.fill(typedFor(field, index))
    }
    for (const box of await page.locator('input[name="certo"]').all()) await box.check()
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expectDialog(page, 'success', 'Sucesso', 'Salvo! O site já mostra a mudança.')
  }
}

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><circle cx="5" cy="5" r="5" fill="#d3242c"/></svg>`

async function sendLogo(page: Page): Promise<void> {
  await open(page, '/admin/escola/imagens/logo')
  const file = asFile('logo.svg', Buffer.from(logo), 'image/svg+xml')
  await page.getByLabel('Imagem', { exact: true }).setInputFiles([file])
  await page.getByRole('button', { name: 'Enviar a imagem' }).click()
  await expect(page).toHaveURL(/aviso=/)
  await closeDialog(page)
}

async function sendPhoto(page: Page, slot: string, photo: Buffer): Promise<void> {
  await open(page, `/admin/escola/imagens/${slot}`)
  await page.getByLabel('Foto', { exact: true }).setInputFiles([asFile('foto.jpg', photo)])
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Enviar a foto' }).click()
  await expect(page).toHaveURL(/aviso=imagem-trocada/)
  await closeDialog(page)
  await page.getByLabel('Descrição da foto').fill('A sala azul')
  await page.getByRole('button', { name: 'Salvar enquadramento' }).click()
  await expectDialog(page, 'success', 'Sucesso', sitePicturesWords.flash.adjusted)
}

/** The first items get other words, and the rest is hidden. */
async function changeItems(page: Page, list: 'cursos' | 'exames', kept: number): Promise<void> {
  await rewriteItems(page, list, kept)
  await open(page, `/admin/escola/${list}`)
  const others = page
    .getByRole('listitem')
    .filter({ hasNotText: 'Azul' })
    .getByRole('button', { name: /^Esconder / })
  for (let left = await others.count(); left > 0; left -= 1) {
    await others.first().click()
    await expect(others).toHaveCount(left - 1)
  }
}

async function rewriteItems(page: Page, list: string, kept: number): Promise<void> {
  await open(page, `/admin/escola/${list}`)
  const links = page.getByRole('link', { name: /^Editar / })
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  for (const [index, href] of hrefs.slice(0, kept).entries()) {
    await open(page, href)
    for (const input of await page.locator('form input[type="text"], form textarea').all()) {
      const isYears = (await input.getAttribute('name')) === 'approvalYears'
      await input.fill(isYears ? '' : `Azul ${index}`)
    }
    for (const box of await page.locator('input[name="totalApproval"]').all()) await box.uncheck()
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expectDialog(page, 'success', 'Sucesso', 'Salvo! O site já mostra a mudança.')
    await closeDialog(page)
  }
}

/** The words of the school that ships with the site. */
function oldWords(): string[] {
  const { facts: shown } = shownSchool(schoolInUse(null, schoolDefaults), 'http://localhost')
  const said = factPaths
    .filter((path) => !textIdOf(path))
    .map((path) => factText(path, factAt(schoolDefaults.facts, path)))
  const sentences = Object.values(originalsByPath(shown, schoolDayOf(new Date()))).flatMap((text) =>
    text.split('\n'),
  )
  const names = schoolDefaults.testimonials.map(({ name }) => name)
  const { courses, exams, languageTexts } = schoolDefaults
  const offered = [...courses, ...exams, ...languageTexts].flatMap((item) =>
    Object.values(item).filter((value) => typeof value === 'string'),
  )
  // The specification's names of categories are every school's.
  const everySchools = Object.values(categoryWords).flatMap(({ name, glanceTitle }) => [
    name,
    glanceTitle,
  ])
  return [...said, ...sentences, ...names, ...offered].filter(
    (words) => words.length > 12 && !everySchools.includes(words),
  )
}

test.afterEach(async ({ school: { stores } }) => {
  const { revision } = await stores.school.find()
  await stores.school.save(emptyDocument, revision)
})

test('the sample school becomes another one from the panel alone, and nothing of the old is left', {
  tag: '@stores',
}, async ({ page, school }) => {
  test.setTimeout(240_000)
  const event = await school.publish()
  await typeFacts(page)
  await sendLogo(page)
  const dated = Object.entries(slotWords).flatMap(([slot, words]) =>
    words.drawnYear ? [slot] : [],
  )
  // Drawings on which words of the old school can be read, its exams on the second slide.
  const written = [...dated, 'hero-2']
  for (const slot of written) await sendPhoto(page, slot, school.photo)
  await changeItems(page, 'cursos', 8)
  await changeItems(page, 'exames', 2)
  await rewriteItems(page, 'idiomas', languageIds.length)
  await open(page, '/admin/escola/depoimentos')
  await page.getByRole('button', { name: 'Excluir os inventados' }).click()
  await expect(page.getByText('Helena Sampaio')).toHaveCount(0)

  const gallery = `/galeria-evento/${event}`
  const files = ['/site.webmanifest', '/sitemap.xml', `${gallery}/agenda.ics`, '/formulario/ingles']
  for (const path of [...publicPages, gallery, '/nada', '/admin/login', ...files]) {
    const text = await (await page.request.get(path)).text()
    // The hero's props hold the descriptions of its drawings, shown or not.
    const words = text.replace(/\/assets\/[\w./-]+|"alt":"[^"]*"/g, '')
    expect(
      oldWords().filter((old) => words.includes(old)),
      path,
    ).toEqual([])
    expect(words, path).not.toMatch(/1984|2011|40 anos|\/icons\//)
    const drawings = new RegExp(
      `/assets/(og-default|logo|${written.join('|')})-[\\w-]+\\.(avif|webp|jpg|png|svg|mp4)`,
    )
    expect(text, path).not.toMatch(drawings)
  }
})
