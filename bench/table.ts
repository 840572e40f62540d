/** `limit` is the highest good value, or the lowest one with `atLeast`. */
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
      `| ${what} | ${rounded(value)} ${unit} | ${sign} ${rounded(limit)} ${unit} | ${ratioToLimit(figure)} |`,
    )
  }
}

/** At most 1 when the limit is met. */
function ratioToLimit({ value, limit, atLeast }: Figure): string {
  if (limit === 0) return value === 0 ? 'ok' : 'over'
  return (atLeast ? limit / value : value / limit).toFixed(2)
}

function rounded(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Math.round(value * 100) / 100)
}
