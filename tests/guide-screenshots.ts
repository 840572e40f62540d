// node tests/guide-screenshots.ts: takes the pictures of docs/guia-do-admin.md from the built site.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { schoolDefaults } from '#content/school.ts'
import { firstAccountId } from '#domain/admin/account-store.ts'
import { addPhotos } from '#domain/photos/add-photos.ts'
import { emptyDocument, withState } from '#domain/school/school-document.ts'
import { factAt } from '#domain/school/school-in-use.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import { type DemoEvent, demoEvents } from '#escola/demo/events.ts'
import { demoPhotoFiles } from '#escola/demo/photos.ts'
import { chromiumFlags, ensureChromium } from '#scripts/setup/chromium.mjs'
import { openStores } from '#server/stores.ts'

const folder = 'docs/guia'
const port = Number(process.env.PORT ?? 4531)
const account = { email: 'secretaria@escola.example', password: 'quatro idiomas desde 1984' }
const dataDir = mkdtempSync(join(tmpdir(), 'escola-guia-'))

mkdirSync(folder, { recursive: true })
const ids = await fillSite()
const site = spawn('node', ['build/server/main.js'], {
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    // Not a local URL: with one, the list of what is left would never be empty.
    SITE_URL: 'http://www.escola.example',
  },
})
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: chromiumFlags,
})
try {
  await siteReady()
  const page = await browser.newPage({
    baseURL: `http://localhost:${port}`,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  })
  await takeAll(page)
} finally {
  await browser.close()
  site.kill()
}

