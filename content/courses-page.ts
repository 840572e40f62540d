import type { CourseFilter } from '#domain/courses.ts'
import type { Offer } from '#domain/school/shown-lists.ts'
import type { ShownFacts } from '#domain/school/shown-school.ts'
import { inCity } from './in-city.ts'
import { capitalized, joined } from './language-names.ts'
import { languagesAndAges } from './languages-by-age.ts'
import { lowerCase } from './lower-case.ts'

/** `audience` says who the course is for. */
export const courseFilters: readonly {
  id: CourseFilter
  label: string
  audience: string | null
}[] = [
  { id: 'todos', label: 'Todos', audience: null },
  { id: 'criancas', label: 'Crianças', audience: 'para crianças' },
  { id: 'adolescentes', label: 'Adolescentes', audience: 'para adolescentes' },
  { id: 'jovens', label: 'Jovens', audience: 'para jovens' },
  { id: 'adultos', label: 'Adultos', audience: 'para adultos' },
  { id: 'preparatorios', label: 'Preparatórios', audience: 'preparatório' },
  { id: 'online', label: 'Online', audience: 'online' },
]

export const coursesPage = {
  head: ({ cityInHead, offer }: Pick<ShownFacts, 'cityInHead' | 'offer'>) => ({
    title: `Cursos de idiomas${inCity(cityInHead)}`,
    description:
      `Cursos${inCity(cityInHead)}: ${languagesAndAges(offer)}. ${alsoOffered(offer)}`.trim(),
  }),
  eyebrow: 'Nossos cursos',
  title: 'Qual conversa você quer ter?',
  text: 'Pedir um café, passar no vestibular, fechar um contrato, entender os avós: cada motivo pede um curso.',
  languagesTitle: 'Os idiomas que ensinamos',
  languageLink: (language: string) => `Ver cursos de ${lowerCase(language)}`,
  filterLabel: 'Filtrar cursos por público',
  languageFilterLabel: 'Filtrar cursos por idioma',
  anyLanguage: 'Qualquer idioma',
  unfold: (count: number, category: string) =>
    `Ver ${count === 1 ? 'o curso' : `os ${count} cursos`} de ${category}`,
  levelLabel: 'Nível',
  modalityLabel: 'Modalidade',
  languagesLabel: (count: number) => (count === 1 ? 'Idioma' : 'Idiomas'),
  result: (count: number, language: string | undefined) => {
    const courses = count === 0 ? 'Nenhum curso' : count === 1 ? '1 curso' : `${count} cursos`
    return language ? `${courses} de ${lowerCase(language)}` : courses
  },
  ask: {
    title: (language: string) => `Quer ${lowerCase(language)} para outra idade?`,
    titleNone: (language: string) => `Procura ${lowerCase(language)}? Pergunte`,
    text: 'Nem tudo o que ensinamos cabe no catálogo. Diga a idade de quem vai estudar e em que horários, e respondemos com o que temos.',
    message: (language: string, audience: string | null) =>
      `Olá! Procuro um curso de ${lowerCase(language)}${audience ? ` ${audience}` : ''} e gostaria de saber o que a escola oferece.`,
    button: (language: string) => `Perguntar sobre ${lowerCase(language)}`,
  },
  closingTitle: 'Ainda em dúvida?',
  closingText:
    'O teste de nível leva de 5 a 10 minutos e vem com uma recomendação de curso. É um bom começo de conversa.',
  closingButton: 'Fazer o teste de nível',
}

/** 'Preparatórios, aulas individuais e online.' */
function alsoOffered({ categories }: Offer): string {
  const words = { preparatorios: 'preparatórios', adultos: 'aulas individuais', online: 'online' }
  const offered = Object.entries(words).filter(([id]) => categories.some((one) => one === id))
  const list = capitalized(joined(offered.map(([, word]) => word)))
  return list && `${list}.`
}
