/**
 * One measured line. `limit` is the most that is good, or the least where `atLeast` says so; the
 * ratio tells how much of it was used, and is at most 1 when all is well.
 */
export type Figure = {
  what: string
  value: number
  limit: number
  unit: string
  atLeast?: boolean
}

export function printTable(title: string, figures: Figure[]): void {
  console.log(`\n## ${title}\n`)
  console.log('| what | measured | limit | ratio |')
  console.log('|---|---|---|---|')
  for (const figure of figures) {
    const { what, value, limit, unit, atLeast } = figure
    const sign = atLeast ? '≥' : '≤'
    console.log(
      `| ${what} | ${tidy(value)} ${unit} | ${sign} ${tidy(limit)} ${unit} | ${ratioOf(figure)} |`,
    )
  }
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Of neighbours in time, so that a machine that is busy now and then slows both sides alike. */
export function medianRatio(values: number[], peers: number[]): number {
  return median(values.map((value, place) => value / (peers[place] ?? Number.NaN)))
}

function ratioOf({ value, limit, atLeast }: Figure): string {
  if (limit === 0) return value === 0 ? 'ok' : 'over'
  return (atLeast ? limit / value : value / limit).toFixed(2)
}

function tidy(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Math.round(value * 100) / 100)
}
