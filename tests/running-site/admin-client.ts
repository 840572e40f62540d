import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Stores } from '#server/stores.ts'
import { inFolder } from '#tests/sample-data/school-folder.ts'
import { type SiteProcess, startSite } from './site-process.ts'

export const adminEmail = 'secretaria@escola.example'
export const adminPassword = 'senha-muito-secreta-42'
export const accountEnv = { ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD: adminPassword }

/** A site whose account and data folder the test knows. */
export type AdminSite = SiteProcess & { dataDir: string }

export async function startAdminSite(env: Record<string, string> = {}): Promise<AdminSite> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'escola-'))
  const site = await startSite({ ...accountEnv, DATA_DIR: dataDir, ...env })
  return { ...site, dataDir }
}

/** The stores behind a running site, opened a second time to see what is really stored. */
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
    /** As the page does it, a request per file; confirms the guardians' authorisation first. */
    upload: async (eventId: string, files: UploadFile[], submission?: string) => {
      const body = new URLSearchParams({ autorizacao: 'on' })
      await ask(consentPath(eventId), { method: 'POST', body })
      return uploadBatch(ask, eventId, files, submission)
    },
  }
}

/** Presses 'Desfazer' on the school's page, or 'Refazer' with `desfeita` true. */
export async function undoOnSchoolPage(admin: AdminBrowser, desfeita: 'false' | 'true' = 'false') {
  const page = await (await admin.get('/admin/escola')).text()
  const fields = new RegExp(`name="mudanca" value="([^"]+)"/?><[^>]*value="${desfeita}"`)
  const [, mudanca = ''] = fields.exec(page) ?? []
  return admin.post('/admin/mudancas/desfazer?de=escola', { mudanca, desfeita })
}

export type AdminBrowser = ReturnType<typeof adminBrowser>
export type UploadFile = { name?: string; type?: string; bytes: Uint8Array }

export const consentPath = (eventId: string) => `/admin/evento/${eventId}/fotos/autorizacao`

/** What the question before everyone sees the photos of an event sends. */
export const agreed = { fotos: '100000', autorizacaoPara: 'todos' }

export const uploadPath = (eventId: string) => `/admin/evento/${eventId}/fotos/envio`

export function photoForm(files: UploadFile[]): FormData {
  const form = new FormData()
  for (const { name = 'foto.jpg', type = 'image/jpeg', bytes } of files) {
    form.append('fotos', new File([new Uint8Array(bytes)], name, { type }))
  }
  return form
}

export type Ask = (path: string, init?: RequestInit) => Promise<Response>

export type UploadAnswer = Record<string, unknown>

const asScript = { accept: 'application/json' }

export async function sendOne(
  ask: Ask,
  eventId: string,
  { id, place, file }: { id: string; place: number; file: UploadFile },
): Promise<UploadAnswer> {
  const path = `${uploadPath(eventId)}/${id}/${place}`
  const answer = await ask(path, { method: 'POST', headers: asScript, body: photoForm([file]) })
  return answerIn(answer)
}

export async function saveSent(
  ask: Ask,
  eventId: string,
  { id, photos }: { id: string; photos: number },
): Promise<UploadAnswer> {
  const body = new URLSearchParams({ fotos: String(photos) })
  const path = `${uploadPath(eventId)}/${id}/salvar`
  return answerIn(await ask(path, { method: 'POST', headers: asScript, body }))
}

async function answerIn(answer: Response): Promise<UploadAnswer> {
  const text = await answer.text()
  return text ? JSON.parse(text) : { status: answer.status }
}

/** Two files at a time, then all are saved, unless some were refused. */
async function uploadBatch(
  ask: Ask,
  eventId: string,
  files: UploadFile[],
  id: string = randomUUID(),
) {
  const sent: UploadAnswer[] = []
  const sendNext = async () => {
    while (sent.length < files.length) {
      const place = sent.push({}) - 1
      const file = files[place] as UploadFile
      sent[place] = await sendOne(ask, eventId, { id, place, file })
    }
  }
  await Promise.all([sendNext(), sendNext()])
  const end = sent.find((answer) => !('arrived' in answer || 'refused' in answer))
  if (end) return end
  const refused = sent.flatMap(({ refused: sentence, isFault }, index) =>
    sentence === undefined ? [] : [{ index, sentence, isFault }],
  )
  const waiting = files.length - refused.length
  if (refused.length === 0) return saveSent(ask, eventId, { id, photos: waiting })
  return { refused: `Erro ao enviar fotos: ${refused[0]?.sentence}`, files: refused, waiting }
}
