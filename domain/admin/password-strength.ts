import { plainLetters } from '#domain/plain-letters.ts'
import type { CommonPasswords } from './common-passwords.ts'

export const passwordLength = { min: 12, max: 200 }

export type PasswordWeakness = 'too-short' | 'too-long' | 'personal' | 'common'

/** Common in Brazil and missing from the international list. */
const commonInBrazil = new Set([
  'administrador',
  'botafogo',
  'corinthians',
  'deusefiel',
  'escoladeidiomas',
  'fluminense',
  'jesuscristo',
  'minhasenha',
  'mudar',
  'mudarsenha',
  'novasenha',
  'saopaulo',
  'secretaria',
  'senhasecreta',
  'trocarsenha',
  'vascodagama',
])

/** Null: the password is good. `personal` are words that anyone associates with the account. */
export async function passwordWeakness(
  password: string,
  { commonPasswords, personal }: { commonPasswords: CommonPasswords; personal: readonly string[] },
): Promise<PasswordWeakness | null> {
  const length = [...password].length
  if (length < passwordLength.min) return 'too-short'
  if (length > passwordLength.max) return 'too-long'
  const core = coreOf(password)
  if (personal.some((word) => isMostOf(coreOf(word), core))) return 'personal'
  if (core.length < 4 || commonInBrazil.has(core)) return 'common'
  const tried = new Set([password.toLowerCase(), core])
  for (const word of tried) if (await commonPasswords.has(word)) return 'common'
  return null
}

/** What anyone associates with a person, for `personal`. */
export function wordsOf({ name, email }: { name: string; email: string }): string[] {
  return [...namesOf(name), email, ...email.split(/[@.]/)]
}

/** The whole name, each of its words, and any two of them in either order. */
export function namesOf(name: string): string[] {
  const words = name.split(/\s+/).filter(Boolean)
  const pairs = words.flatMap((one) => words.map((other) => one + other))
  return [name, ...words, ...pairs]
}

/**
 * Attackers try each common word capitalised, with accents or digits for letters, surrounded by digits
 * and punctuation, and repeated: 'S3nha-S3nha-2026!' is 'senha'.
 */
function coreOf(password: string): string {
  const plain = plainLetters(password)
  const trimmed = plain.replace(/^\P{L}+|\P{L}+$/gu, '')
  const letters = trimmed.replace(/[013457@$]/g, (sign) => letterFor[sign] ?? '')
  const joined = letters.replace(/[^\p{L}\p{N}]/gu, '')
  return joined.replace(/^(.+?)\1+$/, '$1')
}

const letterFor: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

function isMostOf(word: string, core: string): boolean {
  return word.length >= 4 && core.includes(word) && core.length - word.length < 6
}
