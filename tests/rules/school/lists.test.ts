import { expect, test } from 'vitest'
import { deedOf, shownParts } from '#content/changes/changes.ts'
import { schoolDefaults } from '#content/school.ts'
import { wordsOf } from '#content/school-lists/words.ts'
import { changeLog } from '#domain/changes/change-log.ts'
import { changeAuthor } from '#domain/changes/recorded-change.ts'
import type { Control } from '#domain/fields/control.ts'
import { submitted } from '#domain/fields/form.ts'
import { changeSchool, maxFormerPictures } from '#domain/school/change-school.ts'
import { addItem, hideItem, moveItem, replaceItem } from '#domain/school/lists/change-items.ts'
import { readItem, typedItem } from '#domain/school/lists/item-form.ts'
import { type AnyItem, type AnyList, listNames, listOf } from '#domain/school/lists/lists.ts'
import {
  emptyDocument,
  partsOf,
  readSchoolDocument,
  type SchoolState,
  withParts,
  withState,
} from '#domain/school/school-document.ts'
import { type SchoolDefaults, schoolInUse } from '#domain/school/school-in-use.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import { undoAndRedo, undoInSchool } from '#domain/school/undo-in-school.ts'
import { aClass, aSlotPicture } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'

const now = new Date('2026-06-21T12:00:00.000Z')

/** Values that pass a list's own rule. */
const inKeeping: Record<string, string> = {
  approvalYears: '2023, 2024',
  end: '20:30',
  to: '/contato',
  firstDay: '2026-12-07',
}

/** Every rule below holds for every list that is declared. One that begins empty gets three items to try them on. */
const lists = listNames.map((name) => {
  const list = listOf(name)
  const shipped = schoolDefaults[name] as readonly AnyItem[]
  const made = (id: number) => ({
    ...accepted(
      list,
      typedForm(list, (control) => typedValue(control, id)),
    ),
    id,
  })
  return { name, list, defaults: shipped.length > 0 ? shipped : [1, 2, 3].map(made) }
})
const defaultLists = Object.fromEntries(lists.map(({ name, defaults }) => [name, defaults]))
const allDefaults: SchoolDefaults = { ...schoolDefaults, ...defaultLists }
const inUse = (state: object) => schoolInUse(withState(emptyDocument, state), allDefaults)
const growing = lists.filter(({ list }) => !list.ids)

/** A form's value of the given length, or of the greatest length that the field allows. */
function typedValue(
  control: Control,
  length = Number.POSITIVE_INFINITY,
): string | readonly string[] {
  const long = (limit: number) => '€'.repeat(Math.min(limit, length))
  switch (control.type) {
    case 'line':
      if (control.keyboard === 'url')
        return `https://a.example/${'a'.repeat(Math.min(482, length))}`
      return long(control.limit ?? 120)
    case 'text':
    case 'paragraphs':
      return long(control.limit ?? 120)
    case 'hours':
      return '08:00 21:00'
    case 'lines':
      return Array(Math.min(control.max, length)).fill(long(control.limit)).join('\n')
    case 'choice':
      return control.of
        ? String(schoolDefaults[control.of as 'exams'][0]?.id ?? '')
        : (control.options[0] ?? '')
    case 'answer':
      return control.options[0] ?? ''
    case 'several':
      return length === 1 ? control.options.slice(0, 1) : control.options
    case 'picture':
      return ''
    case 'number':
      return String(control.max)
    case 'day':
      return '2026-12-01'
    case 'price':
      return '390'
    case 'time':
      return '19:00'
    case 'moment':
      return '2026-12-01T18:00'
    case 'box':
    case 'permission':
      return 'on'
  }
}

function typedForm(
  list: AnyList,
  typed: (control: Control, field: string) => string | readonly string[],
) {
  const form = new FormData()
  for (const [field, { control, input = field }] of Object.entries(list.fields)) {
    const value = inKeeping[field] ?? typed(control, field)
    for (const one of [value].flat()) if (one !== '') form.append(input, one)
  }
  return form
}

