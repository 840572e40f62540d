export type Figure = {
  what: string
  value: number
  limit: number
  unit: string
  better: 'less' | 'more'
}

export const atMost = (limit: number, unit: string, what: string, value: number): Figure => ({
  what,
  value,
  limit,
  unit,
  better: 'less',
})

export const atLeast = (limit: number, unit: string, what: string, value: number): Figure => ({
  ...atMost(limit, unit, what, value),
  better: 'more',
})

export function printTable(title: string, figures: Figure[]): void {
  console.log(`\n## ${title}\n`)
  console.log('| what | measured | limit | ratio |')
  console.log('|---|---|---|---|')
  for (const figure of figures) {
    const { what, value, limit, unit, better } = figure
    const sign = better === 'more' ? '≥' : '≤'
    console.log(
      `| ${what} | ${rounded(value)} ${unit} | ${sign} ${rounded(limit)} ${unit} | ${ratioToLimit(figure)} |`,
    )
  }
}

/** At most 1 when the limit is met. */
function ratioToLimit({ value, limit, better }: Figure): string {
  if (limit === 0) return value === 0 ? 'ok' : 'over'
  return (better === 'more' ? limit / value : value / limit).toFixed(2)
}

function rounded(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Math.round(value * 100) / 100)
}
