export function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1).replace('.', ',')} s`
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} MB`
}

export function counted(count: number, singular: string, plural: string): string {
  return `${count.toLocaleString('pt-BR')} ${count === 1 ? singular : plural}`
}
