import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { photoFiles, servedPhotoKey } from '#domain/photos/served-photo.ts'
import { slotFiles } from '#domain/photos/slot-files.ts'
import {
  type AdminSite,
  adminBrowser,
  inStores,
  signIn,
  startAdminSite,
  undoOnSchoolPage,
} from '#tests/running-site/admin-client.ts'
import { cameraJpeg } from '#tests/sample-data/builders.ts'
import { filesIn } from '#tests/sample-data/school-folder.ts'

vi.setConfig({ testTimeout: 120_000 })

const page = '/admin/escola/imagens/hero-1'

function pictureForm(bytes: Uint8Array | null, fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ antes: '', autorizacao: 'on', ...fields })) {
    form.set(name, value)
  }
  form.set('foto', new File(bytes ? [new Uint8Array(bytes)] : [], bytes ? 'fachada.jpg' : ''))
  return form
}

const asScript = { accept: 'application/json' }

/** Where the button 'Desfazer' of a message is sent. */
function undoIn(html: string): string {
  const [, action = ''] = /formAction="([^"]+)"/.exec(html) ?? []
  return action.replaceAll('&amp;', '&')
}

let site: AdminSite
beforeAll(async () => {
  site = await startAdminSite()
})
afterAll(() => site.stop())

async function anAdmin() {
  const admin = adminBrowser(site, await signIn(site))
  const get = async (path: string) => (await admin.get(path)).text()
  return {
    admin,
    get,
    send: (form: FormData, path = page) =>
      admin.ask(`${path}/envio`, { method: 'POST', headers: asScript, body: form }),
    preview: (form: FormData, path = page) =>
      admin.ask(`${path}/como-fica`, { method: 'POST', body: form }),
    post: admin.post,
    stands: () =>
      inStores(site, async ({ school }) => {
        const { document } = await school.find()
        return (document as { pictures?: Record<string, { url: string }> } | null)?.pictures?.[
          'hero-1'
        ]?.url
      }),
  }
}

test('a photo of 3 MP stands in the slot in every size, without what its camera wrote', async () => {
  const { get, send, post, stands } = await anAdmin()
  const drawn = await get('/')
  expect(drawn).toMatch(/og:image" content="[^"]*\/assets\/og-default/)
  expect(drawn).toContain('/assets/hero-1-')
  const photo = await cameraJpeg({ width: 2000, height: 1500, orientation: 6 })
  const sent = await send(pictureForm(photo))
  expect(await sent.json()).toEqual({
    next: expect.stringContaining(
      `${page}/ajuste?aviso=imagem-trocada&parte=imagens-hero-1&mudanca=`,
    ),
  })
  const school = await get('/admin/escola')
  expect(school).toMatch(/Última alteração, em [^<]* trocou a imagem de “Primeiro destaque”/)

  const home = await get('/')
  const key = servedPhotoKey((await stands()) ?? '') ?? 'none'
  expect(home).not.toContain('/assets/hero-1-')
  for (const path of ['/', '/cursos']) {
    expect(await get(path)).toMatch(new RegExp(`og:image" content="[^"]*/fotos/${key}/og\\.jpg"`))
  }
  expect(home).toMatch(new RegExp(`"image":"[^"]*/fotos/${key}/og\\.jpg"`))
  expect(home).toMatch(
    new RegExp(`<link rel="preload" as="image"[^>]*imageSrcSet="/fotos/${key}/400.avif 400w`),
  )
  for (const file of [...Object.values(photoFiles), ...slotFiles]) {
    const answer = await fetch(`${site.url}/fotos/${key}/${file}`)
    expect(answer.status, file).toBe(200)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { exif, xmp, width, height } = await sharp(bytes).metadata()
    expect({ exif, xmp }, file).toEqual({})
    expect(bytes.includes('CameraDaEscola') || bytes.includes('GPS'), file).toBe(false)
    if (file !== 'og.jpg') expect(height, file).toBeGreaterThan(width)
  }

  const adjusted = await post(`${page}/ajuste`, {
    antes: (await stands()) ?? '',
    x: '30',
    y: '100',
    descricao: 'Alunos <b>em roda</b>',
  })
  expect(adjusted.headers.get('location')).toBe(
    '/admin/escola/imagens?aviso=imagem-ajustada&parte=imagens-hero-1',
  )
  const focused = await get('/')
  expect(focused).toMatch(
    /<img [^>]*alt="Alunos &lt;b&gt;em roda&lt;\/b&gt;"[^>]*focus-x-30 focus-y-100/,
  )

  const list = '/admin/escola/imagens'
  const late = await post(`${page}/desenho`, { antes: '/fotos/x/large.webp' })
  expect(late.headers.get('location')).toBe(`${list}?aviso=imagem-alterada`)
  const antes = (await stands()) ?? 'none'
  expect(await get(`${page}/desenho`)).toContain(`name="antes" value="${antes}"`)
  const removed = await post(`${page}/desenho`, { antes })
  const message = removed.headers.get('location') ?? ''
  expect(message).toContain(`${list}?aviso=imagem-removida&parte=imagens-hero-1&mudanca=`)
  expect(await get('/')).toBe(drawn)
  const file = `${site.url}/fotos/${key}/1400.avif`
  expect((await fetch(file)).status).toBe(404)

  const undone = await post(undoIn(await get(message)))
  expect(undone.headers.get('location')).toBe(`${list}?aviso=mudanca-desfeita`)
  expect(await get('/')).toBe(focused)
  expect((await fetch(file)).status).toBe(200)

  await post(`${page}/desenho`, { antes })
  expect(await get('/admin/escola')).toContain('Desfazer')
  const changes = await get('/admin/mudancas')
  const [, forGood = ''] = /action="(\/admin\/mudancas\/[^"]*\/excluir-imagem)"/.exec(changes) ?? []
  const gone = await post(forGood)
  expect(gone.headers.get('location')).toBe('/admin/mudancas?aviso=excluido-de-verdade')
  expect([...filesIn(site.dataDir).keys()]).toEqual([])
  expect(await get('/admin/mudancas')).not.toContain('/excluir-imagem')
  expect(await get('/admin/escola')).not.toContain('Desfazer')
  expect((await post(undoIn(await get(message)))).headers.get('location')).toBe(
    `${list}?aviso=mudou-depois`,
  )
})