async function takeAll(page: Page) {
  await page.goto('/admin/login')
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel('Senha', { exact: true }).fill(account.password)
  await take(page, 'entrar')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('heading', { name: 'Eventos', exact: true }).waitFor()
  await takeSchool(page)
  const code = await takeRecoveryCodes(page)
  await takePeople(page)
  await takeRecovery(page, code)
  await page.goto('/admin')
  await take(page, 'painel')

  await page.locator('summary', { hasText: 'Novo evento' }).click()
  await page.getByLabel('Nome do evento').fill('Noite do karaokê')
  await page.getByLabel('Descrição').fill('Cada turma canta uma música no idioma que estuda.')
  await page.getByLabel('Data', { exact: true }).fill('2026-12-12')
  await take(page, 'novo-evento')
  await page.getByRole('button', { name: 'Criar evento' }).click()
  await takeAndCloseDialog(page, 'evento-criado')
  const created = page.getByRole('listitem').filter({ hasText: 'Noite do karaokê' })
  await created.getByRole('link', { name: 'Gerenciar fotos' }).click()
  await page.getByLabel('Tenho a autorização das pessoas retratadas ou dos responsáveis').check()
  await take(page, 'autorizacao')

  await page.goto(`/admin/evento/${ids.party}/fotos`)
  await page.getByRole('heading', { name: 'Fotos do evento' }).waitFor()
  await withSlowUpload(page, async () => {
    await page.getByLabel('Escolher fotos').setInputFiles(photosOf('festa-junina').slice(4, 6))
    await page.getByText(/^Enviando:/).waitFor()
    await page.getByText(/^[3-6]\d%$/).waitFor()
    await snap(page, 'enviando')
  })
  await takeAndCloseDialog(page, 'fotos-enviadas')
  await takeRefusedPhotos(page)
  await page.route(/\/envio\//, (route) => route.abort('internetdisconnected'))
  await page.getByLabel('Escolher fotos').setInputFiles(photosOf('festa-junina').slice(6, 7))
  await page.getByRole('dialog').getByText('A conexão com o site falhou').waitFor()
  await takeAndCloseDialog(page, 'sem-conexao')
  await take(page, 'continua-sozinho')
  await page.unroute(/\/envio\//)
  await page.getByText('1 foto(s) enviada(s) com sucesso!').waitFor()
  await page.getByRole('button', { name: 'Entendi' }).click()

  const cards = page.getByRole('main').getByRole('listitem')
  await cards
    .nth(1)
    .getByRole('link', { name: /^Opções de/ })
    .click()
  const options = page.locator('dialog:modal')
  await options.getByText('Escrever uma legenda').click()
  await options.getByLabel('Legenda').fill('A quadrilha das crianças')
  await take(page, 'opcoes')
  await options.getByRole('button', { name: 'Usar como capa' }).click()
  await cards.nth(1).getByText('Capa', { exact: true }).waitFor()
  await take(page, 'capa', cards.nth(1))
  await takeCoveredFaces(page)
  await cards.nth(0).getByRole('checkbox').check()
  await cards.nth(1).getByRole('checkbox').check()
  await cards.nth(0).scrollIntoViewIfNeeded()
  await take(page, 'selecionar')
  await page.getByRole('button', { name: 'Limpar seleção' }).click()

  await page.goto(`/admin/evento/${ids.party}/editar`)
  await page.getByRole('heading', { name: 'Editar evento' }).waitFor()
  await take(page, 'editar')
  await page.goto(`/admin/evento/${ids.fair}/editar`)
  await page.getByRole('radio', { name: /^Famílias/ }).check()
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await page.getByRole('button', { name: 'Entendi' }).click()
  await take(page, 'link-familias')
  await page.goto('/admin')
  await page.waitForLoadState('networkidle')
  await page
    .getByRole('button', { name: /^Excluir / })
    .last()
    .click()
  await take(page, 'excluir-evento')
  await takeBin(page)
}

/** The bin, with the event of the open question and a photo. */
async function takeBin(page: Page) {
  const dialog = page.locator('dialog:modal, :popover-open')
  await dialog.getByRole('button', { name: 'Excluir', exact: true }).click()
  await takeAndCloseDialog(page, 'desfazer')
  await page.goto(`/admin/evento/${ids.party}/fotos`)
  await page.waitForLoadState('networkidle')
  await page.getByRole('main').getByRole('checkbox').last().check()
  await page.getByRole('button', { name: 'Excluir selecionadas' }).click()
  await dialog.getByRole('button', { name: 'Excluir', exact: true }).click()
  await dialog.getByText('Foto excluída com sucesso!').waitFor()
  await page.goto('/admin/lixeira')
  await take(page, 'lixeira')
}

/** Returns one of them. */
async function takeRecoveryCodes(page: Page): Promise<string> {
  await page.goto('/admin/conta/codigos')
  await makeCodes(page, 'Gerar os códigos')
  await take(page, 'codigos')
  return page.getByRole('main').getByRole('listitem').first().innerText()
}

async function makeCodes(page: Page, button: string) {
  await page.getByRole('textbox', { name: 'Senha, para confirmar' }).fill(account.password)
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('heading', { name: /^Guarde os códigos agora/ }).waitFor()
}

async function takePeople(page: Page) {
  const stores = await openStores({ dataDir })
  const first = await stores.accounts.find(firstAccountId)
  if (!first) throw new Error('no account')
  const ana = { id: 'ana', name: 'Ana Souza', email: 'ana@escola.example', createdAt: Date.now() }
  await stores.accounts.add({ ...first, ...ana })
  await stores.close()
  await page.goto('/admin/pessoas')
  await take(page, 'pessoas')
  await page.goto('/admin/pessoas/convite')
  await page.getByRole('textbox', { name: 'Senha, para confirmar' }).fill(account.password)
  await page.getByRole('button', { name: 'Convidar' }).click()
  await page.getByRole('heading', { name: /^Pronto!/ }).waitFor()
  await take(page, 'convite')
}

/** Sets the same password again, and makes new codes, so that the account is as before. */
async function takeRecovery(page: Page, code: string) {
  await page.goto('/admin/recuperar')
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel('Código de recuperação').fill(code)
  for (const label of ['Nova senha', 'Confirmação da nova senha']) {
    await page.getByLabel(label, { exact: true }).fill(account.password)
  }
  await page.getByRole('heading', { name: 'Com um código de recuperação' }).scrollIntoViewIfNeeded()
  await take(page, 'esqueci-a-senha')
  await page.getByRole('button', { name: 'Trocar a senha e entrar' }).click()
  const dialog = page.locator('dialog:modal')
  await dialog.getByRole('button', { name: 'Entendi' }).click()
  await take(page, 'codigo-usado')
  await page.getByRole('link', { name: /Gerar códigos novos$/ }).click()
  await makeCodes(page, 'Gerar códigos novos')
}

/** Covers two of the figures in the first photo, without saving. */
async function takeCoveredFaces(page: Page) {
  const cards = page.getByRole('main').getByRole('listitem')
  await cards
    .nth(0)
    .getByRole('link', { name: /^Opções de/ })
    .click()
  await page.locator('dialog:modal').getByRole('link', { name: 'Cobrir rosto' }).click()
  const photo = page.getByRole('img', { name: /^Foto / })
  const box = await photo.boundingBox()
  if (!box) throw new Error('no photo')
  for (const [x, y] of [
    [0.21, 0.44],
    [0.8, 0.55],
  ]) {
    await page.mouse.click(box.x + box.width * (x ?? 0), box.y + box.height * (y ?? 0))
  }
  await take(page, 'cobrir-rosto')
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await page.getByRole('heading', { name: 'Fotos do evento' }).waitFor()
}

/** Two of the three photos are truncated. */
async function takeRefusedPhotos(page: Page) {
  const photos = photosOf('festa-junina').slice(5, 8)
  const cut = photos.map(({ buffer, ...photo }, n) => ({
    ...photo,
    buffer: n === 0 ? buffer : buffer.subarray(0, buffer.length * 0.6),
  }))
  await page.getByLabel('Escolher fotos').setInputFiles(cut)
  const dialog = page.locator('dialog:modal')
  await dialog.getByRole('button', { name: 'Enviar a outra' }).waitFor({ timeout: 60_000 })
  await take(page, 'fotos-recusadas')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
}

async function takeSchool(page: Page) {
  await take(page, 'antes-de-publicar')
  await page.goto('/admin/escola')
  await take(page, 'escola')
  await page.goto('/admin/escola/contato')
  await take(page, 'escola-contato')
  await page.goto('/admin/escola/cursos')
  await page.getByRole('heading', { name: 'Crianças e Adolescentes' }).scrollIntoViewIfNeeded()
  await take(page, 'cursos')
  await page.goto('/admin/escola/cursos/1')
  await take(page, 'curso')
  await page.goto('/admin/escola/depoimentos')
  await take(page, 'depoimentos')
  await page.goto('/admin/escola/aviso')
  await page.getByLabel('Texto').fill('Matrículas abertas para 2027')
  await page.getByLabel('Link (opcional)').fill('/contato')
  await take(page, 'aviso')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await page.waitForURL(/aviso=escola-salva/)
  await page.goto('/')
  await take(page, 'aviso-no-site')
  await page.goto('/admin/escola/imagens')
  await take(page, 'imagens')
  await page.goto('/admin/escola/imagens/hero-1')
  await page.getByLabel('Foto', { exact: true }).setInputFiles(photosOf('feira').slice(0, 1))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Enviar a foto' }).click()
  const dialog = page.locator('dialog:modal')
  await dialog.getByRole('button', { name: 'Entendi' }).click({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Escolher na foto' }).scrollIntoViewIfNeeded()
  await take(page, 'imagem-foco')
  await finishSchool()
  await page.goto('/admin')
}

/** As if every sample had been confirmed or kept: the panel opens with the events. */
async function finishSchool() {
  const stores = await openStores({ dataDir })
  const { revision } = await stores.school.find()
  const facts = schoolDefaults.sampleFacts.map((path) => [path, factAt(schoolDefaults.facts, path)])
  const drawingsKept = [...schoolDefaults.sampleDrawings]
  const exams = schoolDefaults.exams.map(({ sample: _, ...exam }) => exam)
  const state = { facts: Object.fromEntries(facts), exams, testimonials: [], drawingsKept }
  await stores.school.save(withState(emptyDocument, state), revision)
  await stores.close()
  // The site sees it a moment later.
  await pause(1000)
}

async function takeAndCloseDialog(page: Page, name: string) {
  const dialog = page.locator('dialog:modal')
  await dialog.waitFor({ timeout: 60_000 })
  await take(page, name)
  await dialog.getByRole('button', { name: 'Entendi' }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function take(page: Page, name: string, part?: Locator) {
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  await page.waitForLoadState('networkidle')
  await snap(part ?? page, name)
}

async function snap(part: Page | Locator, name: string) {
  const png = await part.screenshot({ animations: 'disabled' })
  await sharp(png)
    .webp({ quality: 72, effort: 6 })
    .toFile(join(folder, `${name}.webp`))
}

async function withSlowUpload(page: Page, work: () => Promise<void>) {
  const cdp = await page.context().newCDPSession(page)
  const conditions = { offline: false, latency: 0, downloadThroughput: -1 }
  const set = (uploadThroughput: number) =>
    cdp.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput })
  await set(40_000)
  await work()
  await set(-1)
}

function demoEventWith(photos: string): DemoEvent {
  const event = demoEvents(schoolDayOf(new Date())).find((event) => event.photos === photos)
  if (!event) throw new Error(`no demo event with photos of ${photos}`)
  return event
}

function photosOf(photos: string) {
  return demoPhotoFiles(demoEventWith(photos)).map((file) => ({
    name: `${photos}-${basename(file)}`,
    mimeType: 'image/jpeg',
    buffer: readFileSync(file),
  }))
}

/** Three events of the demo; the June party has photos to work with. */
async function fillSite() {
  const stores = await openStores({ dataDir })
  const wanted = { party: ['festa-junina', 4], fair: ['feira', 2], poems: ['sarau', 1] } as const
  const ids: Record<string, string> = {}
  for (const [name, [photos, count]] of Object.entries(wanted)) {
    const { draft } = demoEventWith(photos)
    // A day that reads the same in either order: not every Chromium writes dates as Brazil does.
    const data = name === 'party' ? '2026-06-06' : draft.data
    const { id } = await stores.events.create({ ...draft, data }, new Date())
    await stores.events.confirmConsent(id, new Date())
    const files = photosOf(photos)
      .slice(0, count)
      .map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: buffer }))
    await addPhotos(id, files, stores, { now: () => new Date() })
    ids[name] = id
  }
  await stores.close()
  return ids
}

async function siteReady() {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`http://localhost:${port}/healthz`).catch(() => null)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error('the site did not open')
}
