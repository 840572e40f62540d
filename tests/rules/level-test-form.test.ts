import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { languages } from '#content/languages.ts'
import { schoolDefaults } from '#content/school.ts'
import { emptyDocument, withState } from '#domain/school/school-document.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { formFrameHosts } from '#domain/school/school-links.ts'
import { shownSchool } from '#domain/school/shown-school.ts'

const form = 'https://docs.google.com/forms/d/e/EXEMPLO/viewform?embedded=true'

// A school that has set its French form, has none for German, and left the others as samples.
const document = withState(emptyDocument, {
  facts: { 'forms.frances': form, 'forms.alemao': null },
})
const { facts: school } = shownSchool(schoolInUse(document, schoolDefaults), 'http://localhost')

// Icons and flags come from the build.
vi.mock('#app/ui/icon.tsx', () => ({ Icon: () => null }))
vi.mock('#app/ui/flag.tsx', () => ({ Flag: () => null }))

const { EmbeddedForm } = await import('#app/routes/site/level-test/embedded-form.tsx')

const aboutAChild = 'https://wa.me/5511900000000?text=crian%C3%A7a'

function testOf(id: string, chatForChildren: string | null = aboutAChild): string {
  const language = languages.find((one) => one.id === id)
  if (!language) throw new Error(`no language ${id}`)
  const external = school.forms[language.id]
  const form = createElement(EmbeddedForm, { language, external, chatForChildren })
  return renderToStaticMarkup(form).replaceAll('&amp;', '&')
}

test('a form that is set is an address; a sample and a missing one are none', () => {
  const { frances, ...others } = school.forms
  expect(frances).toBe(form)
  expect(new Set(Object.values(others))).toEqual(new Set([null]))
})

test('only hosts of forms that are set may be framed', () => {
  expect(formFrameHosts(school)).toEqual(['https://docs.google.com'])
})

test('a form that is set is shown in a named frame of 800 px, with instructions and a new tab', () => {
  const page = testOf('frances')
  const frame = page.match(/<iframe[^>]*>/)?.[0]
  expect(frame).toContain(`src="${form}"`)
  expect(frame).toContain('height="800"')
  expect(frame).toContain('title="Formulário do teste de nível de francês"')
  expect(page).toContain('Antes de começar')
  expect(page).toContain('Confira se digitou o e-mail')
  const tab = page.match(/<a [^>]*>(?=Abrir em nova aba)/)?.[0]
  expect(tab).toContain(`href="${form}"`)
  expect(tab).toContain('target="_blank"')
  expect(tab).toContain('rel="noopener noreferrer"')
  expect(page).toContain('Escolher outro idioma')
})

test('a family learns from which age the tests are, and asks about a child instead', () => {
  for (const page of ['frances', 'ingles'].map((id) => testOf(id))) {
    expect(page).toContain('Os testes são para quem tem 11 anos ou mais.')
    const chat = page.match(/<a [^>]*>(?=Conversar sobre uma criança)/)?.[0]
    expect(chat).toContain(`href="${aboutAChild}"`)
  }
  expect(testOf('frances', null)).not.toMatch(/criança/)
})

test.each(['ingles', 'alemao'])('without an address of the school, %s gets our own form', (id) => {
  const page = testOf(id)
  expect(page.match(/<iframe[^>]*>/)?.[0]).toContain(`src="/formulario/${id}" `)
  expect(page.match(/<a [^>]*>(?=Abrir em nova aba)/)?.[0]).toContain(`href="/formulario/${id}"`)
  expect(page).toContain('pode enviá-lo para o seu e-mail')
  expect(page).not.toContain('Confira se digitou o e-mail')
})
