import { daysText, hoursText, type Weekday } from '#domain/opening-hours.ts'
import { levels } from '#domain/placement/question.ts'
import { priceText } from '#domain/price.ts'
import type { Items, SchoolClass } from '#domain/school/lists/lists.ts'
import { isOpen } from '#domain/school/open-classes.ts'
import { formatLongDay } from '#domain/school-day.ts'
import type { ListWords } from './list-words.ts'
import { languageNames, modalityNames } from './option-names.ts'

const dayNames: Record<Weekday, string> = {
  seg: 'Segunda',
  ter: 'Terça',
  qua: 'Quarta',
  qui: 'Quinta',
  sex: 'Sexta',
  sab: 'Sábado',
  dom: 'Domingo',
}

const courseOf = ({ course, language }: SchoolClass, { courses }: Pick<Items, 'courses'>) =>
  courses.find(({ id, languages }) => id === course && languages.includes(language))

const teacherOf = ({ teacher }: SchoolClass, { teachers }: Pick<Items, 'teachers'>) =>
  teachers.find(({ id }) => id === teacher)

export const vacancyNames = { few: 'Poucas vagas', full: 'Lotada' }

export const classWords: ListWords<'classes'> = {
  path: 'turmas',
  one: 'turma',
  shownAt: { list: '/cursos#turmas', item: (id) => `/cursos/turmas#turma-${id}` },
  title: 'Turmas abertas',
  changes:
    'Aparecem na página inicial (as três próximas), na de cursos e na de cada idioma. Sem nenhuma, nada muda no site. Cada turma sai sozinha duas semanas depois do primeiro dia.',
  back: 'Voltar às turmas',
  editTitle: 'Editar turma',
  growing: {
    add: 'Adicionar turma',
    newTitle: 'Nova turma',
    empty: 'Ainda não há turmas, e o site não mostra esta parte.',
    tooMany: 'Já são 60 turmas, o máximo. Exclua uma para acrescentar outra.',
    removeTitle: 'Excluir turma',
    removeQuestion: (name) => `Excluir a turma ${name}?`,
    removed: 'Turma excluída com sucesso!',
  },
  notFound: { title: 'Turma Não Encontrada', text: 'A turma solicitada não foi encontrada.' },
  the: (name) => `a turma “${name}”`,
  nameOf: (one) => [className(one), classTimes(one)].join(', '),
  about: (one, lists) =>
    [
      courseOf(one, lists)?.title,
      `primeiro dia: ${formatLongDay(one.firstDay)}`,
      modalityNames[one.modality],
      one.place,
      teacherOf(one, lists)?.name,
      one.price && priceText(one.price),
      one.vacancies && vacancyNames[one.vacancies].toLowerCase(),
      one.stillOpen && 'ainda aceita alunos',
    ]
      .filter(Boolean)
      .join(' · '),
  textOf: ({ note }) => note ?? '',
  offSite: (one, { today, ...lists }) => {
    const course = courseOf(one, lists)
    if (!course || course.hidden) return 'Fora do site: o curso não está lá'
    return isOpen(one, today) ? null : 'Fora do site: já começou'
  },
  fields: {
    language: { label: 'Idioma', options: languageNames },
    course: { label: 'Curso', hint: 'Da lista de cursos do site.' },
    level: {
      label: 'Nível (opcional)',
      hint: 'Por exemplo: A1, Iniciantes',
      suggestions: levels,
    },
    days: { label: 'Dias da semana', options: dayNames },
    start: { label: 'Começa às' },
    end: { label: 'Termina às' },
    firstDay: {
      label: 'Primeiro dia de aula',
      hint: 'A turma sai do site duas semanas depois, e o painel avisa uma semana antes.',
    },
    modality: { label: 'Modalidade', options: modalityNames },
    place: {
      label: 'Onde (opcional)',
      hint: 'Por exemplo: Sala 3, Unidade Centro. Sem ele, é no endereço da escola.',
    },
    teacher: {
      label: 'Quem ensina (opcional)',
      hint: 'Da lista de professores.',
      none: 'Não informar',
    },
    price: {
      label: 'Preço (opcional)',
      hint: 'Um número, como 390, ou palavras. Sem ele, o site diz “sob consulta”.',
    },
    vacancies: {
      label: 'Vagas',
      hint: 'Uma turma lotada continua no site, depois das outras.',
      options: vacancyNames,
      none: 'Há vagas',
    },
    stillOpen: {
      label: 'Ainda aceita alunos',
      hint: 'Fica no site mesmo depois das duas primeiras semanas, até você desmarcar ou excluir.',
    },
    note: { label: 'Observação (opcional)', hint: 'Por exemplo: Material incluído no preço.' },
  },
}

/** 'Alemão A1' */
export function className({ language, level }: Pick<SchoolClass, 'language' | 'level'>): string {
  return [languageNames[language], level].filter(Boolean).join(' ')
}

/** 'segunda e quarta, das 19h às 20h30' */
export function classTimes({
  days,
  start,
  end,
}: Pick<SchoolClass, 'days' | 'start' | 'end'>): string {
  return `${daysText(days)}, ${hoursText({ opens: start, closes: end })}`
}
