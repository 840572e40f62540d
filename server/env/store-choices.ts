import * as v from 'valibot'
import { isGoogleKey } from './google-key.ts'
import { isWebUrl } from './web-url.ts'

export type StoreChoice =
  | { kind: 'sqlite' }
  | { kind: 'firestore'; projectId: string; emulatorHost?: string }

export type PhotosChoice =
  | { kind: 'disk' }
  | {
      kind: 'cloudinary'
      cloudName: string
      keys?: { apiKey: string; apiSecret: string }
      uploadPreset?: string
      apiBase?: string
    }

export type StoreChoices = {
  store: StoreChoice
  photos: PhotosChoice
  /** Replaces Cloudinary's host, also for photos that are only fetched from there. */
  pictureBase?: string
  /** The account whose guarded photos can be fetched, even if photos are stored elsewhere. */
  pictureAccount?: Pick<Cloudinary, 'cloudName' | 'keys'>
}

export function readStoreChoices(given: unknown): StoreChoices | { faults: string[] } {
  const chosen = v.safeParse(choice, given)
  if (!chosen.success) return faultsOf(chosen.issues)
  const store = storeReaders[chosen.output.STORE].read(given)
  const photos = photosReaders[chosen.output.PHOTOS].read(given)
  const faults = [store, photos].flatMap((reading) => ('faults' in reading ? reading.faults : []))
  if ('faults' in store || 'faults' in photos) return { faults }
  const base = v.safeParse(cloudinary.entries.CLOUDINARY_API_BASE, baseOf(given))
  const account = readCloudinary(given)
  return {
    store,
    photos,
    ...(base.success && base.output && { pictureBase: base.output }),
    ...('keys' in account && { pictureAccount: account }),
  }
}

/** A hosted service is described, and nothing says whether it is used. */
export function undecidedChoices(given: NodeJS.ProcessEnv): string[] {
  const undecided = (setting: string, choice: string, hosted: string, here: string) =>
    given[setting] && !given[choice]
      ? [
          `${choice} falta, e ${setting} está definida: ${choice}=${hosted} para usá-lo, ou ${choice}=${here} para guardar tudo aqui`,
        ]
      : []
  return [
    ...undecided('CLOUDINARY_URL', 'PHOTOS', 'cloudinary', 'disk'),
    ...undecided('FIRESTORE_PROJECT_ID', 'STORE', 'firestore', 'sqlite'),
  ]
}

/** Whether everything is stored on this machine, so that a backup of its data folder is a backup of the site. */
export function keepsEverything({ store, photos }: StoreChoices): boolean {
  return store.kind === 'sqlite' && photos.kind === 'disk'
}

/** Other hosts whose pictures pages may show: old documents contain Cloudinary URLs too. */
export function imageHosts(choices: StoreChoices): string[] {
  if (keepsEverything(choices)) return []
  const { photos } = choices
  const standIn = photos.kind === 'cloudinary' && photos.apiBase
  return ['https://res.cloudinary.com', ...(standIn ? [new URL(standIn).origin] : [])]
}

/** Without the account's keys, files that were once public at Cloudinary can be neither closed nor deleted. */
export function controlsPhotoFiles({ photos }: StoreChoices): boolean {
  return photos.kind !== 'cloudinary' || photos.keys !== undefined
}

type Faults = { faults: string[] }
type Firestore = Extract<StoreChoice, { kind: 'firestore' }>
type Cloudinary = Extract<PhotosChoice, { kind: 'cloudinary' }>

const missingProject = 'é obrigatório com STORE=firestore: o nome do projeto no Firebase'

const firestore = v.object({
  FIRESTORE_PROJECT_ID: v.pipe(
    v.optional(v.string(), ''),
    v.nonEmpty(missingProject),
    v.regex(/^[a-z0-9][a-z0-9.:-]{1,62}$/, 'deve ser o nome do projeto, como escola-idiomas-1a2b3'),
  ),
  FIRESTORE_EMULATOR_HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.[\]:-]+:\d{1,5}$/, 'deve ser como localhost:8080')),
  ),
  GOOGLE_APPLICATION_CREDENTIALS: v.optional(v.string()),
})

