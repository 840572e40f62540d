import { escapeMarkup } from './escape-markup.ts'

/** First letters of the first and last name: 'Helena de Souza Sampaio' is 'HS'. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('pt-BR')
}

export function initialsAvatar(name: string, background: string): string {
  const colour = /^[0-9a-f]{6}$/i.test(background) ? background : '16357a'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" fill="#${colour}"/><text x="48" y="50" fill="#fff" font-family="system-ui, sans-serif" font-size="38" font-weight="700" text-anchor="middle" dominant-baseline="central">${escapeMarkup(initialsOf(name))}</text></svg>`
}
