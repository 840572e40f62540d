import type { OwnTestLanguageId } from '#domain/languages.ts'

/** The end of the test for beginners. It makes no claim about what they know. */
export const startingPoint = {
  title: 'Ponto de partida',
  subject: 'Ponto de partida',
  meaning:
    'Ainda é cedo para falar em nível, e tudo bem: é daqui que todo mundo parte. O curso para iniciantes começa do zero, e ninguém espera que você já saiba alguma coisa.',
  courses: 'Cursos para começar do zero',
  question: 'Quero começar do zero. Qual curso combina comigo?',
  disclaimer: 'O teste é orientativo: não avalia fala nem escuta.',
}

export const firstLesson = {
  title: 'Como é a primeira aula',
  steps: [
    'Primeiro, você ouve: cumprimentos, nomes e números. Ler e escrever vêm aos poucos.',
    'Depois, fala: frases curtas, em dupla, sem medo de errar.',
    'No fim, já sabe se apresentar:',
  ],
}

/** How a learner introduces themselves at the end of the first lesson. */
export const firstWords: Record<OwnTestLanguageId, string> = {
  ingles: 'Hello! My name is…',
  espanhol: '¡Hola! Me llamo…',
  frances: 'Bonjour\u202f! Je m’appelle…',
  alemao: 'Hallo! Ich heiße…',
}
