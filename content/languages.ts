import { type Language, type LanguageId, languages as table } from '#domain/languages.ts'

type Words = { tagline: string; testDescription: string; courseDescription: string }

const words: Record<LanguageId, Words> = {
  ingles: {
    tagline: 'Dos primeiros sons ao C2 Proficiency',
    testDescription:
      'Da apresentação pessoal aos textos mais longos: veja em que ponto está o seu inglês.',
    courseDescription:
      'Para todas as idades, das primeiras canções aos exames Cambridge e ao TOEFL.',
  },
  espanhol: {
    tagline: 'Muito além do portunhol',
    testDescription:
      'Parece português, mas não é. Descubra quanto do seu espanhol já é espanhol mesmo.',
    courseDescription:
      'Para jovens e adultos: pronúncia, falsos amigos e muita conversa, até o espanhol sair natural.',
  },
  frances: {
    tagline: 'Do bom-dia à conversa longa',
    testDescription:
      'Leitura, vocabulário e frases do dia a dia para saber por onde seguir no francês.',
    courseDescription:
      'Para jovens e adultos: sons, ritmo e expressão para conversar, ler no original e chegar ao DELF e ao DALF.',
  },
  alemao: {
    tagline: 'Palavra por palavra, até a mais comprida',
    testDescription:
      'Do primeiro cumprimento às frases com o verbo no fim: veja até onde vai o seu alemão.',
    courseDescription:
      'Para jovens e adultos: uma peça de cada vez, com lógica e prática, para estudar ou trabalhar.',
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
