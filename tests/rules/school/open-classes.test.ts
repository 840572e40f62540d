import { expect, test } from 'vitest'
import type { Site } from '#app/page-meta.ts'
import { classJsonLd } from '#app/routes/site/language/dated-json-ld.ts'
import { deedOf, shownParts } from '#content/changes/changes.ts'
import { classCard, classesPage } from '#content/open-classes.ts'
import { schoolDefaults } from '#content/school.ts'
import { wordsOf } from '#content/school-lists/words.ts'
import { changeAuthor, type RecordedChange } from '#domain/changes/recorded-change.ts'
import {
  chosenClasses,
  classSearch,
  liveChoices,
  readClassChoice,
} from '#domain/school/class-filters.ts'
import { addItem } from '#domain/school/lists/change-items.ts'
import { readItem, repeatedItem, typedItem } from '#domain/school/lists/item-form.ts'
import { itemRules } from '#domain/school/lists/item-rules.ts'
import { type AnyItem, listOf } from '#domain/school/lists/lists.ts'
import {
  beginningClasses,
  isOpen,
  leavingClasses,
  openClasses,
} from '#domain/school/open-classes.ts'
import { emptyDocument, withState } from '#domain/school/school-document.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import { shownSchool } from '#domain/school/shown-school.ts'
import { undoInSchool } from '#domain/school/undo-in-school.ts'
import { aClass } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'

const list = listOf('classes')
const now = new Date('2026-11-18T12:00:00Z')
const german = schoolDefaults.courses.find(({ languages }) => languages.includes('alemao'))

const shown = (classes: ReturnType<typeof aClass>[], courses = schoolDefaults.courses) =>
  shownSchool(
    schoolInUse(withState(emptyDocument, { classes, courses: [...courses] }), schoolDefaults),
    'http://localhost',
  ).classes

test('a class leaves two weeks after its first day, unless it still takes students', () => {
  const one = aClass({ firstDay: '2026-11-10' })
  const days = ['2026-11-01', '2026-11-10', '2026-11-23', '2026-11-24']
  expect(days.map((day) => isOpen(one, day))).toEqual([true, true, true, false])
  expect(isOpen({ ...one, stillOpen: true }, '2027-06-01')).toBe(true)
})

test('the panel speaks of a class in the week before it leaves', () => {
  const one = aClass({ firstDay: '2026-11-10' })
  const days = ['2026-11-16', '2026-11-17', '2026-11-23', '2026-11-24']
  expect(days.map((day) => leavingClasses([one], day).length)).toEqual([0, 1, 1, 0])
  expect(leavingClasses([{ ...one, stillOpen: true }], '2026-11-20')).toEqual([])
  expect(leavingClasses([{ ...one, hidden: true }], '2026-11-20')).toEqual([])
})

test('the panel speaks of a class in the week before it begins', () => {
  const one = aClass({ firstDay: '2026-11-10' })
  const days = ['2026-11-02', '2026-11-03', '2026-11-10', '2026-11-11']
  expect(days.map((day) => beginningClasses([one], day).length)).toEqual([0, 1, 1, 0])
  expect(beginningClasses([{ ...one, hidden: true }], '2026-11-09')).toEqual([])
})

test('the next to begin is first, those that have begun are last', () => {
  const days = ['2026-12-01', '2026-11-17', '2026-11-12', '2026-11-18']
  const classes = days.map((firstDay, id) => aClass({ id, firstDay }))
  expect(openClasses(classes, '2026-11-18').map(({ id }) => id)).toEqual([3, 0, 1, 2])
})

test('visitors see the classes of the courses on the site', () => {
  const one = aClass({ course: german?.id ?? 0 })
  expect(shown([one])).toMatchObject([{ title: german?.title }])
  expect(shown([aClass({ ...one, hidden: true })])).toEqual([])
  const without = schoolDefaults.courses.filter(({ id }) => id !== german?.id)
  expect(shown([one], without)).toEqual([])
  const isOff = wordsOf('classes').offSite
  const known = { ...schoolDefaults, courses: without, today: '2026-11-18' }
  expect(isOff?.(one as AnyItem, known)).toBe('Fora do site: o curso não está lá')
})

test('the class of a deleted course does not go over to the next course that is added', () => {
  const kept = schoolDefaults.courses.slice(0, -1)
  const last = schoolDefaults.courses.at(-1)
  const lists = { ...schoolDefaults, courses: kept, classes: [aClass({ course: last?.id ?? 0 })] }
  const latest = { ...lists, document: emptyDocument }
  const added = addItem(listOf('courses'), latest, { ...last, id: 0 } as AnyItem)
  expect(added?.at(-1)?.id).toBe((last?.id ?? 0) + 1)
})

