import { type Language, type LanguageId, languages as table } from '#domain/languages.ts'

type Words = {
  testDescription: string
  /** A first exchange, in the language itself. */
  dialogue: readonly [string, string]
}

const words: Record<LanguageId, Words> = {
  ingles: {
    testDescription:
      'Da apresentação pessoal aos textos mais longos: veja em que ponto está o seu inglês.',
    dialogue: ['Hello! How was your day?', 'Great, thanks! And yours?'],
  },
  espanhol: {
    testDescription:
      'Parece português, mas não é. Descubra quanto do seu espanhol já é espanhol mesmo.',
    dialogue: ['¡Hola! ¿Qué tal el día?', 'Muy bien, gracias. ¿Y tú?'],
  },
  frances: {
    testDescription:
      'Leitura, vocabulário e frases do dia a dia para saber por onde seguir no francês.',
    dialogue: ['Bonjour ! Vous allez bien ?', 'Très bien, merci. Et vous ?'],
  },
  alemao: {
    testDescription:
      'Do primeiro cumprimento às frases com o verbo no fim: veja até onde vai o seu alemão.',
    dialogue: ['Hallo! Wie geht es dir?', 'Gut, danke! Und dir?'],
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