function read(list: AnyList, form: FormData, before?: AnyItem) {
  const confirmed = form.getAll('certo').map(String)
  return readItem(list, submitted(form, list.fields), {
    now,
    lists: schoolDefaults,
    before,
    confirmed,
  })
}

function accepted(list: AnyList, form: FormData, before?: AnyItem): AnyItem {
  const { item, problems } = read(list, form, before)
  expect(problems).toEqual({})
  return item
}

test.each(lists)('$name: what is not stored is the default, and defaults are valid', (given) => {
  const { name, list, defaults } = given
  expect(inUse({})[name]).toEqual(defaults)
  if (list.ids) expect(defaults.map(({ id }) => id)).toEqual([...list.ids])
  const stored = inUse({ [name]: defaults })
  expect([stored[name], stored.damage]).toEqual([defaults, []])
})

test.each(lists)('$name: the form shows a default as it is read again', ({ list, defaults }) => {
  for (const item of defaults) {
    const form = new FormData()
    for (const [field, { control, input = field }] of Object.entries(list.fields)) {
      const typed = control.type === 'permission' ? 'on' : typedItem(list, item)[input]
      const values = control.type === 'several' ? typed?.split(' ') : [typed]
      for (const value of values ?? []) if (value) form.append(input, value)
    }
    const { allowedAt: _, ...again } = accepted(list, form, item)
    const { sample, ...before } = item
    expect(again).toEqual(list.sample === 'item' || !sample ? before : item)
  }
})

test.each(lists)(
  '$name: one damaged item is left out alone, and named',
  ({ name, list, defaults }) => {
    const [first, ...rest] = defaults
    const { damage, ...school } = inUse({
      [name]: [{ ...first, [Object.keys(list.fields)[0] ?? '']: {} }, ...rest],
    })
    expect(damage).toEqual([`${name}.0`])
    expect(school[name]).toEqual(list.ids ? defaults : rest)
    expect(inUse({ [name]: [...defaults, first] }).damage).toEqual(
      list.ids ? [name] : [`${name}.${defaults.length}`],
    )
    for (const nonsense of ['x', { a: 1 }, Array(list.max + 1).fill(first)]) {
      const { damage, ...other } = inUse({ [name]: nonsense })
      expect([damage, other[name]]).toEqual([[name], defaults])
    }
    expect(inUse({ [name]: [{}, null] })[name]).toEqual(defaults)
  },
)

test.each(growing)('$name: a list that the school has emptied stays empty', ({ name }) => {
  expect(inUse({ [name]: [] })[name]).toEqual([])
})

test.each(lists)('$name: an empty form is refused, field by field, in words', ({ list }) => {
  const outcome = read(list, new FormData())
  const required = Object.entries(list.fields)
    .filter(([, { control }]) => !control.optional && control.type !== 'box')
    .map(([field, { input = field }]) => input)
  expect(Object.keys(outcome.problems).toSorted()).toEqual(required.toSorted())
  for (const problem of Object.values(outcome.problems)) expect(problem).toMatch(/^[A-Z].*\.$/)
})

test.each(lists)(
  '$name: the shortest and the longest are accepted, one character more is not',
  ({ list }) => {
    accepted(
      list,
      typedForm(list, (control) => (control.optional ? '' : typedValue(control, 1))),
    )
    const longest = accepted(
      list,
      typedForm(list, (control) => typedValue(control)),
    )
    expect(
      accepted(
        list,
        typedForm(list, (control) => typedValue(control)),
      ),
    ).toEqual(longest)
    for (const [field, { control, input = field }] of Object.entries(list.fields)) {
      if (!('limit' in control) || field === 'approvalYears') continue
      const tooLong = typedForm(list, (one) => typedValue(one))
      tooLong.set(input, `${typedValue(control)}€`)
      expect(read(list, tooLong).problems[input], field).toMatch(/pode ter até \d+ caracteres\.$/i)
    }
  },
)

