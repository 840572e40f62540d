import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { renderPicture } from './render.ts'
import { findSource } from './source.ts'

const sizes = [
  { file: 'icons/icon-32.png', from: 'logo', size: 32 },
  { file: 'icons/icon-180.png', from: 'logo-maskable', size: 180 },
  { file: 'icons/icon-192.png', from: 'logo', size: 192 },
  { file: 'icons/icon-512.png', from: 'logo', size: 512 },
  { file: 'icons/icon-maskable-512.png', from: 'logo-maskable', size: 512 },
]

/** The icons of tab, phone and home screen, all from the logo in content/media. */
export function icons(): Plugin {
  const make = async (file: string): Promise<Buffer | null> => {
    if (file === 'icons/icon.svg') return readFileSync(findSource('logo'))
    const wanted = sizes.find((icon) => icon.file === file)
    if (!wanted) return null
    const { from, size } = wanted
    return renderPicture(findSource(from), { width: size, height: size, format: 'png' })
  }

  return {
    name: 'school-icons',

    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const file of ['icons/icon.svg', ...sizes.map((icon) => icon.file)]) {
        const source = await make(file)
        if (source) this.emitFile({ type: 'asset', fileName: file, source })
      }
    },

    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const file = (request.url ?? '').slice(1)
        const bytes = file.startsWith('icons/') ? await make(file) : null
        if (!bytes) return next()
        response.setHeader('content-type', file.endsWith('.svg') ? 'image/svg+xml' : 'image/png')
        response.end(bytes)
      })
    },
  }
}
