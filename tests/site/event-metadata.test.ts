import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EventDraft } from '#domain/events/event.ts'
import { emptyDocument, withState } from '#domain/school/school-document.ts'
import { type SiteProcess, startSite } from '#tests/running-site/site-process.ts'
import { aClass, aDraft, anExamDate } from '#tests/sample-data/builders.ts'
import { inFolder } from '#tests/sample-data/school-folder.ts'

/** From a single word to more than a preview shows. */
const descriptions = [
  'Canjica',
  'Ein Prosit!',
  'Poemas em quatro idiomas, lidos por quem os escreveu.',
  'Barracas, quadrilha e bandeirinhas, com as turmas da manhã e da tarde juntas.',
  'Cada turma apresentou um país, com música, comida e histórias contadas no idioma dele. '.repeat(
    3,
  ),
]

let site: SiteProcess
const galleries: string[] = []
let elsewhere = ''
let atSchool = ''

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'escola-'))
  await inFolder(folder, async ({ events }) => {
    for (let index = 0; index < 14; index += 1) {
      const descricao = descriptions[index] ?? 'Mais um.'
      const { id } = await events.create(aDraft({ nome: `Festa ${index}`, descricao }), new Date())
      if (descriptions[index]) galleries.push(`/galeria-evento/${id}`)
    }
  })
  await inFolder(folder, async ({ events, school }) => {
    const classes = [aClass({ firstDay: '2099-02-03' }), aClass({ id: 2, hidden: true })]
    const examDates = [
      anExamDate({ day: '2099-12-12', place: 'Biblioteca' }),
      anExamDate({ id: 2, day: '2001-12-12' }),
    ]
    await school.save(withState(emptyDocument, { classes, examDates }), 0)
    const create = async (changes: Partial<EventDraft>) => {
      const { id } = await events.create(aDraft({ data: '2099-12-19', ...changes }), new Date())
      return `/galeria-evento/${id}`
    }
    elsewhere = await create({
      nome: 'Sarau',
      horario: '19h30 às 22h',
      local: 'Teatro Municipal',
      descricao: 'Entrada franca. Programa em www.teatro.example/sarau, ou javascript:alert(1).',
    })
    atSchool = await create({
      nome: 'Aula aberta',
      horario: 'após a aula',
      local: 'Pátio da escola',
    })
  })
  site = await startSite({ DATA_DIR: folder })
})
afterAll(() => site.stop())

async function headOf(path: string) {
  const page = await (await fetch(site.url + path)).text()
  const part = (pattern: RegExp) => pattern.exec(page)?.[1]
  return {
    title: part(/<title>([^<]*)/),
    description: part(/<meta name="description" content="([^"]*)"/),
    canonical: part(/<link rel="canonical" href="([^"]*)"/),
    address: part(/<meta property="og:url" content="([^"]*)"/),
    robots: part(/<meta name="robots" content="([^"]*)"/),
  }
}

test('every page of the events has a title and an address of its own', async () => {
  const first = await headOf('/eventos?utm=x')
  expect(first.title).toBe('Eventos e galerias de fotos | Escola de Idiomas')
  expect(first.canonical).toMatch(/^http[^?]*\d\/eventos$/)
  const second = await headOf('/eventos?pagina=2')
  expect(second.title).toBe('Eventos e galerias de fotos, página 2 | Escola de Idiomas')
  expect(second.canonical).toMatch(/^http[^?]*\d\/eventos\?pagina=2$/)
  expect(second.address).toBe(second.canonical)
})

test('a gallery asks search engines to leave its pictures out, and AI models not to learn from them', async () => {
  expect((await headOf(galleries[0] ?? '')).robots).toBe('noimageindex, noai, noimageai')
  expect((await headOf('/eventos')).robots).toBeUndefined()
})

test('few words or many, an event is described in 120 to 155 characters', async () => {
  expect(galleries).toHaveLength(descriptions.length)
  for (const [index, path] of galleries.entries()) {
    const { description = '' } = await headOf(path)
    expect(description).toContain((descriptions[index] ?? '').slice(0, 60))
    expect(description.length, description).toBeGreaterThanOrEqual(120)
    expect(description.length, description).toBeLessThanOrEqual(155)
  }
  const { description } = await headOf(galleries[0] ?? '')
  expect(description).toBe(
    'Festa 0: 20 de junho de 2026, Nenhuma foto. Canjica. Um evento da nossa escola de idiomas, com cursos de inglês, espanhol, francês e alemão.',
  )
})

