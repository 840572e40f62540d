import { expect, test } from 'vitest'
import { checkSelection, refusalOf } from '#domain/photos/upload-rules.ts'

const MiB = 1024 * 1024
const file = (changes = {}) => ({ name: 'festa.jpg', type: 'image/jpeg', size: 1000, ...changes })

test.each([
  [0, 'Arquivo festa.jpg não é uma imagem válida'],
  [1, null],
  [5 * MiB - 1, null],
  [5 * MiB, null],
  [5 * MiB + 1, 'Arquivo festa.jpg é muito grande (máximo 5MB)'],
])('a file of %i bytes: %s', (size, sentence) => {
  expect(refusalOf(file({ size }))).toBe(sentence)
})

test.each([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/jpg',
  'IMAGE/JPEG',
  'image/jpeg; q=1',
])('%s is accepted', (type) => {
  expect(refusalOf(file({ type, name: 'sem-final' }))).toBeNull()
})

test.each([
  'image/svg+xml',
  'text/html',
  'application/pdf',
  'video/mp4',
  'image/tiff',
  'image/*',
  'x',
])('%s is no image, whatever the name says', (type) => {
  expect(refusalOf(file({ type }))).toBe('Arquivo festa.jpg não é uma imagem válida')
})

test('a phone that tells no type is believed by the name, until the server decodes', () => {
  expect(refusalOf(file({ type: '', name: 'IMG_1.JPG' }))).toBeNull()
  expect(refusalOf(file({ type: '', name: 'nota.pdf' }))).toBe(
    'Arquivo nota.pdf não é uma imagem válida',
  )
})

test('a type that is wrong is said before a size that is wrong', () => {
  const sentence = refusalOf(file({ type: 'text/html', size: 9 * MiB }))
  expect(sentence).toBe('Arquivo festa.jpg não é uma imagem válida')
})

test.each([
  { type: 'image/heic', name: 'IMG_1.heic' },
  { type: 'image/heif', name: 'IMG_1.heic' },
  { type: '', name: 'IMG_1.heic' },
  { type: 'image/avif', name: 'IMG_1.avif' },
])('a photo as phones make them today is accepted: %j', (changes) => {
  expect(refusalOf(file(changes))).toBeNull()
})

test('a JPEG that iOS converted but did not rename is accepted', () => {
  expect(refusalOf(file({ type: 'image/jpeg', name: 'IMG_1.HEIC' }))).toBeNull()
})

test('every file that fails has its sentence, the first of the selection first', () => {
  const good = file()
  const files = [
    good,
    file({ name: 'b.txt', type: 'text/plain' }),
    file({ name: 'c.jpg', size: 9 * MiB }),
  ]
  expect(checkSelection(files)).toEqual({
    good: [good],
    reducible: [files[2]],
    rejected: [
      { file: files[1], sentence: 'Arquivo b.txt não é uma imagem válida' },
      { file: files[2], sentence: 'Arquivo c.jpg é muito grande (máximo 5MB)' },
    ],
  })
  expect(checkSelection([file(), file()]).rejected).toEqual([])
  const huge = checkSelection([file({ size: 60 * MiB + 1 })])
  expect(huge.reducible).toEqual([])
  expect(huge.rejected[0]?.sentence).toMatch(
    /^Arquivo festa\.jpg é muito grande \(máximo 5MB\): acima de 60MB/,
  )
})

test.each([
  ['jpeg', 50, true],
  ['jpeg', 51, false],
  ['png', 51, false],
  ['webp', 51, false],
  ['heic', 24.5, true],
  ['heic', 27, false],
  ['avif', 12.5, true],
  ['avif', 13, false],
  ['gif', 51, true],
] as const)('a %s of %d megapixels is sent as it is: %s', (format, megapixels, isGood) => {
  const small = file({ type: `image/${format}` })
  const header = { format, width: megapixels * 1000, height: 1000 }
  const checked = checkSelection([small], () => header)
  expect(checked.good).toEqual(isGood ? [small] : [])
  expect(checked.reducible).toEqual(isGood ? [] : [small])
  const sentence = 'Arquivo festa.jpg tem pixels demais (máximo 50 megapixels; HEIC 26, AVIF 12)'
  expect(checked.rejected).toEqual(isGood ? [] : [{ file: small, sentence }])
})

test('what not even the browser can reduce is told before it tries', () => {
  const header = { format: 'png', width: 30_000, height: 30_000 } as const
  for (const size of [1000, 9 * MiB]) {
    const checked = checkSelection([file({ size })], () => header)
    expect(checked.reducible).toEqual([])
    expect(checked.rejected[0]?.sentence).toMatch(/^Arquivo festa\.jpg tem mais de 120 megapixels/)
  }
})

test.each([
  ['a\u202egpj.exe', 'agpj.exe'],
  ['linha\r\nnova.txt', 'linhanova.txt'],
  ['nulo\0.txt', 'nulo.txt'],
  ['../../etc/passwd', '../../etc/passwd'],
  ['🎉 festa.txt', '🎉 festa.txt'],
  ['', 'sem nome'],
  ['x'.repeat(400), 'x'.repeat(300)],
])('the name %j is shown as %j', (name, shown) => {
  expect(refusalOf(file({ name, type: 'text/plain' }))).toBe(
    `Arquivo ${shown} não é uma imagem válida`,
  )
})
