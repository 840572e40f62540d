import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { type Services, servicesContext } from '#app/context.ts'
import { loader } from '#app/routes/files/calendar-entry.ts'
import { schoolDefaults } from '#content/school.ts'
import { emptyDocument, withState } from '#domain/school/school-document.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { shownSchool } from '#domain/school/shown-school.ts'
import { aClass } from '#tests/sample-data/builders.ts'

test('the calendar entry of a class that does not exist costs no read of a store', async () => {
  const siteUrl = 'https://escola.example'
  const document = withState(emptyDocument, { classes: [aClass({ id: 5 })] })
  const inUse = schoolInUse(document, schoolDefaults)
  const latest = vi.fn(async () => ({ ...inUse, revision: 1 }))
  const ofSchool = vi.fn(async () => [])
  const context = new RouterContextProvider()
  context.set(servicesContext, {
    ...{ siteUrl, now: () => new Date('2027-01-04T12:00:00Z'), changes: { ofSchool } },
    school: { latest, shown: async () => shownSchool(inUse, siteUrl) },
  } as unknown as Services)
  const asked = (entry: string) =>
    loader({ params: { entry }, context } as unknown as Parameters<typeof loader>[0])
  for (const entry of ['turma-6.ics', 'prova-5.ics', 'turma-5', 'x.ics']) {
    expect((await asked(entry)).status, entry).toBe(404)
  }
  expect([latest, ofSchool].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  expect(await (await asked('turma-5.ics')).text()).toContain('UID:turma-5@escola.example')
})
