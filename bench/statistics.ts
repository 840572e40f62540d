export function median(values: number[]): number {
  return percentile(values, 50)
}

/** For alternating rounds, so that other load on the machine slows both sides alike. */
export function medianRatio(values: number[], peers: number[]): number {
  return median(values.map((value, round) => value / (peers[round] ?? Number.NaN)))
}

export function percentile(values: number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length * percent) / 100)] ?? Number.NaN
}
