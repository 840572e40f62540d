import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { renderPicture } from './render.ts'
import { appIcons, square } from './rendition.ts'
import { findSource } from './source.ts'

/** The icons of tab, phone and home screen, all from the logo in content/media. */
export function icons(): Plugin {
  const make = async (file: string): Promise<Buffer | null> => {
    if (file === 'icons/icon.svg') return readFileSync(findSource('logo'))
    const wanted = appIcons.find((icon) => icon.file === file)
    if (!wanted) return null
    return renderPicture(findSource(wanted.from), square(wanted.size))
  }

  return {
    name: 'school-icons',

    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const file of ['icons/icon.svg', ...appIcons.map((icon) => icon.file)]) {
        const source = await make(file)
        if (source) this.emitFile({ type: 'asset', fileName: file, source })
      }
    },

    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = (request.url ?? '').slice(1)
        if (!file.startsWith('icons/')) return next()
        make(file).then((bytes) => {
          if (!bytes) return next()
          response.setHeader('content-type', file.endsWith('.svg') ? 'image/svg+xml' : 'image/png')
          response.end(bytes)
        }, next)
      })
    },
  }
}
