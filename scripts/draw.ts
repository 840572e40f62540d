// `npm run draw`: renders stale files in content/media/rendered again, and deletes files without a drawing.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodePicture } from './pictures/render.ts'
import { drawings, manifestName, renderedFolder, staleRenditions } from './pictures/rendered.ts'
import { renditionDigest } from './pictures/rendition.ts'

const folder = renderedFolder()
const stale = staleRenditions()
mkdirSync(folder, { recursive: true })
for (const file of stale) rmSync(join(folder, file), { force: true })

const digests: [string, string][] = []
for (const { source, rendition, file } of drawings()) {
  digests.push([file, renditionDigest(source, rendition)])
  if (stale.includes(file))
    writeFileSync(join(folder, file), await encodePicture(source, rendition))
}
const manifest = JSON.stringify(Object.fromEntries(digests), null, 2)
writeFileSync(join(folder, manifestName), `${manifest}\n`)
console.log(`${digests.length} imagens prontas em content/media/rendered; mudaram ${stale.length}.`)
