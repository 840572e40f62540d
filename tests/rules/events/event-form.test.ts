import { expect, test } from 'vitest'
import { eventForm, eventFormFields } from '#domain/events/event-fields.ts'
import { readEventForm } from '#domain/events/event-form.ts'
import type { Site } from '#domain/events/shown-cover.ts'
import { submitted } from '#domain/fields/form.ts'

const typed = { nome: 'Festa Junina', descricao: 'Quadrilha', data: '2026-06-20' }

const known = { now: new Date('2026-06-01T12:00:00Z'), words: { passed: '', withdrawn: '' } }

function read(form: FormData | Record<string, string>, site?: Site) {
  const sent = form instanceof FormData ? form : formOf(form)
  return readEventForm(submitted(sent, eventForm), { ...known, ...(site && { site }) })
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

test('what was typed is the draft, trimmed', () => {
  const fields = {
    ...typed,
    nome: '  Festa Junina ',
    horario: ' 19h ',
    local: '',
    participantes: '120',
  }
  const draft = { ...typed, horario: '19h', participantes: 120 }
  expect(read(fields)).toEqual({ ok: true, draft })
})

test('without name, description and date each is asked for', () => {
  const problems = {
    nome: 'Informe o nome do evento.',
    descricao: 'Informe a descrição do evento.',
    data: 'Informe a data do evento.',
  }
  for (const empty of [new FormData(), { nome: '  ', descricao: '\n' }]) {
    expect(read(empty)).toEqual({ ok: false, problems })
  }
})

test.each([
  '2026-02-30',
  '2026-13-01',
  '0206-05-10',
  '20/06/2026',
  '2026-6-1',
  'amanhã',
  '2026-06-20T10:00',
])('the date %s is refused', (data) => {
  const outcome = read({ ...typed, data })
  expect(outcome).toEqual({
    ok: false,
    problems: { data: 'Informe uma data que exista, com dia, mês e ano.' },
  })
})

test('a leap day is a date', () => {
  expect(read({ ...typed, data: '2028-02-29' })).toMatchObject({ ok: true })
  expect(read({ ...typed, data: '2027-02-29' })).toMatchObject({ ok: false })
})

test.each(['doze', '-1', '1.5', '1e3', '9999999'])(
  '%s participants are refused',
  (participantes) => {
    const outcome = read({ ...typed, participantes })
    expect(outcome).toMatchObject({ ok: false, problems: { participantes: expect.any(String) } })
  },
)

test.each(['javascript:alert(1)', 'data:image/png;base64,x', '//evil.example', 'foto.jpg'])(
  'the cover address %s is refused',
  (imagem) => {
    const outcome = read({ ...typed, imagem })
    expect(outcome).toMatchObject({ ok: false, problems: { imagem: expect.any(String) } })
  },
)

test('own and https cover addresses are accepted', () => {
  for (const imagem of ['/fotos/a/large.webp', 'https://example.com/a.jpg']) {
    expect(read({ ...typed, imagem })).toMatchObject({ ok: true, draft: { imagem } })
  }
})

test('a megabyte in any field is a sentence, not a crash', () => {
  const megabyte = 'x'.repeat(1024 * 1024)
  for (const field of eventFormFields) {
    const outcome = read({ ...typed, [field]: megabyte })
    expect(outcome).toMatchObject({ ok: false, problems: { [field]: expect.any(String) } })
  }
})

test('the longest name allowed passes and one letter more does not', () => {
  expect(read({ ...typed, nome: 'é'.repeat(120) })).toMatchObject({ ok: true })
  const outcome = read({ ...typed, nome: 'é'.repeat(121) })
  expect(outcome).toEqual({ ok: false, problems: { nome: 'Pode ter até 120 caracteres.' } })
})

test('unknown fields, __proto__ and files get nowhere', () => {
  const form = formOf({ ...typed, __proto__: '/x', id: '1', fotos: '/x' } as never)
  form.append('__proto__', 'x')
  form.append('local', new File(['x'], 'x.txt'))
  form.append('criadoEm', 'x')
  expect(read(form)).toEqual({ ok: true, draft: typed })
  expect(({} as { imagem?: string }).imagem).toBeUndefined()
})

test('control characters go, line breaks stay', () => {
  const outcome = read({
    ...typed,
    nome: 'Fes\0ta\u0007',
    descricao: 'um\r\ndois\n\ntrês',
  })
  expect(outcome).toMatchObject({ draft: { nome: 'Festa', descricao: 'um\ndois\n\ntrês' } })
})

test('a cover that pages cannot show is refused, and the reason is told', () => {
  const site = {
    siteUrl: 'https://escola.example',
    imageHosts: ['https://res.cloudinary.com'],
  }
  for (const imagem of [
    '/fotos/a/large.webp',
    'https://escola.example/a.jpg',
    'https://res.cloudinary.com/escola/a.jpg',
  ]) {
    expect(read({ ...typed, imagem }, site)).toMatchObject({ ok: true })
  }
  expect(read({ ...typed, imagem: 'https://outro.example/a.jpg' }, site)).toEqual({
    ok: false,
    problems: { imagem: expect.stringContaining('não mostram imagens de outro.example') },
  })
})
