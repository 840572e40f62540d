import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectFirestore } from '#adapters/firestore/connection.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import { addPhotos } from '#domain/photos/add-photos.ts'
import { redactPhoto } from '#domain/photos/redact-photo.ts'
import { servedPhotoKey } from '#domain/photos/served-photo.ts'
import { openStores, type Stores } from '#server/stores.ts'
import { type StandIn, startStandIn } from '#tests/hosted-services/cloudinary-stand-in.ts'
import { hostedEnv, openStoresOf } from '#tests/hosted-services/hosted-stores.ts'
import { aDraft, aNewPhoto, cameraJpeg, quarters } from '#tests/sample-data/builders.ts'
import { deviationUnder } from '#tests/sample-data/covered-pixels.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { aProject, theEmulator } from '#tests/stores/firestore.ts'
import { encodeHere } from '#tests/stores/pictures/encode-here.ts'
import { escolaHere } from './escola/operator.ts'

const patience = 90_000
let standIn: StandIn
const filled = mkdtempSync(join(tmpdir(), 'escola-dados-'))

beforeAll(async () => {
  standIn = await startStandIn()
  await fillSchool(filled)
})
afterAll(async () => {
  await standIn.stop()
  rmSync(filled, { recursive: true })
})

type Variables = Record<string, string>

function hosted(): Variables {
  return hostedEnv({
    projectId: aProject(),
    firestore: theEmulator().host,
    cloudinary: standIn.url,
  })
}

async function escola(args: string[], env: Variables) {
  const { code, out, err } = await escolaHere(args, env)
  return { code, said: out + err }
}

/** From one place to another, as an operator moves a site. */
async function moved(from: Variables, to: Variables) {
  const folder = aDataFolder()
  expect((await escola(['export', folder], from)).code).toBe(0)
  return escola(['import', folder], to)
}

/** A document as the school's former site may have left it. */
async function putDocument(env: Variables, id: string, document: object): Promise<void> {
  const projectId = env.FIRESTORE_PROJECT_ID ?? ''
  const connection = connectFirestore({ projectId, emulatorHost: theEmulator().host })
  await connection.db.collection('eventos').doc(id).set(document)
  await connection.close()
}

function eventsIn(env: Variables): Promise<SchoolEvent[]> {
  return inStores(env, ({ events }) => events.all())
}

async function inStores<T>(env: Variables, work: (stores: Stores) => Promise<T>): Promise<T> {
  const stores = await openStoresOf(env)
  try {
    return await work(stores)
  } finally {
    await stores.close()
  }
}

function aSchool(): Variables {
  const env = { DATA_DIR: aDataFolder() }
  cpSync(filled, env.DATA_DIR, { recursive: true })
  return env
}

/** Two events, three photos, one of them the cover and with a covered face, and every optional field. */
async function fillSchool(dataDir: string): Promise<void> {
  const stores = { ...(await openStores({ dataDir })), pictures: { encode: encodeHere } }
  const full = aDraft({
    horario: '19h',
    local: 'Pátio',
    participantes: 120,
    visibilidade: 'familias',
  })
  const { id } = await stores.events.create(full, new Date('2026-06-21T12:00:00Z'))
  const files = await Promise.all([
    cameraJpeg({ orientation: 6 }),
    quarters(),
    cameraJpeg({ width: 300 }),
  ])
  const added = await addPhotos(
    id,
    files.map((bytes, n) => ({ name: `foto ${n}.jpg`, type: 'image/jpeg', bytes })),
    stores,
    { now: () => new Date('2026-06-22T12:00:00.123Z') },
  )
  if (added.kind !== 'added') throw new Error(added.kind)
  await stores.events.setCover(id, added.photos[1]?.id ?? 0)
  await stores.events.confirmConsent(id, new Date())
  await stores.events.setCaption(id, added.photos[0]?.id ?? 0, 'A quadrilha das crianças')
  await stores.events.arrangePhotos(id, (photos) => photos.toReversed())
  const { id: photoId = 0, url: seenUrl = '' } = added.photos[1] ?? {}
  await redactPhoto({ eventId: id, photoId, seenUrl, redactions: [face] }, stores, {
    now: () => new Date('2026-06-23T12:00:00Z'),
  })
  await stores.events.create(aDraft({ nome: 'Sem "fotos" \n nem data', data: null }), new Date(0))
  await stores.close()
}