test.each(lists)('$name: what is not an option is refused', ({ list }) => {
  for (const [field, { control, input = field }] of Object.entries(list.fields)) {
    if (control.type !== 'choice') continue
    const form = typedForm(list, (one) => typedValue(one))
    for (const other of ['__proto__', ...(control.of ? ['77', '1e3'] : [])]) {
      form.set(input, other)
      expect(read(list, form).problems[input], field).toBe('Escolha uma das opções.')
    }
  }
})

test.each(growing)(
  '$name: grows to its limit, which its words name',
  ({ name, list, defaults }) => {
    const item = accepted(
      list,
      typedForm(list, (control) => typedValue(control, 1)),
    )
    const latest = { ...allDefaults, document: emptyDocument }
    const added = addItem(list, latest, item)
    expect(added?.at(-1)).toEqual({ ...item, id: defaults.length + 1 })
    const full = Array.from({ length: list.max }, (_, id) => ({ ...item, id }))
    expect(inUse({ [name]: full }).damage).toEqual([])
    expect(addItem(list, { ...latest, [name]: full }, item)).toBeNull()
    expect(wordsOf(name).growing?.tooMany).toMatch(
      new RegExp(` ${list.max} [\\p{L} ]+, o máximo`, 'u'),
    )
  },
)

test.each(lists)('$name: an item moves one place, within its group', ({ list, defaults }) => {
  const groupOf = (item: AnyItem) => (list.groupBy ? item[list.groupBy] : null)
  const ids = (items: readonly AnyItem[]) => items.map(({ id }) => id)
  const [first] = defaults
  const second = defaults.slice(1).find((item) => first && groupOf(item) === groupOf(first))
  if (!first || !second) throw new Error('too few defaults')
  const down = moveItem(list, defaults, String(first.id), 1)
  expect(ids(down)).toEqual(
    ids(defaults).map((id) => (id === first.id ? second.id : id === second.id ? first.id : id)),
  )
  expect(moveItem(list, down, String(first.id), -1)).toEqual(defaults)
  expect(moveItem(list, defaults, String(first.id), -1)).toEqual(defaults)
  expect(moveItem(list, defaults, 'nada', 1)).toEqual(defaults)
  for (const item of defaults) {
    const group = defaults.filter((one) => groupOf(one) === groupOf(item))
    if (group.at(-1) === item)
      expect(moveItem(list, defaults, String(item.id), 1)).toEqual(defaults)
  }
})

test.each(lists)(
  '$name: an item is hidden and shown again, and nothing else changes',
  ({ name, defaults }) => {
    const id = String(defaults[0]?.id)
    const hidden = hideItem(defaults, id, true)
    expect(hidden[0]).toEqual({ ...defaults[0], hidden: true })
    expect(hidden.slice(1)).toEqual(defaults.slice(1))
    expect(inUse({ [name]: hidden }).damage).toEqual([])
    expect(hideItem(hidden, id, false)).toEqual(defaults)
    const outcome = read(
      listOf(name),
      typedForm(listOf(name), (control) => typedValue(control, 1)),
      hidden[0],
    )
    expect(outcome).toMatchObject({ problems: {}, item: { id: defaults[0]?.id, hidden: true } })
  },
)

function aSchool() {
  const documents = memoryDocuments()
  const changes = changeLog(documents)
  const store = schoolStore(documents)
  const latest = async () => {
    const { document, revision } = await store.find()
    return { ...schoolInUse(document, allDefaults), revision }
  }
  const school = { latest, save: store.save }
  let minute = 0
  const author = () => {
    minute += 1
    return changeAuthor('Ana', new Date(now.getTime() + minute * 60_000), String(minute))
  }
  return {
    changes,
    latest,
    state: async () => (await latest()).document.current,
    change: (changed: (state: Awaited<ReturnType<typeof latest>>) => Partial<SchoolState>) =>
      changeSchool(school, author(), (now) => ({
        document: withState(now.document, changed(now)),
        change: { kind: 'school', subject: 'Lista' },
      })),
    undoChange: async (id: string) => {
      const change = await changes.find(id)
      return change && undoInSchool(change, school, author())
    },
    undo: async () => {
      const { undo } = undoAndRedo(await changes.ofSchool(50), (await latest()).document)
      return undo && undoInSchool(undo, school, author())
    },
  }
}

