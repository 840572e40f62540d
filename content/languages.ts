import type { LanguageId } from '#domain/languages.ts'

export type LanguageWords = {
  id: LanguageId
  name: string
  greeting: string
  greetingLang: 'en' | 'es' | 'fr' | 'de'
  flag: 'GB' | 'ES' | 'FR' | 'DE'
  tagline: string
  testDescription: string
  courseDescription: string
}

export const languages: readonly LanguageWords[] = [
  {
    id: 'ingles',
    name: 'Inglês',
    greeting: 'Hello',
    greetingLang: 'en',
    flag: 'GB',
    tagline: 'Dos primeiros sons ao C2 Proficiency',
    testDescription:
      'Da apresentação pessoal aos textos mais longos: veja em que ponto está o seu inglês.',
    courseDescription:
      'Para crianças, jovens e adultos, das primeiras canções aos exames Cambridge e ao TOEFL.',
  },
  {
    id: 'espanhol',
    name: 'Espanhol',
    greeting: 'Hola',
    greetingLang: 'es',
    flag: 'ES',
    tagline: 'Muito além do portunhol',
    testDescription:
      'Parece português, mas não é. Descubra quanto do seu espanhol já é espanhol mesmo.',
    courseDescription:
      'Pronúncia, falsos amigos e muita conversa, até o espanhol sair seguro e natural.',
  },
  {
    id: 'frances',
    name: 'Francês',
    greeting: 'Bonjour',
    greetingLang: 'fr',
    flag: 'FR',
    tagline: 'Do bom-dia à conversa longa',
    testDescription:
      'Leitura, vocabulário e frases do dia a dia para saber por onde seguir no francês.',
    courseDescription:
      'Sons, ritmo e expressão para conversar, ler no original e se preparar para o DELF e o DALF.',
  },
  {
    id: 'alemao',
    name: 'Alemão',
    greeting: 'Hallo',
    greetingLang: 'de',
    flag: 'DE',
    tagline: 'Palavra por palavra, até a mais comprida',
    testDescription:
      'Do primeiro cumprimento às frases com o verbo no fim: veja até onde vai o seu alemão.',
    courseDescription:
      'Uma peça de cada vez, com lógica e prática, para estudar, trabalhar ou falar com a família.',
  },
]