test('a class ends after it begins, on its days, in a course of its language, which is recorded by its name', () => {
  const before = aClass({ course: german?.id ?? 0 })
  const typed = typedItem(list, before)
  const read = (changed: object) =>
    readItem(list, { ...typed, ...changed }, { now, lists: schoolDefaults, before })
  expect(read({}).problems).toEqual({})
  expect(read({ end: '19:00' }).problems).toEqual({ end: 'O fim precisa ser depois do começo.' })
  expect(read({ start: '25:00' }).problems.start).toMatch(/hora válida/)
  const english = schoolDefaults.courses.find(({ languages }) => !languages.includes('alemao'))
  expect(read({ course: String(english?.id) }).problems).toEqual({
    course: 'Este curso não ensina o idioma escolhido.',
  })
  expect(read({ firstDay: '2027-02-05' }).problems).toEqual({
    firstDay: '5 de fevereiro de 2027 é sexta, e a turma é de segunda e quarta.',
  })
  const mistakes = itemRules.classes?.({ days: 'seg qua', firstDay: '2027-02-05' }, schoolDefaults)
  expect(mistakes?.firstDay?.days).toEqual(['2027-02-08', '2027-02-10', '2027-02-15'])
  const part = { part: 'classes.1', before, after: { ...before, course: 1, days: ['sab'] } }
  const [course, days] = shownParts({ kind: 'school', parts: [part] } as never, schoolDefaults)
  expect(course).toMatchObject({
    before: german?.title,
    after: schoolDefaults.courses.find(({ id }) => id === 1)?.title,
  })
  expect(days).toMatchObject({ before: 'Segunda, Quarta', after: 'Sábado' })
})

test('a day that was moved is told in words, with what both days share said once', () => {
  const told = (before: object, after: object) => {
    const part = { part: 'classes.1', before, after }
    const [day] = shownParts({ kind: 'school', parts: [part] } as never, schoolDefaults)
    return `de ${day?.before} para ${day?.after}`
  }
  const from = (firstDay: string) => aClass({ firstDay })
  const march = from('2027-03-13')
  expect(told(march, from('2027-03-20'))).toBe('de 13 para 20 de março de 2027')
  expect(told(march, from('2027-04-01'))).toBe('de 13 de março para 1º de abril de 2027')
  expect(told(march, from('2028-03-13'))).toBe('de 13 de março de 2027 para 13 de março de 2028')
})

test('a class that is repeated asks for another first day', () => {
  const one = aClass({ vacancies: 'few', stillOpen: true, note: 'Com café.' })
  const typed = repeatedItem(list, one)
  expect(typed).toMatchObject({ start: '19:00', days: 'seg qua', note: 'Com café.' })
  for (const open of ['firstDay', 'vacancies', 'stillOpen']) expect(typed[open]).toBeUndefined()
})

test('filters are links: what is unknown is no filter, and what finds nothing is not offered', () => {
  const choice = readClassChoice(
    new URLSearchParams('modalidade=online&idioma=alemao&periodo=noite&x=1'),
  )
  expect(classSearch(choice)).toBe('?idioma=alemao&periodo=noite&modalidade=online')
  expect(classSearch(readClassChoice(new URLSearchParams('idioma=klingon&periodo=')))).toBe('')
  const classes = [aClass({ id: 1 }), aClass({ id: 2, start: '08:00', modality: 'online' })]
  expect(liveChoices(classes)).toEqual({
    languages: [],
    periods: ['manha', 'noite'],
    modalities: ['presencial', 'online'],
  })
  const evening = { language: null, period: 'noite', modality: null } as const
  expect(chosenClasses(classes, evening).map(({ id }) => id)).toEqual([1])
})

test('a class is found by the part of the day in which it begins, and on Saturday as well', () => {
  const starts = ['08:00', '12:00', '17:59', '18:00'].map((start, id) => aClass({ id, start }))
  const classes = [...starts, aClass({ id: 4, days: ['ter', 'sab'], start: '09:00' })]
  const found = (periodo: string) =>
    chosenClasses(classes, readClassChoice(new URLSearchParams({ periodo }))).map(({ id }) => id)
  expect(['manha', 'tarde', 'noite', 'sabado'].map(found)).toEqual([[0, 4], [1, 2], [3], [4]])
  expect(liveChoices(classes).periods).toEqual(['manha', 'tarde', 'noite', 'sabado'])
  const saturday = { language: 'Alemão', period: 'sabado', modality: null } as const
  expect(classesPage.result(2, 0, saturday)).toBe('2 turmas de alemão aos sábados')
})

