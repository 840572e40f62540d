import { printTable } from './table.ts'

const chapters = {
  tap: () => import('./chapters/tap.ts'),
  script: () => import('./chapters/script.ts'),
  throughput: () => import('./chapters/throughput.ts'),
  pictures: () => import('./chapters/pictures.ts'),
  busy: () => import('./chapters/busy.ts'),
  placement: () => import('./chapters/placement.ts'),
  growth: () => import('./chapters/growth.ts'),
  lighthouse: () => import('./chapters/lighthouse.ts'),
  flood: () => import('./chapters/flood.ts'),
  faces: () => import('./chapters/faces.ts'),
  year: () => import('./chapters/year.ts'),
}
/** It takes long, and has no figure of speed. */
const onlyIfNamed = ['year']

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in chapters))
if (unknown.length > 0) {
  console.error(
    `Não conheço "${unknown.join(', ')}". Escolha entre: ${Object.keys(chapters).join(', ')}.`,
  )
  process.exit(1)
}

for (const [name, load] of Object.entries(chapters)) {
  if (wanted.length > 0 ? !wanted.includes(name) : onlyIfNamed.includes(name)) continue
  const { measure, title } = await load()
  try {
    printTable(title, await measure())
  } catch (error) {
    console.log(`\n## ${title}\n\nFAILED, no figures: ${error}`)
    process.exitCode = 1
  }
}
// Do not wait for the event loop: a failed chapter may have left processes running.
process.exit()
