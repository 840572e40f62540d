import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { factFaults } from './check-facts.ts'
import { iconFaults } from './pictures/icon-faults.ts'
import { stampBuild } from './setup/build-stamp.mjs'
import { root } from './setup/root.mjs'
import { mustRun } from './setup/run.mjs'
import { swapBuild } from './setup/swap-build.mjs'

// `npm run build`: the production build, with every text file compressed once, at the highest level, and so is what
// finds faces. It is made beside the current build and replaces it once it is complete.
const next = join(root, 'builds/next')

const faults = [...(await factFaults()), ...iconFaults()]
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)

rmSync(next, { recursive: true, force: true })
await mustRun('react-router', ['build'], {
  env: { NODE_ENV: 'production' },
  stdio: ['ignore', 'ignore', 'inherit'],
}).catch((error: Error) => {
  rmSync(next, { recursive: true, force: true })
  console.error(`O site não foi construído, e o de antes continua no lugar: ${error.message}`)
  process.exit(1)
})
compressFiles(join(next, 'client'))
stampBuild(next)
swapBuild()

function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const isText = /\.(js|css|svg|json)$/.test(entry.name)
    if (!entry.isFile() || !(isText || /\.(wasm|tflite)$/.test(entry.name))) continue
    const file = join(entry.parentPath, entry.name)
    const content = readFileSync(file)
    // All browsers that run WebAssembly read brotli. The highest level would save 12 % of it, and takes ten times as long.
    if (isText) writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
    const quality = isText ? constants.BROTLI_MAX_QUALITY : 9
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
  }
}
