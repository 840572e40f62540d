import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { categoryWords } from '#content/course-categories.ts'
import { type FactField, factGroups } from '#content/fact-groups.ts'
import { originalsByPath } from '#content/original-texts.ts'
import { schoolDefaults } from '#content/school.ts'
import { slotWords } from '#content/site-pictures.ts'
import { languageIds } from '#domain/languages.ts'
import { factText } from '#domain/school/fact-text.ts'
import { pageTexts, textIdOf } from '#domain/school/page-texts.ts'
import { emptyDocument } from '#domain/school/school-document.ts'
import { factAt, factPaths, schoolInUse } from '#domain/school/school-in-use.ts'
import { shownSchool } from '#domain/school/shown-school.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import { expect, test } from '#tests/browser/admin-site.ts'
import { publicPages } from '#tests/http-clients/site-routes.ts'
import { quarters } from '#tests/sample-data/builders.ts'

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

// Drawings on which words of the old school can be read, its exams on the second slide.
const dated = Object.entries(slotWords).flatMap(([slot, words]) => (words.drawnYear ? [slot] : []))
const written = [...dated, 'hero-2']

type Typed = [selector: string, value: string | boolean]

/** Sends a form of the panel as a browser without script would, without opening its page. */
function sendForm(page: Page, path: string, form: string, typed: Typed[] = [], picture?: Buffer) {
  return page.evaluate(
    async ({ path, form: selector, typed, picture }) => {
      const html = await (await fetch(path)).text()
      const shown = new DOMParser().parseFromString(html, 'text/html')
      const form = shown.querySelector<HTMLFormElement>(selector)
      if (!form) throw new Error(`${path} has no ${selector}`)
      for (const [name, value] of typed) {
        const inputs = form.querySelectorAll<HTMLInputElement>(name)
        if (inputs.length === 0) throw new Error(`${path} has no ${name}`)
        for (const input of inputs) {
          if (typeof value === 'boolean') input.checked = value
          else input.value = value
        }
      }
      const fields = new FormData(form)
      if (picture) {
        const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0))
        fields.set('foto', new File([bytes], 'foto.png', { type: 'image/png' }))
      }
      const isUpload = form.enctype === 'multipart/form-data'
      const answer = await fetch(form.getAttribute('action') ?? path, {
        method: 'POST',
        body: isUpload ? fields : new URLSearchParams([...fields] as string[][]),
      })
      if (!answer.ok || !answer.redirected) throw new Error(`${path}: ${answer.status}`)
    },
    { path, form, typed, picture: picture?.toString('base64') },
  )
}

const form = 'main form:has([name="antes"])'

async function typeFacts(page: Page): Promise<void> {
  for (const { id, fields } of factGroups) {
    const typed = fields.map((field, index): Typed => {
      const input = `[id="campo-${field.path}"]`
      return [input, field.input === 'checkbox' ? false : typedFor(field, index)]
    })
    await sendForm(page, `/admin/escola/${id}`, form, typed)
  }
}

async function sendPictures(page: Page, photo: Buffer): Promise<void> {
  const images = '/admin/escola/imagens'
  const background = '#d3242c'
  const logo = sharp({ create: { width: 800, height: 200, channels: 4, background } }).png()
  await sendForm(page, `${images}/logo`, form, [], await logo.toBuffer())
  for (const slot of written) {
    await sendForm(page, `${images}/${slot}`, form, [['[type="checkbox"]', true]], photo)
    await sendForm(page, `${images}/${slot}/ajuste`, form, [['[name="descricao"]', 'A sala azul']])
  }
}

/** The first items of a list get other words, and so do the headings between them; the rest is hidden. */
async function changeItems(page: Page, list: string, kept: number): Promise<void> {
  const path = `/admin/escola/${list}`
  const html = await (await page.request.get(path)).text()
  const links = [...html.matchAll(/href="(\/admin\/escola\/\w+\/([\w-]+))"/g)]
  const items = links.filter(([, , id]) => id !== 'novo')
  let seen = 0
  for (const [index, [, href = '', id]] of items.entries()) {
    if (href.startsWith(`${path}/`)) seen += 1
    if (seen > kept) await sendForm(page, path, `[action$="/esconder"]:has([value="${id}"])`)
    else await sendForm(page, href, form, otherWords(list, `Azul ${index}`))
  }
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
  const names = schoolDefaults.testimonials.map(({ name }) => name)
  const { courses, exams, languageTexts } = schoolDefaults
  const offered = [...courses, ...exams, ...languageTexts].flatMap((item) =>
    Object.entries(item).flatMap(([field, value]) =>
      // A category is an id, of which every page makes links.
      typeof value === 'string' && field !== 'category' ? [value] : [],
    ),
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

// The other specs of this folder fill in each kind of these forms by hand.
test('the sample school becomes another one from the panel alone, and nothing of the old is left', {
  tag: '@stores',
}, async ({ page, school }) => {
  const event = await school.publish()
  await page.goto('/admin/escola')
  await typeFacts(page)
  await sendPictures(page, await quarters())
  await changeItems(page, 'cursos', 8)
  await changeItems(page, 'exames', 2)
  await changeItems(page, 'idiomas', languageIds.length)
  await sendForm(page, '/admin/escola/depoimentos', 'form[action$="/inventados"]')

  const old = oldWords()
  const gallery = `/galeria-evento/${event}`
  const files = ['/site.webmanifest', '/sitemap.xml', `${gallery}/agenda.ics`, '/formulario/ingles']
  for (const path of [...publicPages, gallery, '/nada', '/admin/login', ...files]) {
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
  }
})
