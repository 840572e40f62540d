import { existsSync } from 'node:fs'
import { panelIcons, siteIcons } from '#app/ui/icon-names.ts'
import { languages } from '#domain/languages.ts'
import { drawingOf } from './icon-sprite.ts'

/** One sentence for each icon that has a name and no drawing. */
export function iconFaults(): string[] {
  return iconNames()
    .filter((name) => !existsSync(drawingOf(name)))
    .map((name) => `Falta o desenho app/ui/icons/${name}.svg.`)
}

export function iconNames(): string[] {
  const flags = languages.map(({ flag }) => `flag-${flag}`)
  return [...new Set([...siteIcons, ...panelIcons, ...flags])]
}
