// What people do after an update: a new event, a new name, a photo in the bin. Works with the stores of the release.
const { openStores } = await import('/srv/escola/current/server/stores.ts')
const stores = await openStores({ dataDir: '/var/lib/escola' })
const at = new Date()
const [event] = await stores.events.all()
await stores.events.setFields(event.id, { nome: `${event.nome}, outra vez` })
await stores.events.bin.putPhotos(event.id, [event.fotos[0].id], { id: 'drill', at, by: 'Ana' })
await stores.events.create({ nome: 'Depois', data: '2026-11-20', visibilidade: 'todos' }, at)
await stores.close()
