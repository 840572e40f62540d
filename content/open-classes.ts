import type { ChoosableModality, Period } from '#domain/school/class-filters.ts'
import type { SchoolClass } from '#domain/school/lists/lists.ts'
import { isFull } from '#domain/school/open-classes.ts'
import { formatLongDay } from '#domain/school-day.ts'
import { inCity } from './in-city.ts'
import { languageList } from './language-names.ts'
import { lowerCase } from './lower-case.ts'
import { classTimes, vacancyNames } from './school-lists/class-words.ts'
import { modalityNames } from './school-lists/option-names.ts'

export const periodNames: Record<Period, string> = {
  manha: 'Manhã',
  tarde: 'Tarde',
  noite: 'Noite',
  sabado: 'Sábado',
}

export const inPeriod: Record<Period, string> = {
  manha: 'de manhã',
  tarde: 'à tarde',
  noite: 'à noite',
  sabado: 'aos sábados',
}

/** After 'turma', and after 'turmas'. */
const ofModality: Record<ChoosableModality, readonly [string, string]> = {
  presencial: ['presencial', 'presenciais'],
  online: ['online', 'online'],
}

type Found = {
  language: string | null
  period: Period | null
  modality: ChoosableModality | null
}

/** 'turma presencial de alemão à noite' */
function classesFound({ language, period, modality }: Found, count = 1): string {
  const isOne = count < 2
  return [
    isOne ? 'turma' : 'turmas',
    modality && ofModality[modality][isOne ? 0 : 1],
    language && `de ${lowerCase(language)}`,
    period && inPeriod[period],
  ]
    .filter(Boolean)
    .join(' ')
}

export const classesPage = {
  head: (city: string | null) => ({
    title: `Turmas abertas${inCity(city)}`,
    description: `As próximas turmas de idiomas${inCity(city)}: dias, horários, primeiro dia de aula e preço. Filtre por idioma, horário e modalidade.`,
  }),
  back: 'Todos os cursos',
  title: 'Em que horário você pode?',
  filters: {
    language: 'Filtrar turmas por idioma',
    period: 'Filtrar turmas por horário',
    modality: 'Filtrar turmas por modalidade',
  },
  /** On the row that unfolds the filters. */
  filter: (chosen: readonly string[]) =>
    chosen.length > 0
      ? `Filtro: ${chosen.join(', ')}`
      : 'Filtrar por idioma, horário ou modalidade',
  removeFilter: '(tirar este filtro)',
  /** `full`: how many of those that were found have no place left. */
  result: (withPlaces: number, full: number, found: Found) => {
    if (withPlaces === 0 && full > 0) {
      const all = classesFound(found, full)
      return full === 1 ? `A ${all} está lotada` : `As ${full} ${all} estão lotadas`
    }
    return `${withPlaces === 0 ? 'Nenhuma' : withPlaces} ${classesFound(found, withPlaces)}`
  },
  full: {
    title: (count: number) => (count === 1 ? 'Turma lotada' : `${count} turmas lotadas`),
    text: 'Às vezes alguém desiste ou abrimos outra turma no mesmo horário: peça um lugar na lista de espera.',
  },
  other: {
    title: 'Nenhuma serve?',
    text: 'Outras turmas se formam ao longo do ano. Diga o que procura, e respondemos com o que está por vir.',
    all: 'Ver todas as turmas',
    ask: 'Perguntar à escola',
    message: (sought: Found) => `Olá! Procuro uma ${classesFound(sought)}. Há previsão?`,
  },
}

export const openClassesSection = {
  eyebrow: 'Turmas abertas',
  home: 'As próximas turmas',
  courses: 'Turmas que você pode começar agora',
  ofLanguage: (language: string) => `Turmas de ${lowerCase(language)} abertas`,
  all: (count: number) => `Ver as ${count} turmas`,
}

type Started = Pick<SchoolClass, 'firstDay' | 'stillOpen'> & { hasBegun: boolean }

export const classCard = {
  times: 'Dias e horário',
  start: 'Primeiro dia',
  modality: 'Modalidade',
  price: 'Preço',
  startOf: ({ firstDay, stillOpen, hasBegun }: Started) => {
    if (!hasBegun) return `Começa em ${formatLongDay(firstDay)}`
    return `Começou em ${formatLongDay(firstDay)}${stillOpen ? ' e ainda aceita alunos' : ''}`
  },
  onRequest: 'Preço sob consulta',
  vacancies: vacancyNames,
  teacher: 'Quem ensina',
  calendar: 'Pôr a primeira aula na agenda',
  ask: (one: SchoolClass) => (isFull(one) ? 'Entrar na lista de espera' : 'Quero esta turma'),
  /** `more`: what the visitor adds about themselves. */
  message: (one: SchoolClass & { title: string }, more = '') => {
    const named = `turma de ${languageList([one.language])}${one.level ? ` ${one.level}` : ''} (${one.title}), ${classTimes(one)}, ${lowerCase(modalityNames[one.modality])}, com início em ${formatLongDay(one.firstDay)}`
    const asked = isFull(one)
      ? `Olá! Quero entrar na lista de espera da ${named}.`
      : `Olá! Tenho interesse na ${named}. Ainda há vagas?`
    return [asked, more].filter(Boolean).join(' ')
  },
}
