/** One measured line: at most `limit` is good, or at least `least`; a ratio up to 1 holds it. */
export type Figure = { what: string; value: number; unit: string } & (
  | { limit: number }
  | { least: number }
)

export function printTable(title: string, figures: Figure[]): void {
  console.log(`\n## ${title}\n`)
  console.log('| what | measured | limit | ratio |')
  console.log('|---|---|---|---|')
  for (const figure of figures) {
    const { what, value, unit } = figure
    const limit = 'least' in figure ? figure.least : figure.limit
    const [used, of] = 'least' in figure ? [limit, value] : [value, limit]
    const ratio = of === 0 ? (used === 0 ? 'ok' : 'over') : (used / of).toFixed(2)
    const sign = 'least' in figure ? '≥ ' : ''
    console.log(`| ${what} | ${tidy(value)} ${unit} | ${sign}${tidy(limit)} ${unit} | ${ratio} |`)
  }
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function tidy(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Math.round(value * 100) / 100)
}
