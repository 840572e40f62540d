import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoInternals } from '#tests/http-clients/leaked-internals.ts'
import {
  type AdminSite,
  adminBrowser,
  signIn,
  startAdminSite,
} from '#tests/running-site/admin-client.ts'
import { aDraft, aKey, aNewPhoto } from '#tests/sample-data/builders.ts'
import { inFolder } from '#tests/sample-data/school-folder.ts'

const script = '</title></script><script>alert(1)</script><img src=x onerror=alert(2)>'
const escaped = '&lt;/title&gt;&lt;/script&gt;&lt;script&gt;alert(1)'
const names = [`../../etc/${script}.jpg`, 'a\0b\u202egpj.exe', '🎉'.repeat(150), `"onload="x`]
const addresses = [
  'javascript:alert(3)',
  'JaVaScRiPt:alert(4)',
  'data:text/html,alert(5)',
  '//malvado.example/x',
  '/\\malvado.example',
  ' javascript:alert(6)',
  'vbscript:x',
]

let site: AdminSite
let hostile = ''
let large = ''

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'escola-'))
  await inFolder(folder, async ({ events }) => {
    const words = { nome: script, descricao: script, horario: script, local: script }
    hostile = (await events.create(aDraft(words), new Date())).id
    const photos = [...names.map((nome) => aNewPhoto({ nome })), aNewPhoto({ nome: script })]
    await events.appendPhotos(hostile, photos, new Date())
    large = (await events.create(aDraft({ nome: 'Cinco mil' }), new Date())).id
    const many = Array.from({ length: 5000 }, () =>
      aNewPhoto({ url: `/fotos/${aKey()}/large.webp` }),
    )
    await events.appendPhotos(large, many, new Date())
  })
  // What today's rules would never let in, but an old document or another program may have left.
  const database = new DatabaseSync(join(folder, 'escola.db'))
  const odd = database.prepare(
    "INSERT INTO documents (collection, id, fields) VALUES ('eventos', ?, ?)",
  )
  const unlikely = { nome: '', uploadedAt: 'nunca', width: null, height: -1, thumbhash: '!!!' }
  for (const [index, address] of addresses.entries()) {
    const urls = [address, 'https://fotos.example/antiga.jpg']
    const document = {
      ...{ nome: index % 2 ? '' : 'Antigo', data: index % 3 ? '' : 'ontem', imagem: address },
      fotos: urls.map((url, at) => ({ id: at + 1, url, ...unlikely })),
    }
    odd.run(`velho-${index}`, JSON.stringify(document))
  }
  database.close()
  site = await startAdminSite({ DATA_DIR: folder })
})
afterAll(() => site.stop())

const galleries = () =>
  [hostile, large, ...addresses.map((_, index) => `velho-${index}`)].map(
    (id) => `/galeria-evento/${id}`,
  )

test('no page, data or file that shows them contains a tag or address of theirs', async () => {
  const paths = [
    ...['/eventos', '/eventos?pagina=2', '/eventos.data', '/sitemap.xml', '/'],
    ...galleries(),
    ...galleries().map((path) => `${path}.data`),
    ...galleries().map((path) => `${path}?fotos=todas`),
  ]
  for (const path of paths) {
    const answer = await fetch(site.url + path)
    const text = await answer.text()
    expect(answer.status, path).toBe(200)
    expectNoInternals(text, path)
    if (path.includes('.data')) {
      // Data for the router: no browser may render it as a page.
      expect(answer.headers.get('content-type')).not.toContain('html')
      continue
    }
    expectOnlyText(text, path)
    expect(text, path).not.toContain('malvado.example')
  }
})

function expectOnlyText(page: string, hint: string) {
  expect(page, hint).not.toContain('<script>alert')
  expect(page, hint).not.toContain('<img src=x')
  expect(page, hint).not.toMatch(
    /(href|src|srcset|content)="\s*(javascript|vbscript|data:text|\/\/|\/\\)/i,
  )
}

test('to the admin too they are text: on the panel, in the forms and in the questions', async () => {
  const admin = adminBrowser(site, await signIn(site))
  const event = `/admin/evento/${hostile}`
  const photos = await (await admin.get(`${event}/fotos`)).text()
  const numbers = [...photos.matchAll(/fotos\/excluir\?foto=(\d+)/g)].map(([, id]) => id)
  const questions = [...new Set(numbers)].map((id) => `${event}/fotos/excluir?foto=${id}`)
  expect(questions).toHaveLength(names.length + 1)
  const paths = ['/admin', `${event}/editar`, `${event}/excluir`, `${event}/fotos`, ...questions]
  for (const path of [...paths, ...addresses.map((_, n) => `/admin/evento/velho-${n}/editar`)]) {
    const answer = await admin.get(path)
    const page = await answer.text()
    expect(answer.status, path).toBe(200)
    expectNoInternals(page, path)
    expectOnlyText(page, path)
    if (paths.slice(0, 4).includes(path)) expect(page, path).toContain('&lt;script&gt;alert(1)')
  }
  const typed = { nome: '', descricao: script, horario: script, local: script, imagem: 'x' }
  const refused = await admin.post(`${event}/editar`, typed)
  const page = await refused.text()
  expect(refused.status).toBe(400)
  expect(page).toContain('&lt;script&gt;alert(1)')
  expectOnlyText(page, 'a form sent back')
})

test('file names of photos are not shown to visitors', async () => {
  for (const path of [`/galeria-evento/${hostile}`, `/galeria-evento/${hostile}?fotos=todas`]) {
    const text = await (await fetch(site.url + path)).text()
    expect(text).toContain(`Foto 1 de ${escaped}`)
    for (const trace of ['gpj.exe', 'etc/', '🎉', 'onload=']) expect(text).not.toContain(trace)
  }
})

test('a gallery of 5,000 photos and events without date, name or size are pages like others', async () => {
  for (const path of [...galleries(), `/galeria-evento/${large}?fotos=todas&pagina=42`]) {
    const text = await (await fetch(site.url + path)).text()
    expect(text, path).toContain('<h1')
    expect(text.length, path).toBeLessThan(600_000)
  }
})
