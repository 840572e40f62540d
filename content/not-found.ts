import { languageCount } from './language-names.ts'

export const notFoundWords = {
  head: {
    title: 'Página não encontrada',
    description:
      'Não encontramos a página que você procurava. Volte à página inicial para conhecer os cursos de idiomas, os exames e os eventos da escola.',
  },
  title: 'Página não encontrada',
  text: `Procuramos em ${languageCount()} e não achamos este endereço. Ele pode ter mudado ou ter vindo com um erro de digitação.`,
  button: 'Voltar à página inicial',
}
