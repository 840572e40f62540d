import type { LanguageId } from '#domain/languages.ts'
import { type Greeting, greetings } from './greetings.ts'
import { lowerCase } from './lower-case.ts'

export type LanguageWords = Greeting & {
  id: LanguageId
  name: string
  flag: 'GB' | 'ES' | 'FR' | 'DE'
  tagline: string
  testDescription: string
  courseDescription: string
}

export const languages: readonly LanguageWords[] = [
  {
    id: 'ingles',
    name: 'Inglês',
    ...greetings.ingles,
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
    ...greetings.espanhol,
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
    ...greetings.frances,
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
    ...greetings.alemao,
    flag: 'DE',
    tagline: 'Palavra por palavra, até a mais comprida',
    testDescription:
      'Do primeiro cumprimento às frases com o verbo no fim: veja até onde vai o seu alemão.',
    courseDescription:
      'Uma peça de cada vez, com lógica e prática, para estudar, trabalhar ou falar com a família.',
  },
]

/** 'Inglês, espanhol e francês' */
export function languageNames(ids: readonly LanguageId[]): string {
  const names = languages.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  const [first = '', ...rest] = names
  const others = rest.map(lowerCase)
  const last = others.pop()
  return last ? `${[first, ...others].join(', ')} e ${last}` : first
}
