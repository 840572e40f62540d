export const languageIds = ['ingles', 'espanhol', 'frances', 'alemao'] as const

export type LanguageId = (typeof languageIds)[number]

export function isLanguageId(text: string | null): text is LanguageId {
  return languageIds.some((id) => id === text)
}
