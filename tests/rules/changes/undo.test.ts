import { expect, test } from 'vitest'
import { deedOf, shownParts } from '#content/changes/changes.ts'
import { schoolDefaults } from '#content/school.ts'
import { changeLog, oldestKept } from '#domain/changes/change-log.ts'
import {
  canUndo,
  changeAuthor,
  changeKinds,
  type RecordedChange,
} from '#domain/changes/recorded-change.ts'
import type { ChangedFields } from '#domain/events/event-document.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { eventVersion } from '#domain/events/event-version.ts'
import { openDueDrafts } from '#domain/events/open-due-drafts.ts'
import { undoInEvent } from '#domain/events/undo-in-event.ts'
import { changeSchool } from '#domain/school/change-school.ts'
import { type SchoolState, withState } from '#domain/school/school-document.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import { undoAndRedo, undoInSchool } from '#domain/school/undo-in-school.ts'
import { aDraft } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 5, 21, 12, minute))
const ana = (minute: number) => changeAuthor('Ana', at(minute), String(minute))

function aSchool() {
  const documents = memoryDocuments()
  const changes = changeLog(documents)
  const store = schoolStore(documents)
  const latest = async () => {
    const { document, revision } = await store.find()
    return { ...schoolInUse(document, schoolDefaults), revision }
  }
  const school = { latest, save: store.save }
  const state = async () => (await latest()).document.current
  const steps = async () => undoAndRedo(await changes.ofSchool(50), (await latest()).document)
  return {
    changes,
    state,
    change: (minute: number, changed: (state: SchoolState) => Partial<SchoolState>) =>
      changeSchool(school, ana(minute), ({ document }) => ({
        document: withState(document, changed(document.current)),
        change: { kind: 'school', subject: 'Contato' },
      })),
    changePicture: (minute: number) =>
      changeSchool(school, ana(minute), ({ document }) => ({
        document,
        change: { kind: 'picture-replaced', subject: 'hero-1' },
      })),
    steps,
    undoChange: (change: RecordedChange, minute: number) =>
      undoInSchool(change, school, ana(minute)),
    step: async (kind: 'undo' | 'redo', minute: number) => {
      const next = (await steps())[kind]
      return next && undoInSchool(next, school, ana(minute))
    },
  }
}

const phone = (phone: string) => (state: SchoolState) => ({ facts: { ...state.facts, phone } })
const owner = (owner: string) => (state: SchoolState) => ({ facts: { ...state.facts, owner } })

test('changes are taken back one after another, and made again', async () => {
  const school = aSchool()
  const states = [await school.state()]
  for (const [minute, number] of ['(21) 3333-0001', '(21) 3333-0002'].entries()) {
    await school.change(minute, phone(number))
    states.push(await school.state())
  }
  await school.step('undo', 3)
  expect(await school.state()).toEqual(states[1])
  await school.step('undo', 4)
  expect(await school.state()).toEqual(states[0])
  expect(await school.step('undo', 5)).toBeNull()
  await school.step('redo', 6)
  expect(await school.state()).toEqual(states[1])
  await school.step('redo', 7)
  expect(await school.state()).toEqual(states[2])
  expect(await school.step('redo', 8)).toBeNull()
})

test('a new change ends what could be made again', async () => {
  const school = aSchool()
  await school.change(0, phone('(21) 3333-0001'))
  await school.step('undo', 1)
  await school.change(2, phone('(21) 3333-0003'))
  expect(await school.step('redo', 3)).toBeNull()
})

test('a replaced picture is the last change, and is not taken back', async () => {
  const school = aSchool()
  await school.change(0, phone('(21) 3333-0001'))
  await school.step('undo', 1)
  await school.changePicture(2)
  const { last, undo, redo } = await school.steps()
  expect(last).toMatchObject({ kind: 'picture-replaced', subject: 'hero-1' })
  expect([undo, redo]).toEqual([null, null])
})

test('an older change is taken back alone, unless the same part has changed since', async () => {
  const school = aSchool()
  await school.change(0, phone('(21) 3333-0001'))
  await school.change(1, owner('Ana Lima'))
  const [, first] = await school.changes.before(null, 9)
  if (!first) throw new Error('the change was not recorded')
  await school.undoChange(first, 2)
  expect((await school.state()).facts).toEqual({ owner: 'Ana Lima' })
  expect(await school.changes.find(first.id)).toMatchObject({ takenBack: { by: 'Ana' } })

  await school.change(3, phone('(21) 3333-0004'))
  await school.change(4, phone('(21) 3333-0005'))
  const [, older] = await school.changes.before(null, 9)
  expect(older && (await school.undoChange(older, 5))).toBeNull()
  expect((await school.state()).facts).toMatchObject({ phone: '(21) 3333-0005' })
})

