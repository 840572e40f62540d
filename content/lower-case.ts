export function lowerCase(name: string): string {
  return name.toLocaleLowerCase('pt-BR')
}
