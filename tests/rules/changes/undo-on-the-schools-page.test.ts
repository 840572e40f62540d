import { expect, test } from 'vitest'
import { action } from '#app/routes/admin/changes/undo-change.ts'
import { loader } from '#app/routes/admin/school/school.tsx'
import { schoolDefaults } from '#content/school.ts'
import { changeLog } from '#domain/changes/change-log.ts'
import { changeAuthor } from '#domain/changes/recorded-change.ts'
import { changeSchool } from '#domain/school/change-school.ts'
import { withState } from '#domain/school/school-document.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import { callRoute } from '#tests/sample-data/call-route.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'

type Step = { id: string; isUndone: boolean }

function aSchool() {
  const documents = memoryDocuments()
  const { find, save } = schoolStore(documents)
  const latest = async () => {
    const { document, revision } = await find()
    return { ...schoolInUse(document, schoolDefaults), revision }
  }
  const school = { latest, save }
  let minute = 0
  const now = () => new Date(Date.UTC(2026, 5, 21, 12, ++minute))
  const services = { school, changes: changeLog(documents), clock: { now }, now }
  return {
    facts: async () => (await latest()).document.current.facts,
    change: (facts: Record<string, string>) =>
      changeSchool(school, changeAuthor('Ana', now(), `${minute}`), ({ document }) => ({
        document: withState(document, { facts: { ...document.current.facts, ...facts } }),
        change: { kind: 'school', subject: 'Nome e contato' },
      })),
    /** The buttons that the page offers. */
    steps: async (): Promise<Step[]> => (await (await callRoute(loader, services)).json()).steps,
    press: async ({ id, isUndone }: Step) => {
      const form = { mudanca: id, desfeita: String(isUndone) }
      const path = '/admin/mudancas/desfazer?de=escola'
      return (await callRoute(action, services, { path, form })).headers.get('location')
    },
  }
}

test('the school’s page undoes its last change, and offers to redo it', async () => {
  const school = aSchool()
  await school.change({ phone: '(21) 3333-0001' })
  const [undo] = await school.steps()
  expect(await school.press(undo as Step)).toBe('/admin/escola?aviso=mudanca-desfeita')
  expect(await school.facts()).toEqual({})
  const [redo] = await school.steps()
  expect(redo).toEqual({ id: undo?.id, isUndone: true })
  expect(await school.press(redo as Step)).toBe('/admin/escola?aviso=mudanca-refeita')
  expect(await school.facts()).toEqual({ phone: '(21) 3333-0001' })
})

test('what was saved since the page was opened stays, and a second press undoes nothing', async () => {
  const school = aSchool()
  await school.change({ phone: '(21) 3333-0001' })
  const [undo] = await school.steps()
  await school.change({ owner: 'Rita Lima' })
  await school.press(undo as Step)
  expect(await school.facts()).toEqual({ owner: 'Rita Lima' })
  expect(await school.press(undo as Step)).toBe('/admin/escola?aviso=mudou-depois')
  expect(await school.facts()).toEqual({ owner: 'Rita Lima' })
})
