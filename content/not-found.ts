import type { Offer } from '#domain/school/shown-lists.ts'
import { languageCount } from './language-names.ts'

export const notFoundWords = {
  head: {
    title: 'Página não encontrada',
    description:
      'Não encontramos a página que você procurava. Volte à página inicial para conhecer os cursos de idiomas e os eventos da escola.',
  },
  title: 'Página não encontrada',
  text: ({ languages }: Pick<Offer, 'languages'>) =>
    `Procuramos em ${languageCount(languages)} e não achamos este endereço. Ele pode ter mudado ou ter vindo com um erro de digitação.`,
  button: 'Voltar à página inicial',
}
