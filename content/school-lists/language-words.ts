import type { ListWords } from './list-words.ts'
import { languageNames } from './option-names.ts'

export const languageTextWords: ListWords<'languageTexts'> = {
  path: 'idiomas',
  one: 'idioma',
  shownAt: { list: '/#idiomas', item: (id) => `/cursos/${id}` },
  title: 'Idiomas',
  changes:
    'As palavras sobre cada idioma, na página inicial, na de cursos e na página do próprio idioma. Um idioma aparece no site enquanto algum curso o ensina.',
  back: 'Voltar aos idiomas',
  editTitle: 'Editar idioma',
  growing: null,
  notFound: { title: 'Idioma Não Encontrado', text: 'O idioma não foi encontrado.' },
  the: (name) => `o idioma “${name}”`,
  nameOf: ({ id }) => languageNames[id],
  about: ({ tagline }) => tagline,
  textOf: ({ lead }) => lead,
  fields: {
    tagline: { label: 'Frase na página inicial' },
    courseDescription: { label: 'Frase na página de cursos' },
    lead: { label: 'Frase no alto da página do idioma' },
    study: { label: 'Para estudar', hint: 'Por que aprender o idioma: na página dele.' },
    work: { label: 'Para trabalhar' },
    life: { label: 'Para viver' },
    found: {
      label: 'O que o Google mostra',
      hint: 'Continua a frase “Curso de inglês ”, como: para crianças e adultos, com preparação para exames. Sem ponto no fim.',
    },
  },
}