test.each(lists)(
  '$name: changes are taken back one by one, also past later ones of other items',
  async (given) => {
    const { name, defaults } = given
    const school = aSchool()
    const hide = (id: unknown) =>
      school.change((latest) => ({
        [name]: hideItem(latest[name] as readonly AnyItem[], String(id), true),
      }))
    const [first, second, third] = defaults
    const start = await school.state()
    await hide(third?.id)
    const begun = await school.state()
    await hide(first?.id)
    await hide(second?.id)
    const [, older] = await school.changes.before(null, 3)
    const { the, nameOf } = wordsOf(name)
    const hidden = the(nameOf(first as AnyItem, allDefaults))
    expect(older && deedOf(older, allDefaults)).toBe(`escondeu ${hidden}`)
    expect(await school.undoChange(older?.id ?? '')).not.toBeNull()
    const isHidden = async () =>
      ((await school.latest())[name] as readonly AnyItem[]).slice(0, 3).map(({ hidden }) => hidden)
    expect(await isHidden()).toEqual([undefined, true, true])
    await school.undo()
    expect(await school.state()).toEqual(begun)
    await school.undo()
    expect(await school.state()).toEqual(start)

    // The very first change also stored the list; undoing it must not undo the later changes.
    await hide(second?.id)
    const [beginning] = await school.changes.before(null, 1)
    await hide(first?.id)
    expect(await school.undoChange(beginning?.id ?? '')).not.toBeNull()
    expect(await isHidden()).toEqual([true, undefined, undefined])
    expect(await school.undoChange(beginning?.id ?? '')).not.toBeNull()
    expect(await isHidden()).toEqual([true, true, undefined])
  },
)

test.each(growing)(
  '$name: a deletion is taken back, and made again, whatever was added, moved or deleted since',
  async ({ name, list, defaults }) => {
    const school = aSchool()
    const save = (next: readonly AnyItem[]) => school.change(() => ({ [name]: next }))
    const items = async () => (await school.latest())[name] as readonly AnyItem[]
    const ids = async () => (await items()).map(({ id }) => id)
    const [first, second, third, ...others] = defaults as [AnyItem, AnyItem, AnyItem, ...AnyItem[]]
    await save([first, third, ...others])
    const [deletion] = await school.changes.before(null, 1)
    const added = { ...second, id: 900 }
    await save([first, third, ...others, added])
    await save([third, first, ...others, added])
    await save([first, ...others, added])
    expect(await school.undoChange(deletion?.id ?? '')).not.toBeNull()
    const rest = others.map(({ id }) => id)
    expect(await ids()).toEqual([first.id, second.id, ...rest, 900])
    expect(await school.undoChange(deletion?.id ?? '')).not.toBeNull()
    expect(await ids()).toEqual([first.id, ...rest, 900])

    // What was moved since stays where it is; what was moved itself is a question of the order.
    await save([added, first, ...others])
    const [move] = await school.changes.before(null, 1)
    await save([first, added, ...others])
    expect(await school.undoChange(move?.id ?? '')).toBeNull()

    // There is no place left for it.
    const filled = Array.from({ length: list.max }, (_, index) => ({ ...first, id: 1000 + index }))
    await save(filled)
    expect(await school.undoChange(deletion?.id ?? '')).toBeNull()
  },
)

