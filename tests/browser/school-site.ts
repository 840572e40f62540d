import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EventDraft } from '#domain/events/event.ts'
import { addPhotos } from '#domain/photos/add-photos.ts'
import type { Stores } from '#server/stores.ts'
import { startStandIn } from '#tests/hosted-services/cloudinary-stand-in.ts'
import { startEmulator } from '#tests/hosted-services/firestore-emulator.ts'
import { openStoresOf } from '#tests/hosted-services/hosted-stores.ts'
import { phonePhoto } from '#tests/sample-data/builders.ts'
import { startInstances } from './instances.ts'
import {
  deliverPictures,
  emulatorPort,
  seededFolder,
  sitePort,
  standInPort,
  storesEnv,
  underTest,
} from './stores-under-test.ts'
import { test as visit } from './visit.ts'

export { newPage, photoHosts, pictureAddresses, storesEnv, underTest } from './stores-under-test.ts'
export {
  allowConsoleErrors,
  expect,
  expectAccessible,
  isPhone,
  open,
  phone,
  waitForHydration,
} from './visit.ts'

const seededFile = join(seededFolder, 'seeded.json')

/** `upcomingDay`: the date of the upcoming event, kept here because midnight may pass while the tests run. */
export type School = { dataDir: string; ids: Record<string, string>; upcomingDay: string }

type Seeded = Pick<School, 'ids' | 'upcomingDay'>

/** The site with events of every kind that all tests share; they only read. */
export const test = visit.extend<{ school: School; delivery: undefined }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
  school: async ({}, use) =>
    use({ dataDir: seededFolder, ...(JSON.parse(readFileSync(seededFile, 'utf8')) as Seeded) }),
  /** Routes requests for Cloudinary's own host to its stand-in. */
  delivery: [
    async ({ context, consoleErrors: _ }, use) => {
      await deliverPictures(context)
      await use(undefined)
    },
    { auto: true },
  ],
})

export const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const events = {
  upcoming: {
    photos: 0,
    draft: {
      nome: 'Sarau de Natal',
      descricao: 'Poemas em quatro idiomas.',
      data: inDays(30),
      horario: '19h',
    },
  },
  festa: {
    photos: 24,
    draft: {
      nome: 'Festa Junina',
      descricao: 'Quadrilha e barracas de cada turma.',
      data: '2026-05-10',
      horario: '18h às 22h',
      local: 'Pátio da escola',
      participantes: 240,
    },
  },
  oktoberfest: {
    photos: 11,
    draft: { nome: 'Oktoberfest', descricao: 'Ein Prosit!', data: '2026-04-02' },
  },
  ten: {
    photos: 10,
    draft: { nome: 'Feira de idiomas', descricao: 'Dez fotos.', data: '2026-03-01' },
  },
  certificates: {
    photos: 8,
    draft: { nome: 'Certificados', descricao: 'Oito fotos.', data: '2025-08-15' },
  },
  mayDay: { photos: 1, draft: { nome: 'Aula aberta', descricao: 'Uma foto.', data: '2025-05-01' } },
  hostile: {
    photos: 0,
    draft: {
      nome: '<script>alert(1)</script>',
      descricao: '"><img src=x onerror=alert(2)> {{alert(3)}} </script><script>alert(4)</script>',
      data: '2020-01-01',
      horario: '"onmouseover="alert(5)',
      local: 'javascript:alert(6)',
    },
  },
} satisfies Record<string, { photos: number; draft: EventDraft }>

/** Playwright's global set-up. */
export default async function seed(): Promise<() => Promise<void>> {
  rmSync(seededFolder, { recursive: true, force: true })
  mkdirSync(seededFolder, { recursive: true })
  const hosted = [
    ...(underTest.store === 'firestore' ? [await startEmulator(emulatorPort)] : []),
    ...(underTest.photos === 'cloudinary' ? [await startStandIn({ port: standInPort })] : []),
  ]
  const stores = await openStoresOf(storesEnv(seededFolder))
  const bytes = await phonePhoto(900, 675)
  const ids: Record<string, string> = {}
  for (const [name, { photos, draft }] of Object.entries(events)) {
    ids[name] = await publish(stores, draft, photos, bytes)
  }
  await stores.close()
  const seeded: Seeded = { ids, upcomingDay: events.upcoming.draft.data }
  writeFileSync(seededFile, JSON.stringify(seeded))
  const site = await startInstances(storesEnv(seededFolder), sitePort)
  return async () => {
    await site.stop()
    for (const { stop } of hosted) await stop()
  }
}

export async function publish(
  stores: Stores,
  draft: EventDraft,
  photos: number,
  bytes: Uint8Array,
) {
  const { id } = await stores.events.create(draft, new Date())
  await stores.events.confirmConsent(id, new Date())
  if (photos > 0) {
    const files = Array.from({ length: photos }, (_, index) => ({
      name: `joao-da-silva-${index}.jpg`,
      type: 'image/jpeg',
      bytes,
    }))
    // The files hold the same picture, which is made once.
    const picture = stores.pictures.encode(bytes)
    const ports = { ...stores, pictures: { encode: () => picture } }
    const result = await addPhotos(id, files, ports, { now: () => new Date() })
    if (result.kind !== 'added') throw new Error(JSON.stringify(result))
  }
  return id
}