test('the portrait of a teacher goes and comes back with the teacher, or for good', async () => {
  const { get, send, post } = await anAdmin()
  const ana = { name: 'Ana', languages: 'ingles', sentence: 'Ensina há 12 anos.' }
  await post('/admin/escola/professores/novo', ana)
  const portrait = pictureForm(await cameraJpeg({ width: 1200, height: 1500 }))
  const sent = await send(portrait, '/admin/escola/imagens/teachers-1')
  expect(await sent.text()).toContain('aviso=imagem-trocada')
  const [, key] = /\/fotos\/([0-9a-f]{32})\//.exec(await get('/about')) ?? []
  expect((await fetch(`${site.url}/fotos/${key}/large.webp`)).status).toBe(200)
  const status = async () => (await fetch(`${site.url}/fotos/${key}/large.webp`)).status
  const deleted = await post('/admin/escola/professores/1/excluir')
  expect(await status()).toBe(404)
  await post(undoIn(await get(deleted.headers.get('location') ?? '')))
  expect([await status(), await get('/about')]).toEqual([200, expect.stringContaining(`${key}`)])

  const antes = `/fotos/${key}/large.webp`
  const fields = { antes, definitivo: 'sim' }
  const removed = await post('/admin/escola/imagens/teachers-1/desenho', fields)
  expect(removed.headers.get('location')).not.toContain('mudanca')
  expect([await status(), [...filesIn(site.dataDir).keys()]]).toEqual([404, []])
})

