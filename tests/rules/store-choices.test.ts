import { expect, test } from 'vitest'
import { imageHosts } from '#server/env/store-choices.ts'
import { readEnv } from '#server/env.ts'

function choices(variables: Record<string, string>) {
  const reading = readEnv(variables)
  return 'faults' in reading
    ? reading.faults
    : { store: reading.env.store, photos: reading.env.photos }
}

test('without a choice everything is kept here, and hosted keys are not looked at', () => {
  const embedded = { store: { kind: 'sqlite' }, photos: { kind: 'disk' } }
  expect(choices({})).toEqual(embedded)
  expect(choices({ CLOUDINARY_URL: '???', FIRESTORE_PROJECT_ID: '???' })).toEqual(embedded)
  expect(choices({ STORE: '', PHOTOS: '' })).toEqual(embedded)
})

test('the hosted services are chosen with their keys', () => {
  const firestore = { STORE: 'firestore', FIRESTORE_PROJECT_ID: 'escola-1a2b3' }
  expect(choices(firestore)).toMatchObject({ store: { projectId: 'escola-1a2b3' } })
  expect(choices({ ...firestore, FIRESTORE_EMULATOR_HOST: 'localhost:8080' })).toMatchObject({
    store: { kind: 'firestore', emulatorHost: 'localhost:8080' },
  })
  expect(choices({ PHOTOS: 'cloudinary', CLOUDINARY_URL: 'cloudinary://12:s-3_C@escola' })).toEqual(
    {
      store: { kind: 'sqlite' },
      photos: {
        kind: 'cloudinary',
        cloudName: 'escola',
        keys: { apiKey: '12', apiSecret: 's-3_C' },
      },
    },
  )
  expect(
    choices({
      PHOTOS: 'cloudinary',
      CLOUDINARY_URL: 'cloudinary://escola',
      CLOUDINARY_UPLOAD_PRESET: 'site',
      CLOUDINARY_API_BASE: 'http://localhost:4000/',
    }),
  ).toMatchObject({
    photos: { cloudName: 'escola', uploadPreset: 'site', apiBase: 'http://localhost:4000' },
  })
})

test.each([
  [{ STORE: 'mongo' }, [/^STORE deve ser “sqlite” ou “/]],
  [{ PHOTOS: 's3' }, [/^PHOTOS deve ser “disk” ou “/]],
  [{ STORE: 'firestore' }, [/^FIRESTORE_PROJECT_ID é obrigatório com STORE=firestore/]],
  [
    { STORE: 'firestore', FIRESTORE_PROJECT_ID: 'a/b', FIRESTORE_EMULATOR_HOST: 'x' },
    [/^FIRESTORE_PROJECT_ID deve ser/, /^FIRESTORE_EMULATOR_HOST deve ser como localhost:8080/],
  ],
  [
    {
      STORE: 'firestore',
      FIRESTORE_PROJECT_ID: 'escola',
      GOOGLE_APPLICATION_CREDENTIALS: '/nao/ha',
    },
    [/^GOOGLE_APPLICATION_CREDENTIALS não aponta para um arquivo de chave do Google/],
  ],
  [
    {
      STORE: 'firestore',
      FIRESTORE_PROJECT_ID: 'escola',
      GOOGLE_APPLICATION_CREDENTIALS: 'package.json',
    },
    [/^GOOGLE_APPLICATION_CREDENTIALS não aponta/],
  ],
  [{ PHOTOS: 'cloudinary' }, [/^CLOUDINARY_URL é obrigatório com PHOTOS=cloudinary/]],
  [
    { PHOTOS: 'cloudinary', CLOUDINARY_URL: 'https://cloudinary.com' },
    [/^CLOUDINARY_URL deve ser como cloudinary:\/\//],
  ],
  [
    { PHOTOS: 'cloudinary', CLOUDINARY_URL: 'cloudinary://escola' },
    [/^CLOUDINARY_UPLOAD_PRESET é obrigatório quando CLOUDINARY_URL não tem chave/],
  ],
  [
    { PHOTOS: 'cloudinary', CLOUDINARY_URL: 'cloudinary://a:b@c', CLOUDINARY_API_BASE: 'x' },
    [/^CLOUDINARY_API_BASE deve ser um endereço/],
  ],
  [
    { PORT: 'x', STORE: 'firestore', PHOTOS: 'cloudinary' },
    [/^PORT /, /^FIRESTORE_PROJECT_ID /, /^CLOUDINARY_URL /],
  ],
])('one line per malformed variable: %o', (variables, lines) => {
  const faults = choices(variables as Record<string, string>)
  expect(faults).toEqual(lines.map((line) => expect.stringMatching(line)))
})

test('pages may show pictures of Cloudinary only where a hosted service is chosen', () => {
  const hosts = (variables: Record<string, string>) => {
    const reading = readEnv(variables)
    return 'env' in reading ? imageHosts(reading.env) : null
  }
  expect(hosts({})).toEqual([])
  expect(hosts({ STORE: 'firestore', FIRESTORE_PROJECT_ID: 'escola' })).toEqual([
    'https://res.cloudinary.com',
  ])
  expect(
    hosts({
      PHOTOS: 'cloudinary',
      CLOUDINARY_URL: 'cloudinary://a:b@c',
      CLOUDINARY_API_BASE: 'http://localhost:4000/x',
    }),
  ).toEqual(['https://res.cloudinary.com', 'http://localhost:4000'])
})
