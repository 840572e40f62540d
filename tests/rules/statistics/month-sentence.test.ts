import { expect, test } from 'vitest'
import { monthSentence } from '#content/month-sentence.ts'
import { schoolDefaults } from '#content/school.ts'
import type { SchoolClass } from '#domain/school/lists/lists.ts'
import type { DayCounts } from '#domain/statistics/statistics.ts'
import { aClass } from '#tests/sample-data/builders.ts'

const { courses } = schoolDefaults
const [course] = courses
const days: DayCounts[] = [
  { day: '2026-11-02', counts: { 'whatsapp /cursos/turmas turma-5': 50 } },
  {
    day: '2026-10-31',
    counts: { 'whatsapp /cursos/turmas turma-4': 9, 'whatsapp / turma-4': 2, whatsapp: 30 },
  },
  {
    day: '2026-10-02',
    counts: {
      'whatsapp /cursos/turmas turma-4': 3,
      'whatsapp /cursos/turmas turma-5': 7,
      [`whatsapp /cursos curso-${course?.id}`]: 20,
    },
  },
]

const sentence = (...classes: SchoolClass[]) =>
  monthSentence(days, { month: '2026-10', today: '2026-11-03', classes, courses })

const most =
  'Em outubro, a turma mais pedida pelo WhatsApp foi Alemão A1, segunda e quarta, das 19h às 20h30: 14 vezes.'

test.each<[Partial<SchoolClass>, string]>([
  [{ vacancies: 'full' }, 'Ela está lotada: vale abrir outra.'],
  [{ firstDay: '2026-10-05' }, 'Ela já saiu do site: vale abrir outra.'],
  [{ hidden: true }, 'Ela está escondida: vale mostrá-la no site.'],
  [{ vacancies: 'few' }, 'Ela tem poucas vagas: vale preparar outra.'],
  [{}, 'Ela ainda tem vagas: vale divulgá-la.'],
])('the class most asked for in a month that has %j', (changes, advice) => {
  expect(sentence(aClass({ id: 5 }), aClass({ id: 4, ...changes }))).toEqual({
    text: `${most} ${advice}`,
    part: 'turmas',
    item: '4',
  })
})

test('without such a class, a course that has none to join', () => {
  expect(sentence()?.text).toBe(
    `Em outubro, o curso “${course?.title}” foi pedido 20 vezes pelo WhatsApp, e não há turma aberta. Vale abrir uma.`,
  )
  expect(sentence(aClass({ id: 9, course: course?.id ?? 0 }))).toBeNull()
  const few = [{ day: '2026-10-02', counts: { 'whatsapp / turma-4': 2 } }]
  const known = { month: '2026-10', today: '2026-11-03', classes: [aClass({ id: 4 })], courses }
  expect(monthSentence(few, known)).toBeNull()
})
