import { languageList } from '#content/language-names.ts'
import type { ListWords } from './list-words.ts'
import { languageNames } from './option-names.ts'

export const teacherWords: ListWords<'teachers'> = {
  path: 'professores',
  one: 'professor',
  shownAt: { list: '/about#professores', item: () => '/about#professores' },
  title: 'Professores',
  changes:
    'Aparecem em “Sobre a Escola” e na página de cada idioma que ensinam. Sem nenhum, nada muda no site.',
  back: 'Voltar aos professores',
  editTitle: 'Editar professor ou professora',
  growing: {
    add: 'Adicionar professor ou professora',
    newTitle: 'Novo professor ou professora',
    empty: 'Ainda não há ninguém aqui, e o site não mostra esta parte.',
    tooMany: 'Já são 40 pessoas, o máximo. Exclua alguém para acrescentar outra pessoa.',
    removeTitle: 'Excluir da lista',
    removeQuestion: (name) => `Excluir ${name} da lista?`,
    removed: 'Excluído da lista com sucesso!',
  },
  notFound: { title: 'Não Encontrado', text: 'Esta pessoa não está na lista.' },
  the: (name) => `o perfil de ${name}`,
  nameOf: ({ name }) => name,
  about: ({ languages }) => languageList(languages),
  textOf: ({ sentence }) => sentence,
  fields: {
    name: { label: 'Nome', hint: 'Como deve aparecer no site.' },
    languages: { label: 'Idiomas que ensina', options: languageNames },
    sentence: {
      label: 'Uma frase',
      hint: 'Por exemplo: Ensina adolescentes há 12 anos e morou em Lyon.',
    },
    photo: { label: 'Foto', hint: 'Em “Sobre a Escola” e na página do idioma.' },
  },
}

/** On the pages. */
export const teachersSection = {
  title: 'Quem ensina',
  ofLanguage: (language: string) => `Quem ensina ${language}`,
}
