import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { categoryWords } from '#content/course-categories.ts'
import { type FactField, factGroups } from '#content/fact-groups.ts'
import { originalsByPath } from '#content/original-texts.ts'
import { schoolDefaults } from '#content/school.ts'
import { slotWords } from '#content/site-pictures.ts'
import { languageIds } from '#domain/languages.ts'
import { openingHoursLines } from '#domain/opening-hours.ts'
import { factField, factPaths } from '#domain/school/fact-fields.ts'
import { factText } from '#domain/school/facts-form.ts'
import { pageTexts, textIdOf } from '#domain/school/page-texts.ts'
import { emptyDocument } from '#domain/school/school-document.ts'
import { factAt, schoolInUse } from '#domain/school/school-in-use.ts'
import { shownSchool } from '#domain/school/shown-school.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import { expect, test } from '#tests/browser/admin-site.ts'
import { sendForm, type Typed } from '#tests/browser/send-form.ts'
import { publicPages } from '#tests/http-clients/site-routes.ts'
import { quarters } from '#tests/sample-data/builders.ts'

/** What the other school types; a field that is not here is left empty. */
const facts: Record<string, string> = {
  name: 'Casa Azul',
  phone: '(21) 3333-4444',
  whatsapp: '(21) 98888-7777',
  email: 'ola@casaazul.com.br',
  'openingHours.special': 'Em janeiro, só à tarde',
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
  photoRemovalDays: '3',
  owner: 'Rita Lima',
  ownerQuote: 'Aqui se conversa.',
  foundedYear: '1997',
  examCentreYear: '2019',
}

function typedFor({ path }: FactField, index: number): string {
  const text = textIdOf(path)
  return text ? `Azul ${index}`.slice(0, pageTexts[text].control.limit) : (facts[path] ?? '')
}

// Drawings that contain words of the old school; the second slide has its exams.
const dated = Object.entries(slotWords).flatMap(([slot, words]) => (words.drawnYear ? [slot] : []))
const written = [...dated, 'hero-2']

/** A refused form is shown again instead of redirecting. */
async function save(page: Page, path: string, form: string, typed: Typed[] = [], picture?: Buffer) {
  const refused = await sendForm(page, path, form, { typed, ...(picture && { picture }) })
  expect(refused, `${path} ${form}`).toBeNull()
}

const form = 'main form:has([name="antes"])'

async function typeFacts(page: Page): Promise<void> {
  for (const { id, fields } of factGroups) {
    const typed = fields.map((field, index): Typed => {
      const lastAnswer = Object.keys(field.options ?? {}).at(-1)
      if (lastAnswer) return [`[name="${field.path}"][value="${lastAnswer}"]`, true]
      const { type } = factField(field.path).control
      if (type === 'hours') return [`[name="${field.path}"][type="time"]`, '']
      return [`[id="campo-${field.path}"]`, type === 'box' ? false : typedFor(field, index)]
    })
    await save(page, `/admin/escola/${id}`, form, typed)
  }
}

async function sendPictures(page: Page, photo: Buffer): Promise<void> {
  const images = '/admin/escola/imagens'
  const background = '#d3242c'
  const logo = sharp({ create: { width: 800, height: 200, channels: 4, background } }).png()
  await save(page, `${images}/logo`, form, [], await logo.toBuffer())
  for (const slot of written) {
    await save(page, `${images}/${slot}`, form, [['[type="checkbox"]', true]], photo)
    await save(page, `${images}/${slot}/ajuste`, form, [['[name="descricao"]', 'A sala azul']])
  }
}

/** Rewords the first items of a list and the headings between them; hides the other items. */
async function changeItems(page: Page, list: string, kept: number): Promise<void> {
  const path = `/admin/escola/${list}`
  const html = await (await page.request.get(path)).text()
  const links = [...html.matchAll(/href="(\/admin\/escola\/\w+\/([\w-]+))"/g)]
  const items = links.filter(([, , id]) => id !== 'novo')
  let seen = 0
  const hidden: string[] = []
  for (const [index, [, href = '', id = '']] of items.entries()) {
    if (href.startsWith(`${path}/`)) seen += 1
    if (seen > kept) hidden.push(id)
    else await save(page, href, form, otherWords(list, `Azul ${index}`))
  }
  await hideItems(page, path, hidden)
}

