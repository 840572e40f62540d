// What people do after an update: a new event, a new name, a photo in the bin. Works with the stores of the release.
import type { openStores } from '#server/stores.ts'

const file = '/srv/escola/current/server/stores.ts'
const release: { openStores: typeof openStores } = await import(file)
const { events, close } = await release.openStores({ dataDir: '/var/lib/escola' })
const at = new Date()
const event = (await events.all()).find(({ fotos }) => fotos.length > 0)
if (!event?.fotos[0]) throw new Error('no event with a photo')
await events.setFields(event.id, { nome: `${event.nome}, outra vez` })
await events.bin.putPhotos(event.id, [event.fotos[0].id], { id: 'drill', at, by: 'Ana' })
await events.create({ nome: 'Depois', data: '2026-11-20', visibilidade: 'todos' } as never, at)
await close()
