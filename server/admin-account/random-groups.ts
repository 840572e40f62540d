import { randomInt } from 'node:crypto'

/** Groups of five unambiguous characters: about 25 bits each. */
export function randomGroups(count: number): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('')
  return Array.from({ length: count }, group).join('-')
}
