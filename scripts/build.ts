import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { factFaults } from './check-facts.ts'
import { iconFaults } from './pictures/icon-faults.ts'
import { stampBuild } from './setup/build-stamp.mjs'
import { root } from './setup/root.mjs'
import { mustRun } from './setup/run.mjs'
import { swapBuild } from './setup/swap-build.mjs'

// `npm run build`: the production build, with every text file compressed once, at the highest level. It is made beside
// the current build and replaces it once it is complete.
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
compressTexts(join(next, 'client'))
stampBuild(next)
swapBuild()

function compressTexts(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const text = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    )
  }
}
