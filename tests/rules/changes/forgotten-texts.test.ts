import { expect, test } from 'vitest'
import { deedOf } from '#content/changes/changes.ts'
import { schoolDefaults } from '#content/school.ts'
import { changeLog } from '#domain/changes/change-log.ts'
import { removeItem } from '#domain/events/empty-bin.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { eventVersion } from '#domain/events/event-version.ts'
import { removeEvent } from '#domain/events/remove-event.ts'
import { aDraft } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'
import { memoryPhotoStore } from '#tests/sample-data/memory-photos.ts'

const now = new Date('2026-06-21T12:00:00.000Z')

async function anEditedEvent() {
  const documents = memoryDocuments()
  let changes = 0
  const author = () => {
    changes += 1
    return { id: `2026-06-21-${changes}`, at: now.toISOString(), by: 'Ana' }
  }
  const events = eventStore(documents).by({ author })
  const { id } = await events.create(aDraft({ nome: 'Aniversário da Bia' }), now)
  const event = await events.one(id)
  if (!event) throw new Error('no event')
  const descricao = 'Bia Souza, telefone (11) 98888-7777'
  await events.update(id, aDraft({ nome: 'Festa', descricao }), eventVersion(event))
  await events.create(aDraft({ nome: 'Outro evento' }), now)
  return { id, ports: { events, photos: memoryPhotoStore() }, log: changeLog(documents) }
}

const deletions = {
  'at once': async ({ id, ports }: Awaited<ReturnType<typeof anEditedEvent>>) => {
    await removeEvent(id, ports, { now })
  },
  'from the bin': async ({ id, ports }: Awaited<ReturnType<typeof anEditedEvent>>) => {
    await ports.events.bin.putEvent(id, { id: 'item', at: now, by: 'Ana' })
    await removeItem('item', undefined, ports, { now })
  },
}

test.each(Object.entries(deletions))(
  'an event that is deleted for good %s leaves no text in the log, but what was done and by whom',
  async (_, remove) => {
    const school = await anEditedEvent()
    const texts = async () => JSON.stringify(await school.log.before(null, 100))
    expect(await texts()).toMatch(/98888-7777.*Bia|Bia.*98888-7777/)
    await remove(school)
    expect(await texts()).not.toMatch(/Bia|98888|Festa|canjica/)
    const left = await school.log.before(null, 100)
    expect(left.every(({ by, at }) => by === 'Ana' && at === now.toISOString())).toBe(true)
    expect(left.map((change) => deedOf(change, schoolDefaults)).toSorted()).toEqual([
      'criou o evento “Outro evento”',
      'criou um evento que já foi apagado',
      'excluiu um evento que já foi apagado',
      'mudou um evento que já foi apagado',
    ])
  },
)
