import type { LanguageText } from '#domain/school/lists/lists.ts'
import { inCity } from './in-city.ts'
import { languageList } from './language-names.ts'
import { lowerCase } from './lower-case.ts'

export const reasonIds = ['study', 'work', 'life'] as const
export type ReasonId = (typeof reasonIds)[number]

export const languagePage = {
  head: ({ id, found }: Pick<LanguageText, 'id' | 'found'>, city: string | null) => ({
    title: `Curso de ${languageList([id])}${inCity(city)}`,
    description: `Curso de ${languageList([id])}${inCity(city)} ${found}. Faça o teste de nível online.`,
  }),
  crumbs: { home: 'Início', courses: 'Cursos' },
  back: 'Todos os cursos',
  title: (language: string, city: string | null) =>
    `Curso de ${lowerCase(language)}${inCity(city)}`,
  ask: (language: string) => `Perguntar sobre ${lowerCase(language)}`,
  askMessage: (language: string) =>
    `Olá! Quero aprender ${lowerCase(language)} e gostaria de saber sobre turmas, horários e preços.`,
  test: (language: string) => `Teste de nível de ${lowerCase(language)}`,
  reasons: {
    title: (language: string) => `Para que aprender ${lowerCase(language)}`,
    names: { study: 'Estudar', work: 'Trabalhar', life: 'Viver' } satisfies Record<
      ReasonId,
      string
    >,
  },
  courses: {
    eyebrow: 'O que ensinamos',
    title: (language: string) => `Cursos de ${lowerCase(language)} e para quem são`,
    jump: 'Ir para um grupo de cursos',
  },
  exams: {
    title: (count: number) =>
      count === 1 ? 'O certificado que vale lá fora' : 'Os certificados que valem lá fora',
    text: (language: string) =>
      `Preparamos para os exames internacionais de ${lowerCase(language)}. O teste de nível é um bom jeito de saber a que distância você está.`,
  },
  levelTest: {
    title: (language: string) => `Quanto ${lowerCase(language)} você já sabe?`,
    button: 'Fazer o teste',
  },
  others: 'Outros idiomas',
}
