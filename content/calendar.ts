import { priceText } from '#domain/price.ts'
import type { ExamDate } from '#domain/school/lists/lists.ts'
import type { Offer, ShownClass } from '#domain/school/shown-lists.ts'
import { formatLongDay } from '#domain/school-day.ts'
import { languageList } from './language-names.ts'
import { classTimes } from './school-lists/class-words.ts'
import { modalityNames } from './school-lists/option-names.ts'

/** In the calendar that people subscribe to. */
export const calendarWords = {
  name: (school: string) => `Agenda: ${school}`,
  firstLesson: (one: ShownClass, school: string) => ({
    title: `Primeira aula de ${[languageList([one.language]), one.level].filter(Boolean).join(' ')}, ${school}`,
    text: [
      one.title,
      classTimes(one),
      modalityNames[one.modality],
      one.teacherName,
      one.price && priceText(one.price),
      one.note,
    ]
      .filter(Boolean)
      .join('\n'),
  }),
  exam: (name: string, { deadline, fee }: Pick<ExamDate, 'deadline' | 'fee'>) => ({
    title: `Prova: ${name}`,
    text: [`Inscrições até ${formatLongDay(deadline)}`, fee].filter(Boolean).join('\n'),
  }),
  online: 'Online',
}

/** On /eventos. */
export const subscribeWords = {
  title: 'Assinar a agenda',
  text: ({ institutions }: Pick<Offer, 'institutions'>) =>
    `Os eventos${institutions.length > 0 ? ', as provas' : ''} e as primeiras aulas no seu calendário. O que mudar aqui muda lá também.`,
  own: 'No meu calendário',
  google: 'No Google Agenda',
  file: 'Baixar o arquivo',
}
