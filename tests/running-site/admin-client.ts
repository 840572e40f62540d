import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Stores } from '#server/stores.ts'
import { inFolder } from '#tests/sample-data/school-folder.ts'
import { type SiteProcess, startSite } from './site-process.ts'

export const adminEmail = 'secretaria@escola.example'
export const adminPassword = 'senha-muito-secreta-42'
export const accountEnv = { ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD: adminPassword }

/** A site of which the test knows the account and the data folder. */
export type AdminSite = SiteProcess & { dataDir: string }

export async function startAdminSite(env: Record<string, string> = {}): Promise<AdminSite> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'escola-'))
  const site = await startSite({ ...accountEnv, DATA_DIR: dataDir, ...env })
  return { ...site, dataDir }
}

/** The stores behind a running site, opened a second time: what is really kept. */
export function inStores<T>(
  { dataDir }: Pick<AdminSite, 'dataDir'>,
  work: (stores: Stores) => Promise<T>,
): Promise<T> {
  return inFolder(dataDir, work)
}

/** Cookies by name, as a browser keeps them. */
export type Jar = Record<string, string>

export const cookieHeader = (jar: Jar) =>
  Object.entries(jar)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')

export function jarOf(answer: Response): Jar {
  const pairs = answer.headers.getSetCookie().map((line) => line.split(';')[0]?.split('=') ?? [])
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]))
}

type Login = { email?: string; password?: string; jar?: Jar; headers?: Record<string, string> }

export function tryLogin(
  { url }: Pick<SiteProcess, 'url'>,
  { email = adminEmail, password = adminPassword, jar = {}, headers = {} }: Login = {},
): Promise<Response> {
  return fetch(`${url}/admin/login`, {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
    headers: { cookie: cookieHeader(jar), ...headers },
    redirect: 'manual',
  })
}

export async function signIn(site: Pick<SiteProcess, 'url'>, login: Login = {}): Promise<Jar> {
  const answer = await tryLogin(site, login)
  if (answer.status !== 302) throw new Error(`no session: ${answer.status}`)
  return jarOf(answer)
}

/** Requests with these cookies, which follow no redirect. */
export function adminBrowser(site: Pick<SiteProcess, 'url'>, jar: Jar) {
  const ask = (path: string, init: RequestInit & { duplex?: 'half' } = {}) =>
    fetch(site.url + path, {
      redirect: 'manual',
      ...init,
      headers: { cookie: cookieHeader(jar), ...(init.headers as Record<string, string>) },
    })
  return {
    get: ask,
    post: (path: string, fields: Record<string, string> | string[][] = {}) =>
      ask(path, { method: 'POST', body: new URLSearchParams(fields) }),
    ask,
    /** As the page does it: the guardians' authorisation is confirmed before. */
    upload: async (eventId: string, files: UploadFile[], submission?: string) => {
      const body = new URLSearchParams({ autorizacao: 'on' })
      await ask(consentPath(eventId), { method: 'POST', body })
      return endOfUpload(
        await ask(uploadPath(eventId), {
          method: 'POST',
          body: photoForm(files),
          headers: {
            accept: 'application/x-ndjson',
            ...(submission && { 'x-envio': submission }),
          },
        }),
      )
    },
  }
}

export type AdminBrowser = ReturnType<typeof adminBrowser>
export type UploadFile = { name?: string; type?: string; bytes: Uint8Array }

export const consentPath = (eventId: string) => `/admin/evento/${eventId}/fotos/autorizacao`

export const uploadPath = (eventId: string) => `/admin/evento/${eventId}/fotos/envio`

export function photoForm(files: UploadFile[]): FormData {
  const form = new FormData()
  for (const { name = 'foto.jpg', type = 'image/jpeg', bytes } of files) {
    form.append('fotos', new File([new Uint8Array(bytes)], name, { type }))
  }
  return form
}

/** The last line of the answer: what became of the batch. */
export async function endOfUpload(answer: Response): Promise<Record<string, string | number>> {
  const lines = (await answer.text()).trim().split('\n')
  return JSON.parse(lines.at(-1) || `{"status":${answer.status}}`)
}