test('an edit of an event is taken back with every other field as it is now', async () => {
  const documents = memoryDocuments()
  const changes = changeLog(documents)
  const events = eventStore(documents).by({ author: () => ana(1) })
  const draft = { nome: 'Festa', descricao: 'Junina', data: '2026-06-21', local: 'Pátio' }
  const event = await events.create(draft, at(0))
  const edited = { ...draft, nome: 'Arraiá', horario: '18h' }
  await events.update(event.id, edited, eventVersion(event))
  const [change] = await changes.before(null, 1)
  if (change?.kind !== 'event-edited') throw new Error('not recorded')
  expect(shownParts(change, schoolDefaults)).toEqual([
    { label: 'Nome do evento', before: 'Festa', after: 'Arraiá' },
    { label: 'Horário', before: 'vazio', after: '18h' },
  ])
  const moved = { ...edited, local: 'Quadra' }
  await events.update(event.id, moved, eventVersion(edited))

  expect(await undoInEvent(change, events, ana(2))).not.toBeNull()
  expect(await changes.find(change.id)).toEqual({
    ...change,
    takenBack: { at: ana(2).at, by: 'Ana' },
  })
  expect(await events.one(event.id)).toEqual({ ...event, alteradoEm: ana(2).at, local: 'Quadra' })
  const takenBack = { ...change, takenBack: { at: '', by: '' } }
  expect(await undoInEvent(takenBack, events, ana(3))).not.toBeNull()
  expect(await changes.find(change.id)).toEqual(change)
  expect(await events.one(event.id)).toMatchObject(moved)
  await events.update(event.id, draft, eventVersion(moved))
  expect(await undoInEvent(change, events, ana(4))).toBeNull()
  expect(await undoInEvent({ ...change, event: 'outro' }, events, ana(4))).toBeNull()
})

test('who sees an event is not changed by taking something back', () => {
  const part = (part: string): RecordedChange => ({
    ...ana(0),
    ...{ kind: 'event-edited', subject: 'Festa', parts: [{ part, before: 'a', after: 'b' }] },
  })
  expect(canUndo(part('nome'))).toBe(true)
  expect(canUndo(part('visibilidade'))).toBe(false)
  expect(canUndo({ ...part('nome'), parts: [] })).toBe(false)
})

test('of the changes of who sees an event only those that show it to everyone can be undone, and not redone', () => {
  const visibility = (parts: RecordedChange['parts'], undone = {}): RecordedChange => ({
    ...ana(0),
    ...{ kind: 'visibility', subject: 'Festa', parts: parts ?? [], ...undone },
  })
  const part = 'visibilidade'
  const opened = [{ part, before: 'familias' }]
  expect(canUndo(visibility(opened))).toBe(true)
  expect(canUndo(visibility([{ part, before: 'ninguem', after: 'todos' }]))).toBe(true)
  expect(canUndo(visibility(opened, { takenBack: { at: '', by: '' } }))).toBe(false)
  expect(canUndo(visibility([{ part, after: 'familias' }])), 'closing').toBe(false)
  expect(canUndo(visibility([{ part, before: 'familias', after: 'ninguem' }]))).toBe(false)
  const moment = { part: 'publicarEm', after: '2026-12-01T18:00' }
  expect(canUndo(visibility([moment]))).toBe(true)
  expect(canUndo(visibility([{ part, before: 'familias', after: 'ninguem' }, moment]))).toBe(true)
  expect(canUndo(visibility([{ part, after: 'ninguem' }, moment])), 'hidden until then').toBe(false)
  expect(canUndo(visibility([{ ...moment, before: '2026-12-02T18:00' }]))).toBe(false)
})

test('an opening that is undone closes the event, also after the moment at which it would have opened', async () => {
  const documents = memoryDocuments()
  const [events, changes] = [eventStore(documents), changeLog(documents)]
  const { id } = await events.create(aDraft({ visibilidade: 'familias' }), new Date())
  await events.confirmConsent(id, new Date())
  const visibility = async (fields: ChangedFields, hour: number) => {
    await events.by({ author: () => ana(hour) }).setFields(id, fields, 'visibility')
    return changes.find(ana(hour).id) as Promise<RecordedChange>
  }
  const planned = await visibility(
    { visibilidade: 'ninguem', publicarEm: '2026-12-01T21:00:00.000Z' },
    1,
  )
  const opened = await visibility(
    { visibilidade: 'todos', publicarEm: null, autorizacaoPara: 'todos' },
    2,
  )
  const again = events.by({ author: () => ana(3) })
  expect(await undoInEvent(planned, again, ana(3)), 'opened since').toBeNull()
  expect(await undoInEvent(opened, again, ana(3))).toMatchObject({ takenBack: { by: 'Ana' } })
  const closed = await events.one(id)
  expect(closed).toMatchObject({ visibilidade: 'ninguem', autorizacaoPara: 'todos' })
  expect(closed).not.toHaveProperty('publicarEm')
  expect((await changes.find(opened.id))?.takenBack?.by).toBe('Ana')
})

