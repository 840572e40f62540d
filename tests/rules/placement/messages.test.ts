import { expect, test } from 'vitest'
import { chatWithResult, mailWithResult } from '#content/placement/messages.ts'
import { schoolDefaults } from '#content/school.ts'
import type { Result } from '#domain/placement/result.ts'

const result: Result = {
  level: 'B1',
  near: 'B2',
  skills: [
    { skill: 'grammar', right: 4, asked: 5, standing: 'strong' },
    { skill: 'vocabulary', right: 3, asked: 4, standing: 'steady' },
    { skill: 'reading', right: 1, asked: 4, standing: 'weak' },
    { skill: 'use', right: 3, asked: 4, standing: 'steady' },
  ],
}
const shown = {
  school: schoolDefaults.facts,
  language: 'Inglês',
  result,
  courses: [{ title: 'Cambridge & TOEFL' }],
}

test('the WhatsApp message tells the school the result', () => {
  const link = chatWithResult(shown)
  expect(link).toMatch(/^https:\/\/wa\.me\/5511900000000\?text=[^ &+]+$/)
  expect(new URL(link).searchParams.get('text')).toBe(`Olá! Fiz o teste de nível de inglês no site.

Nível B1: Intermediário
Suas respostas ficaram perto do B2, o nível seguinte.
- Gramática: 4 de 5 (ponto forte)
- Vocabulário: 3 de 4 (no seu nível)
- Leitura: 1 de 4 (merece atenção)
- Uso do idioma: 3 de 4 (no seu nível)

Qual curso combina comigo?`)
})

test('the mail is a draft for the visitor to address, and nothing in it breaks the link', () => {
  const link = mailWithResult(shown)
  expect(link).toMatch(/^mailto:\?subject=[^&]+&body=[^&]+$/)
  expect(link).not.toMatch(/\+|(?<!%0D)%0A/)
  const body = decodeURIComponent(link.split('&body=')[1] ?? '')
  expect(body).toContain('- Cambridge & TOEFL\r\n')
  expect(body).toContain(
    'O teste é orientativo: não avalia fala nem escuta e não substitui um certificado.',
  )
  expect(body).toContain('Você entende o principal de um texto claro')
  expect(decodeURIComponent(link.split(/[=&]/)[1] ?? '')).toBe('Teste de nível de inglês: B1')
})

test('a neighbour below is told apart from one above', () => {
  const below = chatWithResult({ ...shown, result: { ...result, near: 'A2' } })
  expect(decodeURIComponent(below)).toContain('ficaram perto do A2, o nível anterior.')
})

test('a clear result names no neighbour', () => {
  const clear = chatWithResult({ ...shown, result: { ...result, near: null } })
  expect(decodeURIComponent(clear)).not.toContain('perto')
})

test('a part of which nothing can be said has its score alone', () => {
  const [grammar, ...others] = result.skills
  if (!grammar) throw new Error('no grammar')
  const skills = [{ ...grammar, right: 0, asked: 3, standing: null }, ...others]
  const message = decodeURIComponent(chatWithResult({ ...shown, result: { ...result, skills } }))
  expect(message).toContain('- Gramática: 0 de 3\n- Vocabulário: 3 de 4 (no seu nível)')
  const mail = decodeURIComponent(mailWithResult({ ...shown, result: { ...result, skills } }))
  expect(mail).toContain('- Gramática: 0 de 3\r\n')
})
