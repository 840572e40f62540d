import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { languages } from '#content/languages.ts'

const form = 'https://docs.google.com/forms/d/e/EXEMPLO/viewform?embedded=true'

// A school that has set its French form, has none for German, and left the others as samples.
vi.mock('#content/school-facts.ts', async (original) => {
  const { schoolFacts } = await original<{ schoolFacts: { forms: object } }>()
  const forms = { ...schoolFacts.forms, frances: form, alemao: null }
  return { schoolFacts: { ...schoolFacts, forms } }
})
// Drawings come from the build.
vi.mock('#app/ui/icon.tsx', () => ({ Icon: () => null }))
vi.mock('#app/ui/flag.tsx', () => ({ Flag: () => null }))

const { formAddress } = await import('#content/school.ts')
const { formFrameHosts } = await import('#content/frames.ts')
const { ChosenTest } = await import('#app/routes/site/level-test/chosen-test.tsx')

function testOf(id: string): string {
  const language = languages.find((one) => one.id === id)
  if (!language) throw new Error(`no language ${id}`)
  const chosen = createElement(ChosenTest, { language })
  return renderToStaticMarkup(createElement(MemoryRouter, null, chosen)).replaceAll('&amp;', '&')
}

test('a form that is set is an address; a sample and a missing one are none', () => {
  expect(formAddress('frances')).toBe(form)
  expect(formAddress('ingles')).toBeNull()
  expect(formAddress('alemao')).toBeNull()
})

test('only hosts of forms that are set may be framed', () => {
  expect(formFrameHosts).toEqual(['https://docs.google.com'])
})

test('a form that is set is shown in a named frame of 800 px, with instructions and a new tab', () => {
  const page = testOf('frances')
  const frame = page.match(/<iframe[^>]*>/)?.[0]
  expect(frame).toContain(`src="${form}"`)
  expect(frame).toContain('height="800"')
  expect(frame).toContain('title="Formulário do teste de nível de francês"')
  expect(page).toContain('Antes de começar')
  const tab = page.match(/<a [^>]*>(?=Abrir em nova aba)/)?.[0]
  expect(tab).toContain(`href="${form}"`)
  expect(tab).toContain('target="_blank"')
  expect(tab).toContain('rel="noopener noreferrer"')
  expect(page).toContain('Escolher outro idioma')
})

test.each(['ingles', 'alemao'])('without a form of its own %s gets calm words and a chat', (id) => {
  const page = testOf(id)
  expect(page).not.toContain('<iframe')
  expect(page).not.toContain('Abrir em nova aba')
  expect(page).toContain('ainda não está disponível aqui')
  expect(page).toMatch(/href="https:\/\/wa\.me\/5511900000000\?text=/)
})