/** Fetches the page once and submits its forms one by one: hiding an item does not change the other forms. */
function hideItems(page: Page, path: string, ids: string[]): Promise<void> {
  return page.evaluate(
    async ({ path, ids }) => {
      const html = await (await fetch(path)).text()
      const shown = new DOMParser().parseFromString(html, 'text/html')
      for (const id of ids) {
        const selector = `form[action$="/esconder"]:has([value="${id}"])`
        const form = shown.querySelector<HTMLFormElement>(selector)
        const body = new URLSearchParams([...new FormData(form ?? undefined)] as string[][])
        const answer = await fetch(form?.getAttribute('action') ?? '', {
          method: 'POST',
          body,
          redirect: 'manual',
        })
        if (answer.type !== 'opaqueredirect') throw new Error(`${id}: ${answer.status}`)
      }
    },
    { path, ids },
  )
}

function otherWords(list: string, words: string): Typed[] {
  const texts: Typed = ['[type="text"], textarea', words]
  if (list !== 'exames') return [texts]
  return [texts, ['[name="approvalYears"]', ''], ['[name="totalApproval"]', false]]
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
  const hours = openingHoursLines(schoolDefaults.facts.openingHours)
  const names = schoolDefaults.testimonials.map(({ name }) => name)
  const { courses, exams, languageTexts } = schoolDefaults
  const offered = [...courses, ...exams, ...languageTexts].flatMap((item) =>
    Object.entries(item).flatMap(([field, value]) =>
      // A category is an id that every page uses in links.
      typeof value === 'string' && field !== 'category' ? [value] : [],
    ),
  )
  // The names of categories are specified, and the same for every school.
  const everySchools = Object.values(categoryWords).flatMap(({ name, glanceTitle }) => [
    name,
    glanceTitle,
  ])
  return [...said, ...hours, ...sentences, ...names, ...offered].filter(
    (words) => words.length > 12 && !everySchools.includes(words),
  )
}

test.afterEach(async ({ school: { stores } }) => {
  const { revision } = await stores.school.find()
  await stores.school.save(emptyDocument, revision)
})

// The other specs of this folder fill in each kind of these forms by hand.
test('the sample school becomes another one from the panel alone, and nothing of the old is left', async ({
  page,
  school,
}) => {
  const event = await school.publish()
  await page.goto('/privacidade')
  await typeFacts(page)
  await sendPictures(page, await quarters({ width: 48, height: 32 }))
  await changeItems(page, 'cursos', 2)
  await changeItems(page, 'exames', 1)
  await changeItems(page, 'idiomas', languageIds.length)
  await save(page, '/admin/escola/depoimentos', 'form[action$="/inventados"]')

  const old = oldWords()
  const gallery = `/galeria-evento/${event}`
  const files = ['/site.webmanifest', '/sitemap.xml', `${gallery}/agenda.ics`, '/formulario/ingles']
  for (const path of [...publicPages, gallery, '/nada', '/admin/login', ...files]) {
    // Another instance learns of a change within two seconds.
    await expect(async () => {
      const text = await (await page.request.get(path)).text()
      // The hero's props hold the descriptions of its drawings, shown or not.
      const words = text.replace(/\/assets\/[\w./-]+|"alt":"[^"]*"/g, '')
      expect(
        old.filter((sentence) => words.includes(sentence)),
        path,
      ).toEqual([])
      expect(words, path).not.toMatch(/1984|2011|40 anos|\/icons\//)
      const drawings = new RegExp(
        `/assets/(og-default|logo|${written.join('|')})-[\\w-]+\\.(avif|webp|jpg|png|svg|mp4)`,
      )
      expect(text, path).not.toMatch(drawings)
    }).toPass({ timeout: 20_000 })
  }
})
