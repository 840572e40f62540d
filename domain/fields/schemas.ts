import * as v from 'valibot'
import { isTypeable } from '#domain/typed-text.ts'

/** Text that a page can show: no lone surrogate, no control character. */
export const shownText = v.pipe(
  v.string(),
  v.check(isTypeable, 'tem caracteres que não podem ser mostrados'),
)

export const lineSchema = (
  limit: number,
  sentence = `pode ter até ${limit.toLocaleString('pt-BR')} caracteres`,
) => v.pipe(shownText, v.trim(), v.nonEmpty('não pode ficar vazio'), v.maxLength(limit, sentence))

/**
 * Its origin may become part of the content security policy, so its host must not contain characters with a meaning
 * there.
 */
export const webUrlSchema = v.pipe(
  shownText,
  v.regex(/^https:\/\/[^\s]+$/, 'precisa começar com https://'),
  v.maxLength(500, 'pode ter até 500 caracteres'),
  v.check(hasFullHost, 'não é um endereço completo, como https://www.escola.com.br'),
  v.check(namesNobody, 'não pode ter usuário nem senha'),
)

function hasFullHost(url: string): boolean {
  if (!URL.canParse(url)) return false
  return /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(new URL(url).hostname)
}

function namesNobody(text: string): boolean {
  if (/^https:\/\/[^/?#]*@/.test(text)) return false
  // Browsers ignore extra slashes before the host.
  const url = URL.parse(text)
  return !url?.username && !url?.password
}