test('every kind of change has words, and one of a newer release too', () => {
  const change = (kind: string) => ({ ...ana(0), kind, subject: 'Festa' }) as RecordedChange
  const deeds = changeKinds.map((kind) => deedOf(change(kind), schoolDefaults))
  expect(new Set(deeds).size).toBe(changeKinds.length)
  expect(deedOf(change('balloons'), schoolDefaults)).toBe('mudou “Festa”')
})

test('an opening that has come at its moment is undone too', async () => {
  const documents = memoryDocuments()
  const events = eventStore(documents)
  const changes = changeLog(documents)
  const { id } = await events.create(aDraft({ visibilidade: 'familias' }), at(0))
  const planned = { visibilidade: 'ninguem' as const, publicarEm: at(5).toISOString() }
  const records = events.by({ author: () => ana(1) })
  await records.setFields(id, planned, 'visibility')
  await openDueDrafts(events, at(6))
  expect(await events.one(id)).toMatchObject({ visibilidade: 'todos' })
  const [change] = await changes.before(null, 1)
  if (!change) throw new Error('not recorded')
  expect(await undoInEvent(change, records, ana(7))).toMatchObject({ takenBack: { by: 'Ana' } })
  expect(await events.one(id)).toMatchObject({ visibilidade: 'familias' })
})

test('a fact is told with what the site showed before, and an emptied one as empty', async () => {
  const school = aSchool()
  const told = async (minute: number, facts: Record<string, unknown>) => {
    await school.change(minute, (state) => ({ facts: { ...state.facts, ...facts } }))
    const [change] = await school.changes.before(null, 1)
    if (!change) throw new Error('not recorded')
    return [
      deedOf(change, schoolDefaults),
      ...shownParts(change, schoolDefaults).map((part) => Object.values(part).join(' | ')),
    ]
  }
  const sample = schoolDefaults.facts.phone
  expect(await told(0, { phone: '(21) 3333-0001' })).toEqual([
    'mudou “Telefone”',
    `Telefone | ${sample} (exemplo) | (21) 3333-0001`,
  ])
  const profile = 'https://www.youtube.com/@escola'
  await told(1, { 'social.youtube': profile })
  expect(await told(2, { 'social.youtube': null })).toEqual([
    'mudou “YouTube”',
    `YouTube | ${profile} | vazio`,
  ])
  expect(await told(3, { 'address.state': 'SP' })).toEqual(['confirmou “Estado”'])
  // Boxes and choices in the words of their form.
  expect((await told(4, { 'photoSaving.visitors': true }))[1]).toMatch(/ \| Não \| Sim$/)
  expect((await told(5, { newEvents: 'familias' }))[1]).toBe(
    'Novos eventos começam como | Todos: abre no site na hora (exemplo) | Famílias, com o link',
  )
})

test('the notice and the drawings have verbs of their own', () => {
  const told = (part: string, before: unknown, after: unknown) =>
    deedOf(
      { ...ana(0), kind: 'school', subject: 'x', parts: [{ part, before, after }] },
      schoolDefaults,
    )
  const notice = { text: 'Matrículas abertas', link: null, firstDay: null, lastDay: null }
  expect(told('notice', null, notice)).toBe('criou o aviso')
  expect(told('notice', notice, { ...notice, text: 'Férias' })).toBe('mudou o aviso')
  expect(told('notice', notice, null)).toBe('tirou do ar o aviso')
  expect(told('drawingsKept', [], ['facade-sign'])).toBe('manteve o desenho de “Letreiro”')
})

test('a long text is cut to where it changed', () => {
  const long = (word: string) => `${'a '.repeat(200)}${word}${' z'.repeat(200)}`
  const change = { ...ana(0), kind: 'event-edited' as const, subject: 'Sarau' }
  const parts = [{ part: 'descricao', before: long('sábado'), after: long('domingo') }]
  const [part] = shownParts({ ...change, parts }, schoolDefaults)
  for (const [text, word] of [
    [part?.before, 'sábado'],
    [part?.after, 'domingo'],
  ]) {
    expect(text).toContain(` ${word} `)
    expect(text?.length).toBeLessThan(150)
  }
})

test('changes are kept for twelve months', () => {
  expect(oldestKept(at(0))).toBe('2025-06-21T12:00:00.000Z')
})