test.each(growing)(
  '$name: what was added, edited, moved and deleted is told in the words of the form',
  async (given) => {
    const { name, list, defaults } = given
    const school = aSchool()
    const items = async () => (await school.latest())[name] as readonly AnyItem[]
    const save = async (next: readonly AnyItem[] | null) => {
      await school.change(() => ({ [name]: next }))
      const [change] = await school.changes.before(null, 1)
      const lists = await school.latest()
      return change ? [deedOf(change, lists), ...shownParts(change, lists)] : []
    }
    const words = wordsOf(name)
    const item = accepted(
      list,
      typedForm(list, (control) => typedValue(control, 1)),
    )
    await save(defaults)
    const the = words.the(words.nameOf(item, allDefaults))
    expect(await save(addItem(list, await school.latest(), item))).toEqual([`criou ${the}`])
    const added = (await items()).at(-1)
    if (!added) throw new Error('not added')
    const lastOf = (type: Control['type']) =>
      Object.keys(list.fields).findLast((field) => list.fields[field]?.control.type === type)
    const field = lastOf('text') ?? lastOf('line') ?? ''
    const other = ['https://b.example/', '/cursos'].find((one) => one[0] === String(item[field])[0])
    const after = other ?? 'Novo texto'
    expect(await save(replaceItem(await items(), { ...added, [field]: after }))).toEqual([
      `mudou ${the}`,
      { label: words.fields[field]?.label, before: item[field], after },
    ])
    const id = String((await items())[0]?.id)
    expect(await save(moveItem(list, await items(), id, 1))).toEqual([
      `mudou a ordem de “${words.title}”`,
    ])
    expect(await save((await items()).filter(({ id }) => id !== added.id))).toEqual([
      `excluiu ${the}`,
    ])
  },
)

test.each(lists)('$name: no field is told as it is stored', ({ name, list }) => {
  const form = typedForm(list, (control) => typedValue(control, 1))
  const item = { ...accepted(list, form), id: list.ids?.[0] ?? 1 } as AnyItem
  const inWords = ['day', 'box', 'permission', 'choice', 'several', 'answer']
  for (const [field, { control }] of Object.entries(list.fields)) {
    const stored = item[field]
    if (!inWords.includes(control.type) || stored === undefined) continue
    const part = {
      part: `${name}.${item.id}`,
      before: { ...item, [field]: undefined },
      after: item,
    }
    const told = shownParts({ kind: 'school', parts: [part] } as never, schoolDefaults)
    // 'A1' is what people say, too.
    const options: Record<string, string> = wordsOf(name).fields[field]?.options ?? {}
    const raw = [stored]
      .flat()
      .map(String)
      .filter((one) => options[one] !== one)
    expect(told.filter(({ before, after }) => raw.includes(before) || raw.includes(after))).toEqual(
      [],
    )
  }
})

test('a class that comes back is never in the course that was added after its own was deleted', async () => {
  const school = aSchool()
  const german = schoolDefaults.courses.find(({ languages }) => languages.includes('alemao'))
  const add = async (name: 'classes' | 'courses', item: object) => {
    const items = addItem(listOf(name), await school.latest(), { ...item, id: 0 } as AnyItem)
    await school.change(() => ({ [name]: items }))
    return items?.at(-1)?.id as number
  }
  const drop = (name: 'classes' | 'courses', id: number) =>
    school.change((latest) => ({ [name]: latest[name].filter((one) => one.id !== id) }))
  const deleted = await add('courses', { ...german, title: 'Alemão jurídico' })
  const itsClass = await add('classes', aClass({ course: deleted }))
  await drop('classes', itsClass)
  const [deletion] = await school.changes.before(null, 1)
  await drop('courses', deleted)
  const added = await add('courses', { ...german, title: 'Alemão para crianças' })
  await school.undoChange(deletion?.id ?? '')
  const { classes, courses, document } = await school.latest()
  expect(classes.find(({ id }) => id === itsClass)?.course).toBe(deleted)
  expect(courses.find(({ id }) => id === added)?.title).toBe('Alemão para crianças')
  expect(added).toBeGreaterThan(deleted)
  // Also in a copy of the document, and where lists were never stored.
  expect(readSchoolDocument(JSON.parse(JSON.stringify(document))).document).toEqual(document)
  const last = Math.max(...allDefaults.testimonials.map(({ id }) => id))
  const other = aSchool()
  await other.change(({ testimonials }) => ({
    testimonials: testimonials.filter(({ id }) => id !== last),
  }))
  const list = listOf('testimonials')
  const [item] = addItem(list, await other.latest(), { id: 0 })?.slice(-1) ?? []
  expect(item?.id).toBe(last + 1)
})