const textOf = async (path: string) => (await fetch(site.url + path)).text()

async function graphOf(path: string): Promise<{ '@type': string }[]> {
  const [, json = '{}'] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(await textOf(path)) ?? []
  return JSON.parse(json)['@graph']
}

const eventDataOf = async (path: string) =>
  (await graphOf(path)).find((one) => one['@type'] === 'Event')

test('an event elsewhere is at that place alone, at its time, with an end and what it costs', async () => {
  expect(await eventDataOf(elsewhere)).toMatchObject({
    startDate: '2099-12-19T19:30:00-03:00',
    endDate: '2099-12-19T22:00:00-03:00',
    location: { '@type': 'Place', name: 'Teatro Municipal' },
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'BRL' },
  })
  expect(JSON.stringify(await eventDataOf(elsewhere))).not.toContain('Rua das Palavras')
  const calendar = (await textOf(`${elsewhere}/agenda.ics`)).replaceAll('\r\n ', '')
  expect(calendar).toContain('DTSTART:20991219T223000Z\r\nDTEND:20991220T010000Z\r\n')
  expect(calendar).toContain('LOCATION:Teatro Municipal\r\n')
})

test('one calendar to subscribe has the events, the exams and the first lessons, each under its own name', async () => {
  const response = await fetch(`${site.url}/eventos/agenda.ics`)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const calendar = (await response.text()).replaceAll('\r\n ', '')
  const entries = calendar.split('BEGIN:VEVENT').slice(1)
  const entry = (uid: string) => entries.find((one) => one.includes(`UID:${uid}@`))
  expect(entry(elsewhere.slice('/galeria-evento/'.length))).toMatch(/SUMMARY:Sarau\r\n/)
  expect(entry('turma-1')).toContain('DTSTART:20990203T220000Z\r\nDTEND:20990203T233000Z\r\n')
  expect(entry('turma-1')).toContain('SUMMARY:Primeira aula de alemão A1\\, Escola de Idiomas\r\n')
  expect(entry('prova-1')).toContain('DTSTART;VALUE=DATE:20991212\r\nDTEND;VALUE=DATE:20991213')
  expect(entry('prova-1')).toContain('SUMMARY:Prova: B2 First\r\n')
  expect(entry('prova-1')).toMatch(
    /LOCATION:Biblioteca\\, Escola de Idiomas\\, Rua das Palavras\\, 1984/,
  )
  // A whole day makes nobody busy; an hour does.
  expect(entries.filter((one) => one.includes('TRANSP:TRANSPARENT'))).toEqual(
    entries.filter((one) => one.includes('DTSTART;VALUE=DATE')),
  )
  expect([entry('turma-2'), entry('prova-2')]).toEqual([undefined, undefined])
  for (const id of ['turma-1', 'prova-1']) {
    const single = await fetch(`${site.url}/eventos/agenda/${id}.ics`)
    expect(single.headers.get('content-disposition')).toBe(`attachment; filename="${id}.ics"`)
    const [, own = ''] = (await single.text()).replaceAll('\r\n ', '').split('BEGIN:VEVENT')
    const withoutStamp = (text = '') => text.replace(/DTSTAMP:\S+/, '').split('END:VEVENT')[0]
    expect(withoutStamp(own), 'the same entry, so nobody sees it twice').toBe(
      withoutStamp(entry(id)),
    )
  }
  for (const none of ['turma-2.ics', 'prova-2.ics', 'turma-1', 'x']) {
    expect((await fetch(`${site.url}/eventos/agenda/${none}`)).status, none).toBe(404)
  }
  const again = await fetch(response.url, {
    headers: { 'if-none-match': response.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
  const page = await textOf('/eventos')
  const webcal = response.url.replace('http://127.0.0.1', 'webcal://localhost')
  expect(page).toContain(`href="${webcal}"`)
  expect(page).toContain(`/calendar/r?cid=${encodeURIComponent(webcal)}`)
})

test('classes and exam dates are data for search engines: when, how and where, and no price that nobody said', async () => {
  const german = await graphOf('/cursos/alemao')
  expect(german[0]).toMatchObject({
    '@type': 'Course',
    hasCourseInstance: [
      {
        '@type': 'CourseInstance',
        name: 'Alemão A1 (VIP Individual)',
        courseMode: 'Onsite',
        startDate: '2099-02-03',
        courseSchedule: { byDay: ['https://schema.org/Monday', 'https://schema.org/Wednesday'] },
        location: { address: expect.stringContaining('Rua das Palavras') },
      },
    ],
  })
  expect(JSON.stringify(german)).not.toMatch(/price|"Event"/)
  expect(await eventDataOf('/cursos/ingles')).toMatchObject({
    name: 'Prova: B2 First',
    startDate: '2099-12-12',
    location: { name: 'Biblioteca', address: expect.stringContaining('Rua das Palavras') },
  })
  expect((await graphOf('/cursos/ingles'))[0]).not.toHaveProperty('hasCourseInstance')
})

test('the form of somebody who wants to begin leads to the chat, and nothing of it is kept or logged', async () => {
  const send = (headers: Record<string, string> = {}) =>
    fetch(`${site.url}/comecar`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams({ para: 'crianca', idioma: 'alemao', quando: 'sabado' }),
    })
  const answer = await send()
  expect(answer.status).toBe(303)
  const chat = decodeURIComponent(answer.headers.get('location') ?? '')
  expect(chat).toMatch(/^https:\/\/wa\.me\/55\d+\?text=Olá! .* alemão\. É para uma criança\./)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const opened = await fetch(`${site.url}/comecar`, { redirect: 'manual' })
  expect(opened.headers.get('location')).toBe('/contato#comecar')
  // The log arrives through a pipe.
  await expect.poll(() => site.output().log).toContain('/comecar')
  expect(site.output().log).not.toMatch(/crianca|sabado|wa\.me/)
  for (const path of ['/contato', '/cursos/alemao']) {
    expect(await textOf(path), path).toMatch(/<form[^>]* action="\/comecar"/)
  }
  const flood = await Promise.all(Array.from({ length: 140 }, () => send()))
  expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([303, 429]))
})

test('an event at the school has its address, and its day where the time cannot be read', async () => {
  const data = await eventDataOf(atSchool)
  expect(data).toMatchObject({
    startDate: '2099-12-19',
    location: { name: 'Pátio da escola', address: expect.stringContaining('Rua das Palavras') },
  })
  expect(data).not.toHaveProperty('offers')
  const calendar = (await textOf(`${atSchool}/agenda.ics`)).replaceAll('\r\n ', '')
  expect(calendar).toContain('SUMMARY:Aula aberta (após a aula)')
  expect(calendar).toMatch(/LOCATION:Pátio da escola\\, Escola de Idiomas\\, Rua das Palavras/)
})

test('the card of a coming event leads to its details and says nothing of photos', async () => {
  const cards = (await textOf('/eventos')).match(/<article.*?<\/article>/gs) ?? []
  const card = cards.find((one) => one.includes('Sarau')) ?? ''
  expect(card).toContain('Ver detalhes')
  expect(card).not.toContain('Ver galeria')
  expect(card).not.toContain('Nenhuma foto')
  expect(cards.find((one) => one.includes('Festa 13'))).toContain('Ver galeria')
  const { description } = await headOf(elsewhere)
  expect(description).toMatch(/^Sarau: 19 de dezembro de 2099, 19h30 às 22h, Teatro Municipal\./)
})

test('a web address in a description is a link that search engines do not follow', async () => {
  for (const path of [elsewhere, '/eventos']) {
    const page = await textOf(path)
    expect(page).toMatch(
      /<a href="https:\/\/www\.teatro\.example\/sarau" target="_blank" rel="nofollow noopener"[^>]*>www\.teatro\.example\/sarau<\/a>, ou javascript:alert\(1\)\./,
    )
    expect(page).not.toMatch(/href="javascript:/)
  }
})
