import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { flagCountries, panelIcons, siteIcons } from '#app/ui/icon-names.ts'

const folder = join(import.meta.dirname, '../../app/ui/icons')

/** One file with all icons of the public pages, and one with those of the panel. */
export function iconSprites(): Plugin {
  const sprites = new Map([
    ['virtual:icon-sprite', sprite('icons', [...siteIcons, ...flagCountries.map(flagName)])],
    ['virtual:panel-icon-sprite', sprite('panel-icons', panelIcons)],
  ])

  return {
    name: 'school-icon-sprites',

    resolveId: (wanted) => (sprites.has(wanted) ? `\0${wanted}` : null),
    load(wanted) {
      const found = wanted.startsWith('\0') && sprites.get(wanted.slice(1))
      return found ? `export default '/${found.fileName}'` : null
    },

    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { fileName, source } of sprites.values()) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },

    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = [...sprites.values()].find(({ fileName }) => request.url === `/${fileName}`)
        if (!found) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(found.source)
      })
    },
  }
}

function sprite(name: string, icons: readonly string[]) {
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${icons.map(symbol).join('')}</svg>`
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { fileName: `assets/${name}-${hash}.svg`, source }
}

/** The file's drawing and its attributes, with the file's name as its id. */
function symbol(name: string): string {
  const file = join(folder, `${name}.svg`)
  if (!existsSync(file)) throw new Error(`app/ui/icons: falta ${name}.svg`)
  const drawing = /^<svg xmlns="[^"]+" ([^>]+)>(.*)<\/svg>\s*$/s.exec(readFileSync(file, 'utf8'))
  if (!drawing) throw new Error(`${file}: o SVG deve começar com <svg xmlns="…" viewBox="…">`)
  return `<symbol id="${name}" ${drawing[1]}>${drawing[2]}</symbol>`
}

function flagName(country: string): string {
  return `flag-${country}`
}
