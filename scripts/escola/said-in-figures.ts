// Figures as Brazilians write them.

export function inSeconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1).replace('.', ',')} s`
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} MB`
}
