/** In lower case and without accents, to compare what people type: 'São Paulo' is 'sao paulo'. */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
