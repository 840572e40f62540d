import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cookieHeader, signIn } from '#tests/running-site/admin-client.ts'
import { residentMemory, watchMemory } from '#tests/running-site/process-memory.ts'
import { adminSiteForTest } from '#tests/running-site/site-for-test.ts'
import { aDraft, anEncodedPicture } from '#tests/sample-data/builders.ts'
import { inFolder } from '#tests/sample-data/school-folder.ts'

const kilobyte = 1024
/** Together more than the memory that the download may take. */
const count = 80

/** An event for families with as many photos as a long party, each of its own bytes. */
async function aParty(dataDir: string, large: Buffer[]): Promise<string> {
  return inFolder(dataDir, async ({ events, photos }) => {
    const { id } = await events.create(aDraft({ visibilidade: 'familias' }), new Date())
    const added = []
    for (const [n, bytes] of large.entries()) {
      const picture = anEncodedPicture(String(n))
      const files = { ...picture.files, large: bytes }
      const stored = await photos.put(
        Buffer.from('original'),
        { ...picture, files },
        { eventId: id, isPublic: false },
      )
      added.push({ ...stored, nome: `${n}.jpg`, uploadedAt: new Date().toISOString() })
    }
    await events.appendPhotos(id, added, new Date())
    return id
  })
}

test('80 photos, 68 MB, are downloaded in their order, with less than 50 MB more memory', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  const large = Array.from({ length: count }, () => randomBytes(850 * kilobyte))
  const id = await aParty(dataDir, large)
  const site = await adminSiteForTest({ DATA_DIR: dataDir })
  const headers = { cookie: cookieHeader(await signIn(site)) }
  const download = () => fetch(`${site.url}/familias/galeria/${id}/fotos.zip`, { headers })
  // The first one warms the process up.
  await (await download()).arrayBuffer()
  const before = residentMemory(site)
  const memory = watchMemory(site)
  const answer = await download()
  expect(answer.headers.get('content-disposition')).toContain("UTF-8''Festa%20Junina%202026.zip")
  const zip = Buffer.from(await answer.arrayBuffer())
  expect(memory.end() - before).toBeLessThan(50)

  expect(namesIn(zip)).toEqual(
    large.map((_, n) => `Festa Junina 2026 - ${String(n + 1).padStart(3, '0')}.webp`),
  )
  let from = 0
  for (const bytes of large) {
    from = zip.indexOf(bytes, from)
    expect(from).toBeGreaterThan(0)
  }
  expect((await fetch(`${site.url}/familias/galeria/${id}/fotos.zip`)).status).toBe(404)
})

/** By the zip's own list at its end. */
function namesIn(zip: Buffer): string[] {
  const names: string[] = []
  const entry = Buffer.from('PK\u0001\u0002')
  for (let at = zip.indexOf(entry); at >= 0; at = zip.indexOf(entry, at + 46)) {
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)))
  }
  return names
}
