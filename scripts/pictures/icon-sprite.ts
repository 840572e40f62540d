import { createHash } from 'node:crypto'
import * as flags from 'country-flag-icons/string/3x2'
import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as simpleIcons from 'simple-icons'
import type { Plugin } from 'vite'
import {
  brandIcons,
  type FlagCountry,
  filledIcons,
  flagCountries,
  lineIcons,
} from '#app/ui/icon-names.ts'

const id = 'virtual:icon-sprite'

/** One file with every icon the site uses, taken from Lucide, Simple Icons and country-flag-icons when it is built. */
export function iconSprite(): Plugin {
  const svg = drawSprite()
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8)
  const fileName = `assets/icons-${hash}.svg`

  return {
    name: 'school-icon-sprite',

    resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
    load: (wanted) => (wanted === `\0${id}` ? `export default '/${fileName}'` : null),

    generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName, source: svg })
    },

    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== `/${fileName}`) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(svg)
      })
    },
  }
}

function drawSprite(): string {
  const symbols = [
    ...lineIcons.map((name) => lineSymbol(name, 'none')),
    ...filledIcons.map((name) => lineSymbol(name, 'currentColor')),
    ...brandIcons.map(brandSymbol),
    ...flagCountries.map(flagSymbol),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

function lineSymbol(name: string, fill: 'none' | 'currentColor'): string {
  const icon = lucide.icons[pascalCase(name) as keyof typeof lucide.icons]
  if (!icon) throw new Error(`Lucide não tem o ícone "${name}"`)
  const lines = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="${fill}" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${lines}</symbol>`
}

function brandSymbol(name: string): string {
  const icon = Object.values(simpleIcons).find(({ slug }) => slug === name)
  if (!icon) throw new Error(`Simple Icons não tem a marca "${name}"`)
  return `<symbol id="${name}" viewBox="0 0 24 24"><path fill="currentColor" d="${icon.path}"/></symbol>`
}

/** Stretched to the frame: at this size nobody misses a flag's last millimetre. */
function flagSymbol(country: FlagCountry): string {
  const { [country]: svg } = flags
  const viewBox = svg.match(/viewBox="([^"]+)"/)?.[1]
  const drawing = svg.replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<symbol id="flag-${country}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${drawing}</symbol>`
}

function pascalCase(name: string): string {
  return name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
}