test('the first deletion from a list that was never stored is told by the name', async () => {
  const school = aSchool()
  const [first, ...rest] = schoolDefaults.courses
  await school.change(() => ({ courses: rest }))
  const [change] = await school.changes.before(null, 1)
  expect(change && deedOf(change, schoolDefaults)).toBe(`excluiu o curso “${first?.title}”`)
})

test('the state of the school is the sum of its parts', () => {
  const state = {
    ...emptyDocument.current,
    ...defaultLists,
    facts: { phone: '1', 'address.city': 'x' },
  }
  for (const one of [emptyDocument.current, state]) {
    const document = { ...emptyDocument, current: one }
    expect(withParts(emptyDocument, partsOf(document))).toEqual(document)
  }
})

test('all lists at their limits fit in one Firestore document, and a change of a whole list in its record', () => {
  const full = Object.fromEntries(
    lists.map(({ name, list }) => {
      const item = accepted(
        list,
        typedForm(list, (control) => typedValue(control)),
      )
      const ids = list.ids ?? Array.from({ length: list.max }, (_, id) => 1_000_000 + id)
      return [name, ids.map((id) => ({ ...item, id }))]
    }),
  )
  const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value))
  expect(inUse(full).damage).toEqual([])
  expect(bytes(full)).toBeLessThan(600_000)
  const placeholder = `data:image/webp;base64,${'a'.repeat(2000)}`
  const former = { slot: 'hero-1', since: '', picture: { ...aSlotPicture(), placeholder } }
  expect(bytes(full) + maxFormerPictures * bytes(former)).toBeLessThan(900_000)
  for (const [name, items] of Object.entries(full))
    expect(2 * bytes(items), name).toBeLessThan(900_000)
})

test.each([
  ['2025, 2023 e 2024', [2023, 2024, 2025]],
  ['', undefined],
  ['2025, 2027', 'O ano de 2027 ainda não chegou.'],
  ['todos', 'Escreva os anos, como 2023, 2024, 2025.'],
  ['2025, 1904', 'Precisa ser 1950 ou depois.'],
  [',', 'Precisa de pelo menos um ano; sem nenhum, deixe vazio.'],
])('the years of an exam are typed as people write them: %s', (typed, expected) => {
  const list = listOf('exams')
  const form = typedForm(list, (control) => typedValue(control, 1))
  form.set('approvalYears', typed)
  const { item, problems } = read(list, form)
  expect(problems.approvalYears ?? item.approvalYears).toEqual(expected)
})

test('invented years stay invented until they are changed or confirmed', () => {
  const list = listOf('exams')
  const before = schoolDefaults.exams.find(({ sample }) => sample) as AnyItem
  const saved = (years: string, certo?: string) => {
    const form = typedForm(list, (control) => typedValue(control, 1))
    form.set('approvalYears', years)
    if (certo) form.set('certo', certo)
    return accepted(list, form, before).sample
  }
  expect(saved('2023, 2024, 2025')).toBe(true)
  expect(saved('2023, 2024, 2025', 'approvalYears')).toBe(undefined)
  expect(saved('2024')).toBe(undefined)
})

test('confirming invented years is told with the name of the exam', async () => {
  const school = aSchool()
  const [exam] = schoolDefaults.exams.filter(({ sample }) => sample)
  if (!exam) throw new Error('no exam with invented years')
  const { sample: _, ...confirmed } = exam
  await school.change(({ exams }) => ({
    exams: exams.map((one) => (one.id === exam.id ? confirmed : one)),
  }))
  const [change] = await school.changes.before(null, 1)
  const { the, nameOf } = wordsOf('exams')
  expect(change && deedOf(change, schoolDefaults)).toBe(
    `confirmou ${the(nameOf(exam, schoolDefaults))}`,
  )
})

test('what is exported is imported as it was', () => {
  const stored = withState(emptyDocument, { ...defaultLists, facts: { phone: '(21) 3333-4444' } })
  const exported = JSON.stringify(readSchoolDocument(stored).document)
  expect(readSchoolDocument(JSON.parse(exported))).toEqual({ document: stored, damage: [] })
})
