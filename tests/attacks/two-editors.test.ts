// Row 36 of the threats: two edits of one event at the same moment, the database locked meanwhile.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inStores } from '#tests/running-site/admin-client.ts'
import { signedInSite } from '#tests/running-site/site-for-test.ts'
import { aDraft } from '#tests/sample-data/builders.ts'
import { storedEvents } from './intact-site.ts'

const { site, browser } = await signedInSite()

test.each([1, 2])(
  'of two editors who save while the database is locked one is told, round %i',
  async () => {
    const { id } = await inStores(site, ({ events }) => events.create(aDraft(), new Date()))
    const { nome, descricao, data } = aDraft()
    const seen = { nome, descricao, data: data ?? '' }
    const save = (changed: string) =>
      browser.post(`/admin/evento/${id}/editar`, {
        ...seen,
        nome: changed,
        antes: JSON.stringify(seen),
      })
    const other = new DatabaseSync(join(site.dataDir, 'escola.db'))
    other.exec('BEGIN IMMEDIATE')
    const answers = Promise.all([save('Primeira'), save('Segunda')])
    await pause(400)
    other.exec('COMMIT')
    other.close()
    const statuses = (await answers).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([302, 409])
    const kept = (await storedEvents(site)).find((event) => event.id === id)
    expect(kept?.nome).toBe(statuses[0] === 302 ? 'Primeira' : 'Segunda')
  },
)
