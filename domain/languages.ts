/** The four languages the school teaches, in the order it names them; also their names in addresses. */
export const languageIds = ['ingles', 'espanhol', 'frances', 'alemao'] as const

export type LanguageId = (typeof languageIds)[number]

export function isLanguageId(text: string | null): text is LanguageId {
  return languageIds.some((id) => id === text)
}
