/** One measured line: at most `limit` is good; the ratio says how much of it was used. */
export type Figure = { what: string; value: number; limit: number; unit: string }

export function printTable(title: string, figures: Figure[]): void {
  console.log(`\n## ${title}\n`)
  console.log('| what | measured | limit | ratio |')
  console.log('|---|---|---|---|')
  for (const { what, value, limit, unit } of figures) {
    const ratio = limit === 0 ? (value === 0 ? 'ok' : 'over') : (value / limit).toFixed(2)
    console.log(`| ${what} | ${tidy(value)} ${unit} | ${tidy(limit)} ${unit} | ${ratio} |`)
  }
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function tidy(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Math.round(value * 100) / 100)
}