const face = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }

/** Everything but the URLs of the pictures; the cover is given by its index. */
function withoutPlaces(events: SchoolEvent[]) {
  return events.map(({ imagem, fotos, ...event }) => ({
    ...event,
    cover: fotos.findIndex(({ url }) => url === imagem),
    fotos: fotos.map(({ url, cloudinaryPublicId, ...photo }) => {
      expect(url).toMatch(/^(\/fotos\/|https:\/\/res\.cloudinary\.com\/escola\/image\/)/)
      return { ...photo, hosted: Boolean(cloudinaryPublicId) }
    }),
  }))
}

const onDisk = (events: ReturnType<typeof withoutPlaces>) =>
  events.map((event) => ({
    ...event,
    fotos: event.fotos.map((photo) => ({ ...photo, hosted: false })),
  }))

test(
  'exported, wiped and imported, a school is the same, field by field and file by file',
  async () => {
    const env = aSchool()
    const before = await eventsIn(env)
    const files = originalsOf(env)
    const folder = aDataFolder()
    expect(await escola(['export', folder, '--dry-run'], env)).toEqual({
      code: 0,
      said: expect.stringContaining('Seriam copiados 2 eventos e 3 fotos'),
    })
    expect(readdirSync(folder)).toEqual([])
    expect((await escola(['export', folder], env)).said).toContain('Pronto: 2 eventos e 3 fotos')
    const again = await escola(['export', folder], env)
    expect(again.said).toContain('(3 já estavam lá)')
    expect(again.said).not.toContain('ilegíve')

    rmSync(env.DATA_DIR ?? '', { recursive: true })
    const planned = await escola(['import', folder, '--dry-run'], env)
    expect(planned.said).toContain('Seriam trazidos: 2 eventos e 3 fotos copiadas')
    expect(await eventsIn(env)).toEqual([])
    expect((await escola(['import', folder], env)).said).toContain('Pronto: 2 eventos e 3 fotos')
    const after = await eventsIn(env)
    expect(withoutPlaces(after)).toEqual(withoutPlaces(before))
    expect(originalsOf(env)).toEqual(files)
    expect(await deviationUnder(await coveredFile(env), [face])).toBeLessThan(6)

    const repeated = await escola(['import', folder], env)
    expect(repeated.said).toContain('Pronto: 0 eventos e 0 fotos copiadas; já estavam lá 2 eventos')
    expect(await eventsIn(env)).toEqual(after)
  },
  patience,
)

test(
  'to Firestore and Cloudinary and back again, nothing is lost on the way',
  async () => {
    const env = aSchool()
    const before = withoutPlaces(await eventsIn(env))
    const keys = hosted()
    standIn.pictures.clear()
    standIn.authenticated.clear()
    const cloudy = { ...keys, STORE: 'firestore', PHOTOS: 'cloudinary' }
    const there = await moved(env, cloudy)
    expect(there).toEqual({
      code: 0,
      said: expect.stringContaining('2 eventos e 3 fotos copiadas'),
    })
    expect(standIn.pictures.size).toBe(0)
    const hostedEvents = await eventsIn(cloudy)
    expect(onDisk(withoutPlaces(hostedEvents))).toEqual(before)

    const stored = [...standIn.authenticated]
    expect(stored).toHaveLength(4)
    const hidden = stored.filter(([publicId]) => publicId.endsWith('-original'))
    expect(hidden.map(([, { bytes }]) => bytes)).toEqual([await quarters()])

    const home = { DATA_DIR: aDataFolder(), ...keys }
    const back = await moved(cloudy, home)
    expect(back).toEqual({ code: 0, said: expect.stringContaining('2 eventos e 3 fotos copiadas') })
    expect(withoutPlaces(await eventsIn(home))).toEqual(before)
    expect(await deviationUnder(await coveredFile(home), [face])).toBeLessThan(6)
    expect(await coveredOriginal(home)).toEqual(await quarters())

    const kept = { DATA_DIR: aDataFolder(), ...keys, PHOTOS: 'cloudinary' }
    expect((await moved(cloudy, kept)).said).toContain('3 fotos continuam no seu endereço')
    expect(await eventsIn(kept)).toEqual(hostedEvents)
  },
  patience,
)

