import { type Language, type LanguageId, languages as table } from '#domain/languages.ts'

type Words = { testDescription: string }

const words: Record<LanguageId, Words> = {
  ingles: {
    testDescription:
      'Da apresentação pessoal aos textos mais longos: veja em que ponto está o seu inglês.',
  },
  espanhol: {
    testDescription:
      'Parece português, mas não é. Descubra quanto do seu espanhol já é espanhol mesmo.',
  },
  frances: {
    testDescription:
      'Leitura, vocabulário e frases do dia a dia para saber por onde seguir no francês.',
  },
  alemao: {
    testDescription:
      'Do primeiro cumprimento às frases com o verbo no fim: veja até onde vai o seu alemão.',
  },
}

export type LanguageWords = Language & Words

export const languages: readonly LanguageWords[] = table.map((language) => ({
  ...language,
  ...words[language.id],
}))

export function languageWords(id: LanguageId): LanguageWords {
  const found = languages.find((language) => language.id === id)
  if (!found) throw new Error(`no language ${id}`)
  return found
}
