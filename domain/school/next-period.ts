import { offeredField } from '#domain/fields/control.ts'
import type { Typed } from '#domain/fields/field.ts'
import type { Problems } from '#domain/fields/form.ts'
import { type Price, priceText, readPrice } from '#domain/price.ts'
import { isPlausibleDay, type SchoolDay } from '#domain/school-day.ts'
import { lessonDays } from './lesson-days.ts'
import { addItem, lastIdsOf } from './lists/change-items.ts'
import { readItem, repeatedItem } from './lists/item-form.ts'
import { type AnyItem, type Items, listOf, type SchoolClass } from './lists/lists.ts'
import { copiedField, copiedFields, replacedField } from './period-form.ts'
import type { SchoolInUse } from './school-in-use.ts'

const list = listOf('classes')

/** The classes of the courses that there are which have not been repeated yet: those that a school copies. */
export function classesToCopy({
  classes,
  courses,
}: Pick<Items, 'classes' | 'courses'>): SchoolClass[] {
  const kind = ({ language, course, level, days, start, place }: SchoolClass) =>
    JSON.stringify([language, course, level, days, start, place])
  return classes.filter(
    (one) =>
      !one.hidden &&
      courses.some(({ id }) => id === one.course) &&
      !classes.some((other) => kind(other) === kind(one) && other.firstDay > one.firstDay),
  )
}

/** What the form proposes for each class: its next first day from `from` on, and its price raised by `percent`. */
export function proposed(
  classes: readonly SchoolClass[],
  { from, percent }: { from: SchoolDay; percent: number },
): Typed {
  const fields = classes.flatMap((one) => [
    [copiedField('firstDay', one.id), lessonDays(from, one.days, 1)[0]],
    [copiedField('price', one.id), one.price && priceText(raised(one.price, percent))],
  ])
  return { [copiedFields]: classes.map(({ id }) => id).join(' '), ...Object.fromEntries(fields) }
}

/** In whole reais. Words that say an amount are raised too; others stay. */
export function raised(price: Price, percent: number): Price {
  const read = typeof price === 'string' ? readPrice(price) : price
  if (typeof read === 'string' || percent === 0) return price
  return { ...read, amount: Math.round(read.amount * (1 + percent / 100)) }
}

/** The list with the copies that were typed. A copy that is there already, of a repeated submission, is not made again. */
export function withCopies(
  latest: SchoolInUse,
  typed: Typed,
  now: Date,
): { classes: readonly SchoolClass[]; added: number } | { problems: Problems } | 'full' {
  const ids = (typed[copiedFields] ?? '').split(' ')
  const copies = latest.classes.filter(({ id }) => ids.includes(String(id)))
  const readings = copies.map((one) => ({ one, ...readCopy(one, typed, latest, now) }))
  const problems = readings.flatMap(({ one, problems }) =>
    Object.entries(problems).map(([input, problem]) => [copiedField(input, one.id), problem]),
  )
  if (problems.length > 0) return { problems: Object.fromEntries(problems) }
  const stay = ({ id }: AnyItem) => !typed[replacedField] || !ids.includes(String(id))
  const left = latest.classes.filter(stay)
  const added = readings.map(({ item }) => item).filter((item) => !isThere(item, left))
  let classes: readonly AnyItem[] | null = left
  // Before the old classes leave the list, so that no copy gets the id of one of them.
  const document = { ...latest.document, lastIds: lastIdsOf(latest) }
  for (const item of added) {
    classes = addItem(list, { ...latest, document, classes: classes as Items['classes'] }, item)
    if (!classes) return 'full'
  }
  return { classes: classes as Items['classes'], added: added.length }
}

function readCopy(one: SchoolClass, typed: Typed, lists: Items, now: Date) {
  const own = ['firstDay', 'price'].map((input) => {
    const name = copiedField(input, one.id)
    return [input, typed[offeredField(name)] || typed[name]]
  })
  const isTaught = lists.teachers.some(({ id }) => id === one.teacher)
  const copy = {
    ...repeatedItem(list, one),
    ...(!isTaught && { teacher: '' }),
    ...Object.fromEntries(own),
  }
  return readItem(list, copy, { now, lists })
}

function isThere(item: AnyItem, classes: readonly AnyItem[]): boolean {
  const contents = (one: AnyItem) => JSON.stringify(Object.entries({ ...one, id: 0 }).toSorted())
  return classes.some((one) => contents(one) === contents(item))
}

/** '8', '8,5 %'. Empty: as it is. */
export function readPercent(typed: string): number | null {
  const text = typed.replace('%', '').trim().replace(',', '.')
  if (text === '') return 0
  return /^-?\d{1,2}(\.\d{1,2})?$/.test(text) ? Number(text) : null
}

/** What the next period needs before a table can be made of it. */
export function readPeriod(
  asked: URLSearchParams,
  today: SchoolDay,
): { from: SchoolDay; percent: number } | { problems: Problems } {
  const [from, percent] = [asked.get('inicio') ?? '', readPercent(asked.get('reajuste') ?? '')]
  const isAhead = isPlausibleDay(from) && from >= today
  if (isAhead && percent !== null) return { from, percent }
  return {
    problems: {
      ...(!isAhead && { inicio: 'Escolha um dia a partir de hoje.' }),
      ...(percent === null && { reajuste: 'Escreva um número, como 8 ou 8,5.' }),
    },
  }
}
