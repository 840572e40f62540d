import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { stampBuild } from './setup/build-stamp.mjs'
import { root } from './setup/root.mjs'
import { mustRun } from './setup/run.mjs'

// `npm run build`: the production build, with every text file compressed once, at full strength.
rmSync(join(root, 'build'), { recursive: true, force: true })
await mustRun('react-router', ['build'], {
  env: { NODE_ENV: 'production' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
compressTexts(join(root, 'build/client'))
stampBuild()

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
