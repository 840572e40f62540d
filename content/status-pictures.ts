import type { SchoolEvent } from '#domain/events/event.ts'
import { eventDays, lastDayOf } from '#domain/events/event-days.ts'
import { type Language, languages } from '#domain/languages.ts'
import { daysText, hoursText } from '#domain/opening-hours.ts'
import { priceText } from '#domain/price.ts'
import type { Course, Exam, ExamDate, SchoolClass } from '#domain/school/lists/lists.ts'
import { hasBegun, isFull } from '#domain/school/open-classes.ts'
import type { SiteNotice } from '#domain/school/site-notice.ts'
import { formatDayIn, formatLongDay, type SchoolDay } from '#domain/school-day.ts'
import type { StatusWords } from '#domain/status-picture.ts'
import { className, vacancyNames } from './school-lists/class-words.ts'
import { modalityNames } from './school-lists/option-names.ts'

export const statusPage = {
  /** In a list, beside 'Editar'. */
  link: 'Divulgar',
  title: 'Imagem para o status',
  shapes: { status: 'Status, em pé', quadrado: 'Quadrada, para grupos e redes' },
  alt: (name: string, shape: string) => `Imagem de ${name}: ${shape}`,
  share: 'Compartilhar',
  save: 'Salvar',
  preparing: 'Preparando a imagem...',
  failed: 'A imagem não chegou. Confira a internet e abra a página de novo.',
  grounds: { label: 'Fundo', cor: 'Cor da escola', claro: 'Claro' },
  photo: {
    label: 'Foto',
    hint: 'Só fotos deste evento, que todos já veem no site.',
    none: 'Sem foto',
    one: (number: number) => `Foto ${number}`,
  },
  notForAll:
    'Este evento não aparece no site para todos. Quem receber a imagem lê o nome, o dia e o lugar.',
  noPhoto: 'As fotos dele não entram em imagens.',
}

const languageOf = (id: string) => languages.find((one) => one.id === id) as Language

/** What a status picture says of a class. */
export function classStatus(
  one: SchoolClass,
  { course, today }: { course: Pick<Course, 'title'> | undefined; today: SchoolDay },
): StatusWords {
  const language = languageOf(one.language)
  return {
    greeting: `${language.greeting}!`,
    color: language.color,
    eyebrow: course?.title ?? null,
    title: className(one),
    facts: [
      capitalised(daysText(one.days)),
      hoursText({ opens: one.start, closes: one.end }),
      `${hasBegun(one, today) ? 'Começou' : 'Começa'} em ${withoutYear(one.firstDay)}`,
      [modalityNames[one.modality], one.place].filter(Boolean).join(', '),
      ...(one.price ? [priceText(one.price)] : []),
    ],
    mark: one.vacancies ? vacancyNames[one.vacancies] : null,
    call: isFull(one) ? 'Entre na lista de espera' : 'Quero esta turma!',
  }
}

/** Of a day on which an exam is held. */
export function examDateStatus(
  { day, deadline, fee, place }: ExamDate,
  { exam, today }: { exam: Pick<Exam, 'name' | 'institution' | 'language'>; today: SchoolDay },
): StatusWords {
  const isClosed = deadline < today
  const { name, institution, language } = exam
  return {
    greeting: 'Dia de prova',
    color: languageOf(language).color,
    eyebrow: institution === name ? null : institution,
    title: name,
    facts: [
      formatLongDay(day),
      isClosed ? '' : `Inscrições até ${withoutYear(deadline)}`,
      fee ? `Taxa: ${fee}` : '',
      place ?? '',
    ].filter(Boolean),
    mark: isClosed ? 'Inscrições encerradas' : null,
    call: isClosed ? 'Boa prova!' : 'Quero me inscrever!',
  }
}

export function noticeStatus({ text, lastDay }: SiteNotice): StatusWords {
  return {
    greeting: 'Recado da escola',
    color: 'blue',
    eyebrow: null,
    title: text ?? '',
    facts: lastDay ? [`Até ${withoutYear(lastDay)}`] : [],
    mark: null,
    call: 'Fale com a gente!',
  }
}

type ShownEvent = Pick<SchoolEvent, 'nome' | 'data' | 'dataFim' | 'horario' | 'local'>

type EventKnown = {
  today: SchoolDay
  /** Everyone can open photos of it. */
  showsPhotos: boolean
}

export function eventStatus(event: ShownEvent, { today, showsPhotos }: EventKnown): StatusWords {
  const { nome, data, horario, local } = event
  const lastDay = lastDayOf(event)
  const isOver = lastDay !== null && lastDay < today
  return {
    greeting: isOver ? 'Foi assim!' : 'Anote aí!',
    color: 'orange',
    eyebrow: null,
    title: nome,
    facts: [
      data ? capitalised(eventDays({ ...event, data })) : '',
      horario ?? '',
      local ?? '',
    ].filter(Boolean),
    mark: null,
    call: isOver ? overCall(showsPhotos) : 'Esperamos você!',
  }
}

const overCall = (showsPhotos: boolean) =>
  showsPhotos ? 'Veja as fotos no site!' : 'Obrigado a quem participou!'

/** A status is seen within a day, and what it announces is near. */
const withoutYear = (day: SchoolDay) => formatDayIn(day.slice(0, 4), day)

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