test('a class that is held both ways is found under either, which are the only choices', () => {
  const classes = (['presencial', 'online', 'hibrido'] as const).map((modality, id) =>
    aClass({ id, modality }),
  )
  const found = (modality: string) =>
    chosenClasses(classes, readClassChoice(new URLSearchParams({ modalidade: modality }))).map(
      ({ id }) => id,
    )
  expect(['presencial', 'online', 'hibrido'].map(found)).toEqual([
    [0, 2],
    [1, 2],
    [0, 1, 2],
  ])
  expect(liveChoices(classes).modalities).toEqual(['presencial', 'online'])
  expect(liveChoices(classes.slice(2)).modalities).toEqual([])
})

test('what was found, and what is asked of the school, name the whole choice', () => {
  const evening = { language: 'Alemão', period: 'noite', modality: 'presencial' } as const
  expect([0, 1, 2].map((count) => classesPage.result(count, 0, evening))).toEqual([
    'Nenhuma turma presencial de alemão à noite',
    '1 turma presencial de alemão à noite',
    '2 turmas presenciais de alemão à noite',
  ])
  const online = { language: null, period: null, modality: 'online' } as const
  expect(classesPage.result(2, 1, online)).toBe('2 turmas online')
  expect(classesPage.result(0, 1, evening)).toBe('A turma presencial de alemão à noite está lotada')
  expect(classesPage.result(0, 2, online)).toBe('As 2 turmas online estão lotadas')
  expect(classesPage.other.message(evening)).toBe(
    'Olá! Procuro uma turma presencial de alemão à noite. Há previsão?',
  )
})

test('full classes are below the others, say so, and lead to the waiting list', () => {
  const full = aClass({ id: 1, vacancies: 'full' })
  const classes = [
    full,
    aClass({ id: 2, firstDay: '2027-03-01' }),
    aClass({ id: 3, vacancies: 'few' }),
  ]
  expect(openClasses(classes, '2026-11-18').map(({ id }) => id)).toEqual([3, 2, 1])
  const [shownFull] = shown([full])
  if (!shownFull) throw new Error('not shown')
  expect(classCard.ask(shownFull)).toBe('Entrar na lista de espera')
  expect(classCard.message(shownFull)).toContain('lista de espera da turma de alemão A1')
})

test('a class says who teaches it while that teacher is on the site', () => {
  const ana = { id: 3, name: 'Ana', languages: ['alemao' as const], sentence: 'Morou em Bonn.' }
  const nameOf = (teacher: object | null) =>
    shownSchool(
      schoolInUse(
        withState(emptyDocument, {
          classes: [aClass({ teacher: 3 })],
          teachers: teacher ? [{ ...ana, ...teacher }] : [],
        }),
        schoolDefaults,
      ),
      'http://localhost',
    ).classes[0]?.teacherName
  expect([nameOf({}), nameOf({ hidden: true }), nameOf(null)]).toEqual(['Ana', null, null])
})

test('a class that 1.0 stored keeps its mark and the words of its price, and its changes are undone', async () => {
  const { vacancies: _, ...stored } = { ...aClass(), fewPlaces: true }
  const inUse = schoolInUse(withState(emptyDocument, { classes: [stored] }), schoolDefaults)
  expect(inUse.damage).toEqual([])
  expect(inUse.classes).toEqual([aClass({ vacancies: 'few' })])
  const documents = memoryDocuments()
  const store = schoolStore(documents)
  const change: RecordedChange = {
    ...changeAuthor('Ana', now, 'x'),
    kind: 'school',
    subject: 'Turmas abertas',
    parts: [{ part: 'classes.1', before: aClass(), after: stored }],
  }
  await store.save(inUse.document, 0, change)
  const latest = async () => {
    const { document, revision } = await store.find()
    return { ...schoolInUse(document, schoolDefaults), revision }
  }
  expect(deedOf(change, schoolDefaults)).toMatch(/^mudou a turma/)
  const undo = changeAuthor('Ana', new Date(now.getTime() + 1), 'y')
  expect(await undoInSchool(change, { latest, save: store.save }, undo)).not.toBeNull()
  expect((await latest()).classes).toEqual([aClass()])
})

test('search engines read that a class costs nothing where its price says so', () => {
  const categoryOf = (price: string) => {
    const classes = shown([aClass({ price, modality: 'online' })])
    return classes.map(
      (one) => classJsonLd({ ...one, hasBegun: false }, {} as Site).offers.category,
    )
  }
  const prices = ['Gratuito', 'Grátis', 'Sob consulta', 'Material gratuito', 'R$ 390 por mês']
  expect(prices.flatMap(categoryOf)).toEqual(['Free', 'Free', 'Paid', 'Paid', 'Paid'])
})
