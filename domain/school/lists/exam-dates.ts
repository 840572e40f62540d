import { day, itemOf, line, optional, required } from '#domain/fields/kinds.ts'
import { schoolList } from './school-list.ts'

/** When an exam is held. */
export const examDates = schoolList({
  name: 'examDates',
  max: 60,
  orderBy: 'day',
  openWhenRepeated: ['day', 'deadline'],
  fields: {
    exam: itemOf('exams'),
    day: required(day(), 'informe o dia'),
    /** The last day of registration. */
    deadline: required(day(), 'informe o dia'),
    fee: optional(line(60)),
    place: optional(line(80)),
  },
})