test('“Ver como fica” shows the page with the chosen file, to the person alone, and stores nothing', async () => {
  const { get, preview, stands } = await anAdmin()
  const before = { url: await stands(), files: filesIn(site.dataDir), home: await get('/') }
  const photo = await cameraJpeg({ width: 2000, height: 1500 })
  const shown = await preview(pictureForm(photo))
  expect(shown.status).toBe(200)
  expect(shown.headers.get('cache-control')).toBe('no-store')
  const html = await shown.text()
  expect(html).toContain('Só você vê esta página: nada foi salvo.')
  const [, avif = ''] = /srcSet="data:image\/avif;base64,([^ "]+) 400w"/.exec(html) ?? []
  const { width, exif } = await sharp(Buffer.from(avif, 'base64')).metadata()
  expect({ width, exif }).toEqual({ width: 1400, exif: undefined })
  expect(html.length).toBeLessThan(1_500_000)

  const logo = await preview(pictureForm(photo), '/admin/escola/imagens/logo')
  expect(await logo.text()).toMatch(/<header.*src="data:image\/webp;base64,.*<\/header>/s)

  const refused = await preview(pictureForm(Buffer.from('texto')))
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('não é uma imagem válida'),
  ])
  const nowhere = await preview(pictureForm(photo), '/admin/escola/imagens/icon')
  expect(nowhere.headers.get('location')).toBe('/admin/escola/imagens/icon')
  const body = pictureForm(photo)
  const visitor = await adminBrowser(site, {}).ask(`${page}/como-fica`, { method: 'POST', body })
  expect(visitor.headers.get('location')).toContain('/admin/login')
  expect({ url: await stands(), files: filesIn(site.dataDir), home: await get('/') }).toEqual(
    before,
  )
})

test('a drawing is kept on purpose, all of them at one press, and none again', async () => {
  const { admin, get, post } = await anAdmin()
  const list = '/admin/escola/imagens'
  const keep = (fields: [string, string][]) => post(list, fields)
  const left = async () => /(\d+) exemplos/.exec((await get(list.replace('/imagens', ''))) ?? '')
  expect(await get('/admin')).toContain(`href="${list}#campo-hero-1"`)

  const kept = await keep([['imagem', 'hero-1']])
  expect(kept.headers.get('location')).toBe(list)
  expect(await get('/admin')).not.toContain(`href="${list}#campo-hero-1"`)
  expect(await get('/admin')).toContain(`href="${list}#campo-hero-2"`)
  expect(await get(list)).toContain('Desenho mantido')
  expect((await keep([['imagem', '__proto__']])).status).toBe(404)

  const all = [...(await get(list)).matchAll(/name="imagem" value="([\w-]+)"/g)]
  const slots = new Set(all.map(([, slot]) => slot ?? ''))
  expect(slots.size).toBe(15)
  await keep([...slots].map((slot) => ['imagem', slot]))
  expect(await get('/admin')).not.toContain(`href="${list}#`)
  await undoOnSchoolPage(admin)
  expect(await get('/admin')).toContain(`href="${list}#campo-hero-2"`)
  await keep([
    ['imagem', 'hero-1'],
    ['manter', 'nao'],
  ])
  expect(await get('/admin')).toContain(`href="${list}#campo-hero-1"`)
  expect(await left()).not.toBeNull()
  await expect.poll(() => site.output().log).toContain('"parts":["drawingsKept"]')
})

test('what cannot be taken is said in a sentence, and the drawing stays', async () => {
  const { get, send, stands } = await anAdmin()
  const photo = await cameraJpeg()
  const without = pictureForm(photo)
  without.delete('autorizacao')
  for (const [form, sentence] of [
    [pictureForm(null), 'Escolha pelo menos uma foto.'],
    [without, 'Confirme a autorização para enviar a foto.'],
    [pictureForm(Buffer.from('GIF89a')), 'fachada.jpg não é uma imagem válida'],
    [pictureForm(Buffer.alloc(5 * 1024 * 1024 + 1, 1)), 'é muito grande (máximo 5MB)'],
    [pictureForm(Buffer.alloc(17 * 1024 * 1024, 1)), 'é muito grande (máximo 5MB)'],
  ] as const) {
    expect(await (await send(form)).text()).toContain(sentence)
  }
  const elsewhere = await send(pictureForm(photo, { antes: '/fotos/x/large.webp' }))
  expect(await elsewhere.json()).toEqual({ next: `${page}?aviso=imagem-alterada` })
  for (const slot of ['facade-sound', 'og-default', '__proto__']) {
    expect((await send(pictureForm(photo), `/admin/escola/imagens/${slot}`)).status).toBe(404)
  }
  expect(await stands()).toBeUndefined()
  expect(await get('/admin/escola/imagens')).toContain('Primeiro destaque')
})
