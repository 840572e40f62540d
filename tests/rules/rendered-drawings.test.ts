import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawings, findRendered, staleRenditions } from '#scripts/pictures/rendered.ts'
import { renditionDigest } from '#scripts/pictures/rendition.ts'

test('the finished files of the drawings are those of the drawings as they are', () => {
  const stale = staleRenditions()
  expect(stale, `run "npm run draw" and commit content/media/rendered`).toEqual([])
})

function mediaCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'escola-media-'))
  cpSync('content/media', folder, { recursive: true })
  return folder
}

test('a drawing that was changed makes its finished files stale, and the build does not take them', () => {
  const media = mediaCopy()
  const owner = join(media, 'owner.svg')
  writeFileSync(owner, readFileSync(owner, 'utf8').replace('</svg>', '<path d="M0 0h9"/></svg>'))
  const stale = staleRenditions(media)
  expect(stale).toHaveLength(7)
  expect(stale).toContain('owner-320.avif')
  for (const { source, rendition } of drawings(media)) {
    expect(findRendered(source, rendition, media) === null, source).toBe(source === owner)
  }
})

test('a finished file that is missing is named, and so is one whose drawing is gone', () => {
  const media = mediaCopy()
  rmSync(join(media, 'rendered/hero-1-480.avif'))
  writeFileSync(join(media, 'rendered/old-480.avif'), '')
  expect(staleRenditions(media)).toEqual(['hero-1-480.avif', 'old-480.avif'])
})

test('a photograph that replaces a drawing is never answered with the drawing', () => {
  const media = mediaCopy()
  const photograph = join(media, 'hero-1.jpg')
  writeFileSync(photograph, 'a photograph')
  const rendition = { width: 480, height: 360, format: 'avif' } as const
  expect(findRendered(join(media, 'hero-1.svg'), rendition, media)).not.toBe(null)
  expect(findRendered(photograph, rendition, media)).toBe(null)
  expect(staleRenditions(media)).toEqual([])
})

test('the digest depends on size and format as well', () => {
  const of = (width: number, format: 'avif' | 'webp') =>
    renditionDigest('content/media/owner.svg', { width, height: 320, format })
  expect(new Set([of(320, 'avif'), of(321, 'avif'), of(320, 'webp')]).size).toBe(3)
})
