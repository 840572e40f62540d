import { expect, test } from 'vitest'
import { chatWithResult, mailWithResult } from '#content/placement/messages.ts'
import { schoolDefaults } from '#content/school.ts'
import type { Result } from '#domain/placement/result.ts'

const result: Result = {
  level: 'B1',
  startingPoint: false,
  near: 'B2',
  skills: [
    { skill: 'grammar', right: 4, asked: 5, standing: 'strong' },
    { skill: 'vocabulary', right: 3, asked: 4, standing: null },
    { skill: 'reading', right: 1, asked: 4, standing: 'weak' },
    { skill: 'use', right: 3, asked: 4, standing: null },
  ],
}
const shown = {
  school: schoolDefaults.facts,
  language: 'Inglês',
  result,
  courses: [{ title: 'Cambridge & TOEFL' }],
  firstWords: 'Hello! My name is…',
}

test('the WhatsApp message tells the school the result', () => {
  const link = chatWithResult(shown)
  expect(link).toMatch(/^https:\/\/wa\.me\/5511900000000\?text=[^ &+]+$/)
  expect(new URL(link).searchParams.get('text')).toBe(`Olá! Fiz o teste de nível de inglês no site.

Nível B1: Intermediário
Minhas respostas ficaram perto do B2, o nível seguinte.
- Gramática: 4 de 5 (ponto forte)
- Vocabulário: 3 de 4 (sem conclusão)
- Leitura: 1 de 4 (merece atenção)
- Uso do idioma: 3 de 4 (sem conclusão)

Qual curso combina comigo?`)
})

test('the mail is a draft for the visitor to address, and nothing in it breaks the link', () => {
  const link = mailWithResult(shown)
  expect(link).toMatch(/^mailto:\?subject=[^&]+&body=[^&]+$/)
  expect(link).not.toMatch(/\+|(?<!%0D)%0A/)
  const body = decodeURIComponent(link.split('&body=')[1] ?? '')
  expect(body).toContain('- Cambridge & TOEFL\r\n')
  expect(body).toContain(
    'O teste vai até o C1 e é orientativo: não avalia fala nem escuta e não substitui um certificado.',
  )
  expect(body).toContain('Suas respostas ficaram perto do B2, o nível seguinte.')
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

test('a beginner gets a starting point: no level, no table of noughts, and what the first lesson is like', () => {
  const skills = result.skills.map((reading) => ({ ...reading, right: 0, standing: null }))
  const beginner = {
    ...shown,
    result: { ...result, level: 'A1', startingPoint: true, near: null, skills } as const,
  }
  const message = new URL(chatWithResult(beginner)).searchParams.get('text')
  expect(message).toBe(`Olá! Fiz o teste de nível de inglês no site.

Ponto de partida

Quero começar do zero. Qual curso combina comigo?`)
  const mail = decodeURIComponent(mailWithResult(beginner))
  expect(mail).toContain('subject=Teste de nível de inglês: Ponto de partida&')
  expect(mail).toContain('Como é a primeira aula:')
  expect(mail).toContain('Hello! My name is…')
  expect(mail).toContain('Cursos para começar do zero:')
  expect(mail).not.toMatch(/A1|C1|0 de|Gramática|reconhece|Iniciante/)
})
