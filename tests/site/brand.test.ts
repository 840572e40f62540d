import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { servedPhotoKey } from '#domain/photos/served-photo.ts'
import { brandFiles } from '#domain/photos/slot-files.ts'
import { filesOfSlot } from '#domain/school/brand.ts'
import { robotsTagOfPhotos } from '#server/http/robots-tag.ts'
import {
  type AdminSite,
  adminBrowser,
  inStores,
  signIn,
  startAdminSite,
} from '#tests/running-site/admin-client.ts'

vi.setConfig({ testTimeout: 120_000 })

/** An ellipse of one colour on a transparent background. */
function mark(width: number, height: number, colour: Colour): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isInside = ((2 * x) / width - 1) ** 2 + ((2 * y) / height - 1) ** 2 < 1
      if (isInside) pixels.set([...colour, 255], (y * width + x) * 4)
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

type Colour = readonly [red: number, green: number, blue: number]
const navy: Colour = [22, 53, 122]
const red: Colour = [208, 36, 40]
const green: Colour = [28, 115, 80]
const orange: Colour = [230, 120, 30]
const white: Colour = [255, 255, 255]

let site: AdminSite
beforeAll(async () => {
  site = await startAdminSite()
})
afterAll(() => site.stop())

async function anAdmin() {
  const admin = adminBrowser(site, await signIn(site))
  const urlIn = (slot: string) =>
    inStores(site, async ({ school }) => {
      const { document } = await school.find()
      const { pictures = {} } = (document ?? {}) as { pictures?: Record<string, { url: string }> }
      return pictures[slot]?.url ?? ''
    })
  return {
    get: async (path: string) => (await admin.get(path)).text(),
    keyIn: async (slot: string) => servedPhotoKey(await urlIn(slot)) ?? 'none',
    send: async (slot: string, bytes: Buffer, name = 'logo.png') => {
      const form = new FormData()
      form.set('antes', await urlIn(slot))
      form.set('foto', new File([new Uint8Array(bytes)], name))
      const answer = await admin.ask(`/admin/escola/imagens/${slot}/envio`, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: form,
      })
      return answer.text()
    },
    remove: async (slot: string) =>
      admin.post(`/admin/escola/imagens/${slot}/desenho`, { antes: await urlIn(slot) }),
  }
}

const head = (html: string) => html.slice(0, html.indexOf('<body'))
const icons = (html: string) => head(html).match(/<link rel="(icon|apple-touch-icon)"[^>]*>/g)

test('a logo stands in header, footer, login, icons, manifest, JSON-LD and shared links, and leaves them whole', async () => {
  const { get, send, keyIn, remove } = await anAdmin()
  const shipped = { home: await get('/'), manifest: await get('/site.webmanifest') }
  const sent = await send('logo', await mark(400, 100, navy))
  expect(sent).toContain('/admin/escola/imagens?aviso=logo-escura&parte=imagens-logo')
  const key = await keyIn('logo')
  const folder = `/fotos/${key}`

  const home = await get('/')
  expect(icons(home)).toEqual([
    `<link rel="icon" href="${folder}/icon-32.png" sizes="32x32" type="image/png"/>`,
    `<link rel="icon" href="${folder}/icon-192.png" sizes="192x192" type="image/png"/>`,
    `<link rel="apple-touch-icon" href="${folder}/icon-180.png"/>`,
  ])
  expect(home).toMatch(new RegExp(`"logo":"http[^"]*${folder}/icon-512.png"`))
  expect(home).toMatch(new RegExp(`og:image" content="http[^"]*${folder}/card.jpg"`))
  expect(home.slice(home.indexOf('<header'))).toContain(`${folder}/400.avif`)
  expect(home.slice(home.indexOf('<footer'))).toContain(`${folder}/400.avif`)
  expect(home).toContain('dark-logo-on-footer')
  expect(await get('/admin/login')).toContain(`${folder}/400.avif`)
  expect(await get('/formulario/ingles')).toContain(`${folder}/icon-192.png`)
  expect(await get('/site.webmanifest')).toContain(`${folder}/icon-maskable-512.png`)
  for (const path of ['/', '/site.webmanifest', '/formulario/ingles']) {
    expect(await get(path), path).not.toContain('/icons/')
  }
  const favicon = await fetch(`${site.url}/favicon.ico`, { redirect: 'manual' })
  expect(favicon.headers.get('location')).toBe(`${folder}/icon-32.png`)

  for (const file of filesOfSlot('logo')) {
    const answer = await fetch(`${site.url}${folder}/${file}`)
    expect(answer.status, file).toBe(200)
    const isBrand = (brandFiles as readonly string[]).includes(file)
    expect(answer.headers.get('x-robots-tag'), file).toBe(isBrand ? null : robotsTagOfPhotos)
    const picture = sharp(Buffer.from(await answer.arrayBuffer()))
    const { width, height, hasAlpha } = await picture.metadata()
    if (file.startsWith('icon')) expect(width, file).toBe(height)
    // The ratio of the logo, and its empty corners.
    if (/avif|webp/.test(file))
      expect([width, height, hasAlpha], file).toEqual([4 * height, height, true])
    if (/32|192|-512/.test(file) && !file.includes('maskable')) {
      const [corner] = await picture.extractChannel('alpha').raw().toBuffer()
      expect(corner, file).toBe(0)
    }
  }

  await send('icon', await mark(120, 120, red))
  expect(icons(await get('/'))?.[0]).toContain(await keyIn('icon'))
  await remove('icon')
  await remove('logo')
  expect(icons(await get('/'))).toEqual(icons(shipped.home))
  expect(await get('/site.webmanifest')).toBe(shipped.manifest)
})

test('a logo that can hardly be seen, of a wrong shape or an SVG is told in a sentence', async () => {
  const { get, send } = await anAdmin()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  expect(await send('logo', svg, 'logo.svg')).toContain('logo.svg não é uma imagem válida')
  expect(await send('logo', svg, 'logo.png')).toContain('logo.png não é uma imagem válida')
  expect(await send('logo', await mark(700, 100, red))).toContain('larga demais')
  expect(await send('icon', await mark(300, 100, red))).toContain('precisa ser quadrado')
  expect(await send('share-picture', await mark(300, 100, red))).toContain('Confirme a autorização')

  const pale = await send('logo', await mark(120, 120, white))
  expect(pale).toContain('aviso=logo-clara')
  expect(await get('/admin/escola/imagens')).toContain('Sobre o papel claro das páginas')
  expect(await get('/')).toContain('light-logo-on-page')
  expect(await send('logo', await mark(120, 120, green))).toContain('aviso=logo-escura')
  expect(await get('/')).toContain('dark-logo-on-footer')
  const bright = await send('logo', await mark(120, 120, orange))
  expect(bright).toContain('aviso=marca-trocada')
  const opaque = await sharp({
    create: { width: 120, height: 120, channels: 3, background: '#fff' },
  })
    .jpeg()
    .toBuffer()
  const own = await send('logo', opaque, 'logo.jpg')
  expect(own).toContain('aviso=marca-trocada')
  expect(await get('/')).not.toMatch(/class="own-logo (dark|light)/)
})
