import {
  box,
  choice,
  day,
  itemOf,
  line,
  optional,
  price,
  required,
  several,
  text,
  time,
} from '#domain/fields/kinds.ts'
import { languageIds } from '#domain/languages.ts'
import { modalities } from '#domain/modalities.ts'
import { weekdays } from '#domain/opening-hours.ts'
import { schoolList } from './school-list.ts'

/** Classes that one can join. When they are on the site: see open-classes.ts. */
export const classes = schoolList({
  name: 'classes',
  max: 60,
  orderBy: 'firstDay',
  openWhenRepeated: ['firstDay', 'vacancies', 'stillOpen'],
  setInList: 'vacancies',
  older: ({ fewPlaces, ...item }) => (fewPlaces ? { ...item, vacancies: 'few' } : item),
  fields: {
    language: choice(languageIds),
    course: itemOf('courses'),
    level: optional(line(30)),
    days: several(weekdays),
    start: required(time(), 'informe a hora'),
    end: required(time(), 'informe a hora'),
    firstDay: required(day(), 'informe o dia'),
    modality: choice(modalities),
    /** Where it meets; the school itself if absent. */
    place: optional(line(80)),
    teacher: optional(itemOf('teachers')),
    price: optional(price(60)),
    /** Absent: there are places. */
    vacancies: optional(choice(['few', 'full'])),
    /** The class stays on the site after its first weeks. */
    stillOpen: box,
    note: optional(text(160)),
  },
})
