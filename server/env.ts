import * as v from 'valibot'
import { backupSettings, halfSetBackup } from './env/backup-settings.ts'
import {
  readStoreChoices,
  type StoreChoices,
  storeSettingNames,
  undecidedChoices,
} from './env/store-choices.ts'
import { isWebUrl } from './env/web-url.ts'

const wholeNumber = (from: number, to: number, sentence: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, sentence),
    v.transform(Number),
    v.minValue(from, sentence),
    v.maxValue(to, sentence),
  )

const webOrigin = v.pipe(
  v.string(),
  v.check(isOrigin, 'deve ser um endereço como https://www.escola.com.br, sem caminho'),
  v.transform((url) => new URL(url).origin),
)

const schema = v.object({
  PORT: v.optional(wholeNumber(0, 65535, 'deve ser um número de porta, de 0 a 65535'), '3000'),
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'deve ser um nome ou endereço IP')),
    '127.0.0.1',
  ),
  SITE_URL: v.optional(webOrigin),
  DATA_DIR: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('não pode ficar vazio')), './data'),
  ADMIN_EMAIL: v.optional(
    v.pipe(v.string(), v.trim(), v.email('deve ser um e-mail, como secretaria@escola.com.br')),
  ),
  ADMIN_PASSWORD: v.optional(
    v.pipe(
      v.string(),
      v.minLength(8, 'deve ter pelo menos 8 caracteres'),
      v.maxLength(200, 'deve ter no máximo 200 caracteres'),
    ),
  ),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform((typed) => (typed === 'off' ? '0' : typed)),
      wholeNumber(0, 10, 'deve ser “off” ou o número de proxies, de 0 a 10'),
    ),
    'off',
  ),
  CDN_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.transform((typed) => (typed === 'off' ? '0' : typed)),
      wholeNumber(0, 86_400, 'deve ser “off” ou um número de segundos, de 0 a 86400'),
    ),
    'off',
  ),
  ...backupSettings,
})

/** What a settings file may set, apart from what Node itself reads. */
export const settingNames: readonly string[] = [
  ...Object.keys(schema.entries),
  ...storeSettingNames,
]

export type Env = {
  port: number
  host: string
  siteUrl: string
  dataDir: string
  trustedProxies: number
  /** How long a shared cache may keep a public page; 0: not at all. */
  cdnSeconds: number
  /** A socket passed on by systemd: connections queue in it while the site restarts. */
  listenFd?: number
  /** This process was started by systemd itself. */
  isService?: true
  /** The folder that systemd keeps for the service, wherever the data are. */
  stateFolder?: string
  /** The account as set by the environment; null leaves it unchanged. */
  admin: { email: string | null; password: string | null }
  /** A second place for the nightly backup, as restic names it. */
  backupTo?: string
  /** The time at which the site itself starts the nightly work; without it, a timer of the system does. */
  backupAt?: string
  alarmUrl?: string
} & StoreChoices

export type EnvReading = { env: Env } | { faults: string[] }

export function readEnv(variables: NodeJS.ProcessEnv = process.env): EnvReading {
  // An empty variable (`PORT= npm start`) counts as unset.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = v.safeParse(schema, given)
  const choices = readStoreChoices(given)
  if (!result.success || 'faults' in choices) {
    const malformed = result.issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`) ?? []
    return { faults: [...malformed, ...('faults' in choices ? choices.faults : [])] }
  }
  const halves = halfSetBackup(result.output)
  if (halves.length > 0) return { faults: halves }
  const { PORT, HOST, SITE_URL, DATA_DIR, ADMIN_EMAIL, ADMIN_PASSWORD } = result.output
  const { BACKUP_TO, BACKUP_AT, ALARM_URL } = result.output
  const [stateFolder] = given.STATE_DIRECTORY?.split(':') ?? []
  return {
    env: {
      port: PORT,
      host: HOST,
      siteUrl: SITE_URL ?? `http://localhost:${PORT}`,
      dataDir: DATA_DIR,
      trustedProxies: result.output.TRUST_PROXY,
      cdnSeconds: result.output.CDN_SECONDS,
      admin: { email: ADMIN_EMAIL ?? null, password: ADMIN_PASSWORD ?? null },
      ...(BACKUP_TO && { backupTo: BACKUP_TO }),
      ...(BACKUP_AT && { backupAt: BACKUP_AT }),
      ...(ALARM_URL && { alarmUrl: ALARM_URL }),
      ...(isHandedASocket(given) && { listenFd: 3 }),
      ...(Number(given.SYSTEMD_EXEC_PID) === process.pid && { isService: true }),
      ...(stateFolder && { stateFolder }),
      ...choices,
    },
  }
}

/** For the site's start. Whoever moves a site describes both stores. */
export function undecidedSettings(variables: NodeJS.ProcessEnv = process.env): string[] {
  return undecidedChoices(variables)
}

/**
 * React reads NODE_ENV when it is loaded. If unset, it renders with its development build: slower,
 * and with stack traces in the page where a component failed.
 */
export function defaultToProduction(variables: NodeJS.ProcessEnv = process.env): void {
  if (import.meta.env.PROD) variables.NODE_ENV ??= 'production'
}

/** The protocol of sd_listen_fds(3): the process id says which process the socket is for. */
function isHandedASocket({ LISTEN_FDS, LISTEN_PID }: NodeJS.ProcessEnv): boolean {
  return Number(LISTEN_FDS) > 0 && Number(LISTEN_PID) === process.pid
}

function isOrigin(url: string): boolean {
  if (!isWebUrl(url)) return false
  const { pathname, search, hash, username } = new URL(url)
  return pathname === '/' && !search && !hash && !username
}