test(
  'an old list of photos arrives in its order, cover first',
  async () => {
    const keys = hosted()
    const cloudy = { ...keys, STORE: 'firestore', PHOTOS: 'cloudinary' }
    const fotos = [
      { id: 17, url: 'https://example.com/capa.jpg', nome: 'capa.jpg' },
      'https://example.com/b.jpg',
      { id: 1_750_000_000_000, url: 'https://example.com/c.jpg' },
      { id: 5, url: 'https://example.com/d.jpg' },
      'https://example.com/a.jpg',
    ]
    await putDocument(keys, 'antigo', { titulo: 'Halloween', data: '2024-10-31', fotos })
    const before = await eventsIn(cloudy)
    expect(before[0]?.fotos.map(({ url }) => url)).toEqual(
      fotos.map((photo) => (typeof photo === 'string' ? photo : photo.url)),
    )

    const folder = aDataFolder()
    await escola(['export', folder], cloudy)
    const byFolder = { DATA_DIR: aDataFolder(), PHOTOS: 'disk' }
    await escola(['import', folder], byFolder)
    expect(await eventsIn(byFolder)).toEqual(before)

    const stores = await openStores({ dataDir: byFolder.DATA_DIR })
    const kept = before[0]?.fotos.filter((_, index) => ![0, 1, 3].includes(index)) ?? []
    const [event] = await stores.events.all()
    if (event) await stores.events.importEvent({ ...event, fotos: kept })
    await stores.events.appendPhotos('antigo', [aNewPhoto({ nome: 'nova.jpg' })], new Date())
    await stores.close()
    await escola(['import', folder], byFolder)
    const [completed] = await eventsIn(byFolder)
    expect(completed?.fotos.slice(0, -1)).toEqual(before[0]?.fotos)
    expect(completed?.fotos.at(-1)?.nome).toBe('nova.jpg')
  },
  patience,
)

test(
  'what was deleted for good does not come back with an older export, and that is said',
  async () => {
    const env = aSchool()
    const [folder, elsewhere] = [aDataFolder(), { DATA_DIR: aDataFolder() }]
    await escola(['export', folder], env)
    const [junina, other] = (await eventsIn(env)).sort((a, b) => b.fotos.length - a.fotos.length)
    const [photo, ...kept] = junina?.fotos ?? []
    await inStores(env, async ({ events }) => {
      await events.removePhotos(junina?.id ?? '', [photo?.id ?? 0], new Date())
      await events.remove(other?.id ?? '', new Date())
    })
    const { code, said } = await escola(['import', folder], env)
    expect(code, said).toBe(0)
    expect(said).toContain('Não volta o que foi excluído de verdade neste site:')
    expect(said).toContain(`${other?.nome}: o evento inteiro`)
    expect(said).toContain(`${junina?.nome}: ${photo?.nome}`)
    expect(said).toContain('Pronto: 0 eventos e 0 fotos copiadas')
    const after = await eventsIn(env)
    expect(after.map(({ id, fotos }) => [id, fotos.map(({ id }) => id)])).toEqual([
      [junina?.id, kept.map(({ id }) => id)],
    ])
    // The other site has not deleted anything.
    expect((await escola(['import', folder], elsewhere)).said).toContain('2 eventos e 3 fotos')
  },
  patience,
)

test(
  'what nobody can read is named, event by event, and an export has it as it was',
  async () => {
    const keys = hosted()
    const cloudy = { ...keys, STORE: 'firestore', PHOTOS: 'cloudinary' }
    const odd = { titulo: 'Halloween', data: 'em outubro', participantes: 'muitos' }
    await putDocument(keys, 'odd', { ...odd, fotos: ['/1.webp', { url: 'javascript:alert(1)' }] })
    await putDocument(keys, 'sound', { nome: 'Festa', data: '2026-06-20', fotos: [] })
    const losses = [
      'evento Halloween: data ("em outubro")',
      'evento Halloween: participantes ("muitos")',
      'evento Halloween: fotos[1] ({"url":"javascript:alert(1)"})',
    ]

    const folder = aDataFolder()
    const planned = await escola(['export', folder, '--dry-run'], cloudy)
    const exported = await escola(['export', folder], cloudy)
    const home = { DATA_DIR: aDataFolder() }
    const imported = await escola(['import', folder], home)
    for (const { code, said } of [planned, exported, imported]) {
      expect(code).toBe(0)
      expect(said).toContain('3 valores ilegíveis')
      for (const loss of losses) expect(said).toContain(loss)
      expect(said).not.toContain('evento Festa')
    }

    const lines = readFileSync(join(folder, 'eventos.jsonl'), 'utf8').trim().split('\n')
    const written = Object.fromEntries(lines.map((line) => [JSON.parse(line).id, JSON.parse(line)]))
    expect(written.odd.ilegivel).toEqual([
      { campo: 'data', valor: 'em outubro' },
      { campo: 'participantes', valor: 'muitos' },
      { campo: 'fotos[1]', valor: { url: 'javascript:alert(1)' } },
    ])
    expect(written.sound).not.toHaveProperty('ilegivel')
    expect((await eventsIn(home)).map(({ nome }) => nome)).toEqual(['Festa', 'Halloween'])
  },
  patience,
)

