import { printTable } from './table.ts'

// `npm run bench`: every figure as a ratio to its limit or to a peer measured in the same run.
const chapters = {
  throughput: () => import('./throughput.ts'),
  paint: () => import('./first-paint.ts'),
  start: () => import('./start.ts'),
  pictures: () => import('./pictures.ts'),
  batch: () => import('./batch.ts'),
  memory: () => import('./memory.ts'),
  placement: () => import('./placement.ts'),
  gallery: () => import('./gallery-bytes.ts'),
  growth: () => import('./growth.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  load: () => import('./busy-hour.ts'),
  kills: () => import('./kills.ts'),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in chapters))
if (unknown.length > 0) {
  console.error(
    `Não conheço "${unknown.join(', ')}". Escolha entre: ${Object.keys(chapters).join(', ')}.`,
  )
  process.exit(1)
}

for (const [name, load] of Object.entries(chapters)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const { measure, title } = await load()
  printTable(title, await measure())
}
