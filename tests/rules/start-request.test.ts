import { expect, test } from 'vitest'
import { startMessage } from '#content/start.ts'
import { readStartRequest } from '#domain/school/start-request.ts'

function messageOf(chosen: Record<string, string>): string {
  const form = new FormData()
  for (const [name, value] of Object.entries(chosen)) form.set(name, value)
  return startMessage(readStartRequest(form))
}

test('the choices of somebody who wants to begin are a message in whole sentences', () => {
  expect(messageOf({ para: 'mim', idioma: 'alemao', quando: 'noite', estudou: 'nunca' })).toBe(
    'Olá! Quero começar um curso de alemão. É para mim. O melhor é à noite. Nunca estudei o idioma. Que turmas e preços vocês têm?',
  )
  expect(messageOf({ para: 'crianca', idioma: '', quando: 'sabado', estudou: 'pouco' })).toBe(
    'Olá! Quero começar um curso de idiomas. É para uma criança. O melhor é aos sábados. A criança já estudou um pouco. Que turmas e preços vocês têm?',
  )
  expect(messageOf({ idioma: 'frances', nivel: 'B1' })).toBe(
    'Olá! Quero começar um curso de francês. No teste de nível do site, o resultado foi B1. Que turmas e preços vocês têm?',
  )
})

test('what the form does not offer is not in the message', () => {
  const plain = messageOf({})
  const forged = { para: '<b>', idioma: 'klingon', quando: '__proto__', estudou: 'x', nivel: 'Z9' }
  expect(messageOf(forged)).toBe(plain)
  expect(plain).toBe('Olá! Quero começar um curso de idiomas. Que turmas e preços vocês têm?')
})