test(
  'a photo that is gone is named and left out, and comes when it can be had',
  async () => {
    const env = aSchool()
    const folder = aDataFolder()
    await escola(['export', folder], env)
    const [place = ''] = readdirSync(join(folder, 'originais'))
    const [name = ''] = readdirSync(join(folder, 'originais', place))
    const file = join(folder, 'originais', place, name)
    const bytes = readFileSync(file)
    appendFileSync(file, 'alterado')

    const target = { DATA_DIR: aDataFolder() }
    const first = await escola(['import', folder], target)
    expect(first.code).toBe(1)
    expect(first.said).toContain('1 foto ficou de fora')
    expect(first.said).toContain('Festa Junina: foto 0.jpg (o arquivo não foi encontrado)')
    expect((await eventsIn(target))[0]?.fotos).toHaveLength(2)
    writeFileSync(file, bytes)
    const second = await escola(['import', folder], target)
    expect(second).toMatchObject({ code: 0, said: expect.stringContaining('1 foto copiada') })
    expect(withoutPlaces(await eventsIn(target))).toEqual(withoutPlaces(await eventsIn(env)))
  },
  patience,
)

test(
  'bad input is one sentence, and nothing is lost',
  async () => {
    const env = aSchool()
    const before = await eventsIn(env)
    const folder = aDataFolder()
    await escola(['export', folder], env)
    const refused = async (args: string[], sentence: string, more: Variables = {}) => {
      const { code, said } = await escola(args, { ...env, ...more })
      expect(said).toContain(sentence)
      expect(said.trim().split('\n')).toHaveLength(1)
      expect(code).toBe(1)
    }
    await refused(['import', env.DATA_DIR ?? ''], 'não é uma exportação deste site')
    await refused(['export', env.DATA_DIR ?? ''], 'não está vazia e não é uma exportação')
    await refused(['import'], 'Informe uma pasta')
    await refused(['export'], 'Informe uma pasta')
    await refused(['export', folder, '--rapido'], 'Opção desconhecida')
    const lines = readFileSync(join(folder, 'eventos.jsonl'), 'utf8')
    writeFileSync(join(folder, 'eventos.jsonl'), lines.replace('Festa', 'Fexta'))
    await refused(['import', folder], 'foi alterado ou está danificado')
    rmSync(join(folder, 'SHA256SUMS'))
    await refused(['import', folder], 'não terminou')
    expect(await eventsIn(env)).toEqual(before)
  },
  patience,
)

/** What visitors get of the one covered photo. */
async function coveredFile(env: Variables): Promise<Uint8Array> {
  return readFileSync(join(env.DATA_DIR ?? '', 'pictures', await coveredKey(env), 'large.webp'))
}

async function coveredOriginal(env: Variables): Promise<Buffer> {
  return readFileSync(join(env.DATA_DIR ?? '', 'originals', `${await coveredKey(env)}.png`))
}

async function coveredKey(env: Variables): Promise<string> {
  const photos = (await eventsIn(env)).flatMap(({ fotos }) => fotos)
  const { url = '' } = photos.find(({ cobertos }) => cobertos) ?? {}
  return servedPhotoKey(url) ?? ''
}

function originalsOf({ DATA_DIR = '' }: Variables): string[] {
  const folder = join(DATA_DIR, 'originals')
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name)).toString('base64'))
    .sort()
}
