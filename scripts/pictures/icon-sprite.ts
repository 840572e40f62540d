import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { flagCountries, panelIcons, siteIcons } from '#app/ui/icon-names.ts'

const folder = join(import.meta.dirname, '../../app/ui/icons')

const sprites = {
  icons: [...siteIcons, ...flagCountries.map((country) => `flag-${country}`)],
  'panel-icons': panelIcons,
}

/** One sentence for each icon that has a name and no drawing. */
export function iconFaults(): string[] {
  const names = new Set(Object.values(sprites).flat())
  return [...names]
    .filter((name) => !existsSync(join(folder, `${name}.svg`)))
    .map((name) => `Falta o desenho app/ui/icons/${name}.svg.`)
}

/** One file with all icons of the public pages, and one with those of the panel. */
export function iconSprites(): Plugin {
  // On first use: a missing drawing must not stop what only reads the configuration, as typegen does.
  let drawn: Map<string, Sprite> | null = null
  const files = () => {
    drawn ??= new Map([
      ['virtual:icon-sprite', sprite('icons')],
      ['virtual:panel-icon-sprite', sprite('panel-icons')],
    ])
    return drawn
  }

  return {
    name: 'school-icon-sprites',

    resolveId: (wanted) => (/^virtual:(panel-)?icon-sprite$/.test(wanted) ? `\0${wanted}` : null),
    load(wanted) {
      const found = wanted.startsWith('\0') && files().get(wanted.slice(1))
      return found ? `export default '/${found.fileName}'` : null
    },

    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { fileName, source } of files().values()) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },

    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = [...files().values()].find(({ fileName }) => request.url === `/${fileName}`)
        if (!found) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(found.source)
      })
    },
  }
}

type Sprite = { fileName: string; source: string }

function sprite(name: keyof typeof sprites): Sprite {
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${sprites[name].map(symbol).join('')}</svg>`
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { fileName: `assets/${name}-${hash}.svg`, source }
}

/** The file's drawing and its attributes, with the file's name as its id. */
function symbol(name: string): string {
  const file = join(folder, `${name}.svg`)
  const drawing = /^<svg xmlns="[^"]+" ([^>]+)>(.*)<\/svg>\s*$/s.exec(readFileSync(file, 'utf8'))
  if (!drawing) throw new Error(`${file}: o SVG deve começar com <svg xmlns="…" viewBox="…">`)
  return `<symbol id="${name}" ${drawing[1]}>${drawing[2]}</symbol>`
}
