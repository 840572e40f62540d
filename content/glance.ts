import type { CourseCategoryId } from '#domain/courses.ts'
import { capitalized, languageCount } from './language-names.ts'
import { languagesAndAges } from './languages-by-age.ts'
import { lowerCase } from './lower-case.ts'

export type GlanceAudience = { category: CourseCategoryId; title: string; text: string }

const audiences: readonly GlanceAudience[] = [
  {
    category: 'criancas',
    title: 'Crianças',
    text: 'Inglês com canções, histórias e brincadeiras, a partir de 1 ano de idade.',
  },
  {
    category: 'adolescentes',
    title: 'Adolescentes',
    text: 'Inglês com séries, música e debates: assunto não falta dos 11 aos 16 anos.',
  },
  {
    category: 'jovens',
    title: 'Jovens e adultos',
    text: 'Do básico ao avançado, para viajar, estudar e trabalhar com segurança.',
  },
  {
    category: 'adultos',
    title: 'Profissionais',
    text: 'Aulas individuais sobre o que você precisa dizer no trabalho.',
  },
  {
    category: 'preparatorios',
    title: 'Preparatórios',
    text: 'Treino para o ENEM, os vestibulares, os exames Cambridge e o TOEFL.',
  },
  {
    category: 'online',
    title: 'Online',
    text: 'Curso e conversação na tela, para aprender de onde estiver.',
  },
]

export const glance = {
  eyebrow: 'Idiomas e cursos',
  title: `${capitalized(languageCount())}, um curso para cada momento`,
  text: `Do bebê que descobre os primeiros sons ao profissional que vai negociar em outro país: ${languagesAndAges()}. Escolha o idioma, veja os cursos e comece de onde está.`,
  languageLink: (language: string) => `Ver cursos de ${lowerCase(language)}`,
  audiences,
  linkLabel: 'Ver todos os cursos',
}
