import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { panelIcons, siteIcons } from '#app/ui/icon-names.ts'

const folder = join(import.meta.dirname, '../../app/ui/icons')

export const drawingOf = (name: string) => join(folder, `${name}.svg`)

// Flags are listed from their folder, not from the table of languages: Vite restarts when a file changes that its
// configuration imports, and that table is edited like a text.
const sprites: Record<string, () => readonly string[]> = {
  icons: () => [...siteIcons, ...flagsDrawn()],
  'panel-icons': () => panelIcons,
}

const modules: Record<string, string> = {
  'virtual:icon-sprite': 'icons',
  'virtual:panel-icon-sprite': 'panel-icons',
}

/** One file with all icons of the public pages, and one with those of the panel. */
export function iconSprites(): Plugin {
  return {
    name: 'school-icon-sprites',

    resolveId: (wanted) => (wanted in modules ? `\0${wanted}` : null),
    load(wanted) {
      const name = wanted.startsWith('\0') && modules[wanted.slice(1)]
      if (!name) return null
      const isBuild = this.environment.mode === 'build'
      return `export default '/${isBuild ? hashedFile(name) : `assets/${name}.svg`}'`
    },

    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const name of Object.keys(sprites)) {
        this.emitFile({ type: 'asset', fileName: hashedFile(name), source: sprite(name) })
      }
    },

    // Drawn at every request, so that the next one shows a changed drawing or a new flag.
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = Object.keys(sprites).find((known) => request.url === `/assets/${known}.svg`)
        if (!name) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(sprite(name))
      })
    },
  }
}

function flagsDrawn(): string[] {
  const names = readdirSync(folder).map((file) => basename(file, '.svg'))
  return names.filter((name) => name.startsWith('flag-')).sort()
}

function hashedFile(name: string): string {
  const hash = createHash('sha256').update(sprite(name)).digest('base64url').slice(0, 8)
  return `assets/${name}-${hash}.svg`
}

function sprite(name: string): string {
  const symbols = sprites[name]?.().map(symbol) ?? []
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

/** The file's drawing and its attributes, with the file's name as its id. */
function symbol(name: string): string {
  const file = drawingOf(name)
  const drawing = /^<svg xmlns="[^"]+" ([^>]+)>(.*)<\/svg>\s*$/s.exec(readFileSync(file, 'utf8'))
  if (!drawing) throw new Error(`${file}: o SVG deve começar com <svg xmlns="…" viewBox="…">`)
  return `<symbol id="${name}" ${drawing[1]}>${drawing[2]}</symbol>`
}
