import type { CourseCategoryId } from '#domain/courses.ts'
import type { CourseCategory } from '#domain/school/lists/lists.ts'

type CategoryWords = {
  name: string
  /** On the home page. */
  glanceTitle: string
  icon: 'baby' | 'backpack' | 'users' | 'briefcase' | 'target' | 'monitor'
  gradient: 'sun' | 'red' | 'blue' | 'green' | 'plum' | 'orange'
}

export const categoryWords: Record<CourseCategoryId, CategoryWords> = {
  criancas: {
    name: 'Crianças e Adolescentes',
    glanceTitle: 'Crianças',
    icon: 'baby',
    gradient: 'sun',
  },
  adolescentes: {
    name: 'Adolescentes',
    glanceTitle: 'Adolescentes',
    icon: 'backpack',
    gradient: 'red',
  },
  jovens: {
    name: 'Jovens e Adultos',
    glanceTitle: 'Jovens e adultos',
    icon: 'users',
    gradient: 'blue',
  },
  adultos: {
    name: 'Adultos Profissionais',
    glanceTitle: 'Profissionais',
    icon: 'briefcase',
    gradient: 'green',
  },
  preparatorios: {
    name: 'Cursos Preparatórios',
    glanceTitle: 'Preparatórios',
    icon: 'target',
    gradient: 'plum',
  },
  online: { name: 'Cursos Online', glanceTitle: 'Online', icon: 'monitor', gradient: 'orange' },
}

/** Used until the school sets its own in the admin area. */
export const courseCategories: readonly CourseCategory[] = [
  {
    id: 'criancas',
    intro: 'Criança aprende idioma como aprende a falar: ouvindo, imitando e brincando.',
    glance: 'Inglês com canções, histórias e brincadeiras, a partir de 1 ano de idade.',
  },
  {
    id: 'adolescentes',
    intro: 'Nessa idade, opinião é o que não falta. Nas aulas, ela ganha vocabulário.',
    glance: 'Inglês com séries, música e debates: assunto não falta dos 11 aos 16 anos.',
  },
  {
    id: 'jovens',
    intro: 'Para começar do zero, voltar depois de uma pausa ou ir além do que já se sabe.',
    glance: 'Do básico ao avançado, para viajar, estudar e trabalhar com segurança.',
  },
  {
    id: 'adultos',
    intro: 'O trabalho já ocupa bastante espaço. O curso é que se ajusta a ele.',
    glance: 'Aulas individuais sobre o que você precisa dizer no trabalho.',
  },
  {
    id: 'preparatorios',
    intro:
      'Cursos de 6 meses a 2 anos, nos níveis A1-C2, para chegar à prova conhecendo cada parte dela.',
    glance: 'Treino para o ENEM, os vestibulares e as provas internacionais.',
  },
  {
    id: 'online',
    intro: 'A escola vai até você, com a mesma atenção que damos a quem entra pela porta.',
    glance: 'Curso e conversação na tela, para aprender de onde estiver.',
  },
]
