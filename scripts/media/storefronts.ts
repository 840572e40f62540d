// Draws the still pictures of the school's house. Run from the repository: node scripts/media/storefronts.ts
import { writeFileSync } from 'node:fs'
import { detailDoor } from './facade/detail-door.ts'
import { detailSign } from './facade/detail-sign.ts'
import { detailWindow } from './facade/detail-window.ts'
import { storefrontAfternoon, storefrontEvening, storefrontMorning } from './facade/storefronts.ts'

const out = new URL('../../content/media/', import.meta.url)
const pictures: Record<string, () => string> = {
  'storefront.svg': storefrontMorning,
  'storefront-afternoon.svg': storefrontAfternoon,
  'storefront-evening.svg': storefrontEvening,
  'facade-sign.svg': detailSign,
  'facade-door.svg': detailDoor,
  'facade-window.svg': detailWindow,
}

for (const [name, draw] of Object.entries(pictures)) {
  const svg = draw()
  writeFileSync(new URL(name, out), svg)
  process.stdout.write(`${name} ${Math.round(svg.length / 1024)} KB\n`)
}