function readFirestore(given: unknown): Firestore | Faults {
  const reading = v.safeParse(firestore, given, { abortPipeEarly: true })
  if (!reading.success) return faultsOf(reading.issues)
  const { FIRESTORE_PROJECT_ID: projectId, FIRESTORE_EMULATOR_HOST: emulatorHost } = reading.output
  const key = reading.output.GOOGLE_APPLICATION_CREDENTIALS
  if (key && !emulatorHost && !isGoogleKey(key)) {
    return {
      faults: ['GOOGLE_APPLICATION_CREDENTIALS não aponta para um arquivo de chave do Google'],
    }
  }
  return { kind: 'firestore', projectId, ...(emulatorHost && { emulatorHost }) }
}

/** `cloudinary://<chave>:<segredo>@<nuvem>`, or just `cloudinary://<nuvem>`. */
const cloudinaryUrl = /^cloudinary:\/\/(?:([^@:/?#\s]+):([^@:/?#\s]+)@)?([\w-]+)\/?(?:\?[^#\s]*)?$/

const cloudinary = v.object({
  CLOUDINARY_URL: v.pipe(
    v.optional(v.string(), ''),
    v.nonEmpty('é obrigatório com PHOTOS=cloudinary: copie-o do painel do Cloudinary'),
    v.regex(cloudinaryUrl, 'deve ser como cloudinary://chave:segredo@nuvem ou cloudinary://nuvem'),
  ),
  CLOUDINARY_UPLOAD_PRESET: v.optional(
    v.pipe(v.string(), v.regex(/^[\w .-]{1,100}$/, 'deve ser o nome de um upload preset')),
  ),
  CLOUDINARY_API_BASE: v.optional(
    v.pipe(
      v.string(),
      v.check(isWebUrl, 'deve ser um endereço como https://api.cloudinary.com'),
      v.transform((url) => url.replace(/\/+$/, '')),
    ),
  ),
})

function readCloudinary(given: unknown): Cloudinary | Faults {
  const reading = v.safeParse(cloudinary, given, { abortPipeEarly: true })
  if (!reading.success) return faultsOf(reading.issues)
  const { CLOUDINARY_UPLOAD_PRESET: uploadPreset, CLOUDINARY_API_BASE: apiBase } = reading.output
  const [, apiKey, apiSecret, cloudName = ''] =
    cloudinaryUrl.exec(reading.output.CLOUDINARY_URL) ?? []
  if (!apiKey && !uploadPreset) {
    return {
      faults: [
        'CLOUDINARY_UPLOAD_PRESET é obrigatório quando CLOUDINARY_URL não tem chave e segredo',
      ],
    }
  }
  return {
    kind: 'cloudinary',
    cloudName,
    ...(apiKey && apiSecret && { keys: { apiKey, apiSecret } }),
    ...(uploadPreset && { uploadPreset }),
    ...(apiBase && { apiBase }),
  }
}

type Readers<Choice extends { kind: string }> = {
  [Kind in Choice['kind']]: {
    settings: { entries: object }
    read: (given: unknown) => Extract<Choice, { kind: Kind }> | Faults
  }
}

const noSettings = v.object({})

/** How the settings of each kind are read; a kind without a reader does not compile. */
const storeReaders: Readers<StoreChoice> = {
  sqlite: { settings: noSettings, read: () => ({ kind: 'sqlite' }) },
  firestore: { settings: firestore, read: readFirestore },
}
const photosReaders: Readers<PhotosChoice> = {
  disk: { settings: noSettings, read: () => ({ kind: 'disk' }) },
  cloudinary: { settings: cloudinary, read: readCloudinary },
}

const choice = v.object({
  STORE: v.optional(oneOf(storeReaders), 'sqlite'),
  PHOTOS: v.optional(oneOf(photosReaders), 'disk'),
})

export const storeSettingNames: readonly string[] = [
  choice,
  ...[storeReaders, photosReaders].flatMap((readers) =>
    Object.values(readers).map(({ settings }) => settings),
  ),
].flatMap(({ entries }) => Object.keys(entries))

function oneOf<Kind extends string>(readers: Record<Kind, unknown>) {
  const kinds = Object.keys(readers) as Kind[]
  return v.picklist(kinds, `deve ser ${kinds.map((kind) => `“${kind}”`).join(' ou ')}`)
}

function baseOf(given: unknown): unknown {
  return (given as { CLOUDINARY_API_BASE?: unknown }).CLOUDINARY_API_BASE
}

function faultsOf(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): Faults {
  return { faults: issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`) }
}
