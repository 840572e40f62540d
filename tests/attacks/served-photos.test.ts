import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPhotos } from '#domain/photos/add-photos.ts'
import { photoFiles, servedPhotoKey } from '#domain/photos/served-photo.ts'
import { rawRequest } from '#tests/http-clients/raw-request.ts'
import { type SiteProcess, startSite } from '#tests/running-site/site-process.ts'
import { aDraft, animatedGif, cameraJpeg, taggedPicture } from '#tests/sample-data/builders.ts'
import { inFolder } from '#tests/sample-data/school-folder.ts'

let site: SiteProcess
let folder = ''
let keys: string[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'escola-'))
  const comment = Buffer.from([0x21, 0xfe, 13, ...Buffer.from('SegredoDoGif!'), 0])
  const gif = animatedGif()
  const secretGif = Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)])
  const offered = [
    { name: 'a.jpg', type: 'image/jpeg', bytes: await cameraJpeg({ orientation: 6 }) },
    { name: 'b.png', type: 'image/png', bytes: await taggedPicture('png') },
    { name: 'c.webp', type: 'image/webp', bytes: await taggedPicture('webp') },
    { name: 'd.gif', type: 'image/gif', bytes: secretGif },
  ]
  keys = await inFolder(folder, async (stores) => {
    const { id } = await stores.events.create(aDraft(), new Date())
    const outcome = await addPhotos(id, offered, stores, { now: () => new Date() })
    if (outcome.kind !== 'added') throw new Error(JSON.stringify(outcome))
    return outcome.photos.map(({ url }) => servedPhotoKey(url) ?? '')
  })
  site = await startSite({ DATA_DIR: folder })
})
afterAll(() => site.stop())

test('every served file is a picture of its own type, cannot run, and knows nothing of camera or place', async () => {
  for (const key of keys) {
    for (const file of Object.values(photoFiles)) {
      const answer = await fetch(`${site.url}/fotos/${key}/${file}`)
      const bytes = Buffer.from(await answer.arrayBuffer())
      const { format, exif, xmp, iptc, icc } = await sharp(bytes).metadata()
      await sharp(bytes, { animated: true }).raw().toBuffer()
      expect(answer.headers.get('content-type')).toBe(`image/${format}`)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      expect([exif, xmp, iptc, icc]).toEqual(Array(4).fill(undefined))
      for (const trace of ['Segredo', 'CameraDaEscola', 'GPS', 'Exif', 'xmpmeta']) {
        expect(bytes.includes(trace), `${trace} in ${file}`).toBe(false)
      }
    }
  }
})

test('the secrets looked for were in what was sent', async () => {
  const originals = readdirSync(join(folder, 'originals'))
  expect(originals).toHaveLength(4)
  expect((await cameraJpeg()).includes('CameraDaEscola')).toBe(true)
})

test('only generated names exist on disk', () => {
  expect(readdirSync(join(folder, 'pictures')).sort()).toEqual([...keys].sort())
  for (const key of keys) {
    expect(readdirSync(join(folder, 'pictures', key)).sort()).toEqual(
      Object.values(photoFiles).sort(),
    )
  }
})

test('no spelling of a way up leads out of the folder', async () => {
  const dots = [
    '..',
    '%2e%2e',
    '%252e%252e',
    '.%2e',
    '..%00',
    '%c0%ae%c0%ae',
    '．．',
    '....//',
    '..;',
  ]
  const slashes = ['/', '%2f', '%252f', '\\', '%5c', '%c0%af', '//']
  const targets = ['escola.db', 'originals', 'etc/passwd', 'escola.lock']
  const key = keys[0] ?? ''
  const paths = dots.flatMap((up) =>
    slashes.flatMap((slash) =>
      targets.flatMap((target) => [
        `/fotos/${up}${slash}${target}`,
        `/fotos/${key}${slash}${up}${slash}${up}${slash}${target}`,
        `/fotos/${up}${slash}${target}/large.webp`,
      ]),
    ),
  )
  const strays: string[] = []
  const look = async (path: string) => {
    const encoded = encodeURI(path).replaceAll('%25', '%')
    const { status, body } = await rawRequest(site.port, { path: encoded })
    if (![404, 308].includes(status) || body.includes('SQLite format') || body.includes('root:')) {
      strays.push(`${path}: ${status}`)
    }
  }
  for (let at = 0; at < paths.length; at += 20) {
    await Promise.all(paths.slice(at, at + 20).map(look))
  }
  expect(paths).toHaveLength(9 * 7 * 4 * 3)
  expect(strays).toEqual([])
})
