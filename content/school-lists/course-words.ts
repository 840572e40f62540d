import { categoryWords } from '#content/course-categories.ts'
import { languageList } from '#content/language-names.ts'
import type { ListWords } from './list-words.ts'
import { languageNames, modalityNames, nameLanguages } from './option-names.ts'

const categoryNames = {
  criancas: categoryWords.criancas.name,
  adolescentes: categoryWords.adolescentes.name,
  jovens: categoryWords.jovens.name,
  adultos: categoryWords.adultos.name,
  preparatorios: categoryWords.preparatorios.name,
  online: categoryWords.online.name,
}

export const courseWords: ListWords<'courses'> = {
  path: 'cursos',
  one: 'curso',
  shownAt: { list: '/cursos#catalogo', item: (id) => `/cursos#curso-${id}` },
  title: 'Cursos',
  changes:
    'Aparecem na página de cursos, na de cada idioma, na página inicial e nas recomendações do teste de nível.',
  back: 'Voltar aos cursos',
  editTitle: 'Editar curso',
  growing: {
    add: 'Adicionar curso',
    newTitle: 'Novo curso',
    empty: 'Sem cursos, a categoria não aparece no site.',
    tooMany: 'Já são 60 cursos, o máximo. Exclua um para acrescentar outro.',
    removeTitle: 'Excluir curso',
    removeQuestion: (name) => `Excluir o curso ${name}?`,
    removed: 'Curso excluído com sucesso!',
  },
  notFound: { title: 'Curso Não Encontrado', text: 'O curso solicitado não foi encontrado.' },
  the: (name) => `o curso “${name}”`,
  nameOf: ({ title }) => title,
  about: ({ ageRange, level, languages: taught, modality }) =>
    [ageRange, level, languageList(taught), modality && modalityNames[modality]]
      .filter(Boolean)
      .join(' · '),
  textOf: ({ description }) => description,
  fields: {
    category: { label: 'Categoria', options: categoryNames },
    title: { label: 'Nome do curso' },
    titleLang: {
      label: 'Idioma do nome, se não for português',
      hint: 'Para que os leitores de tela o pronunciem bem.',
      none: 'Português',
      options: nameLanguages,
    },
    languages: { label: 'Idiomas que o curso ensina', options: languageNames },
    ageRange: { label: 'Idades', hint: 'Por exemplo: 3-10 anos, A partir de 16 anos, Adultos' },
    level: { label: 'Nível (opcional)', hint: 'Por exemplo: Do básico ao avançado, A1 a B1' },
    modality: {
      label: 'Modalidade (opcional)',
      none: 'Não informar',
      options: modalityNames,
    },
    description: { label: 'Texto', hint: 'Uma ou duas frases sobre o curso.' },
    details: {
      label: 'Destaques (opcional)',
      hint: 'Um por linha. No site, cada um ganha um sinal de visto.',
    },
    showsResults: {
      label: 'Mostrar os resultados nos exames',
      hint: 'Acrescenta aos destaques a frase sobre aprovação total, com os exames e os anos que a escola publica.',
    },
    badge: { label: 'Etiqueta (opcional)', hint: 'Duas ou três palavras no alto do cartão.' },
    alsoFor: {
      label: 'Outros filtros em que aparece (opcional)',
      hint: 'Para um curso que serve a mais de um público.',
      options: categoryNames,
    },
    recommendedAt: {
      label: 'Níveis em que o teste recomenda o curso (opcional)',
      hint: 'Sem nenhum marcado, valem os que o nível do curso diz.',
      options: { A1: 'A1', A2: 'A2', B1: 'B1', B2: 'B2', C1: 'C1' },
    },
  },
}

export const courseCategoryWords: ListWords<'courseCategories'> = {
  path: 'categorias',
  listedAt: 'cursos',
  one: 'categoria',
  shownAt: { list: '/cursos#catalogo', item: (id) => `/cursos#${id}-titulo` },
  title: 'Categorias de cursos',
  changes: 'O nome e a ordem das categorias são fixos; as palavras sobre cada uma são da escola.',
  back: courseWords.back,
  editTitle: 'Editar categoria',
  growing: null,
  notFound: { title: 'Categoria Não Encontrada', text: 'A categoria não foi encontrada.' },
  the: (name) => `a categoria “${name}”`,
  nameOf: ({ id }) => categoryWords[id].name,
  about: ({ glance }) => `Na página inicial: ${glance}`,
  textOf: ({ intro }) => intro,
  fields: {
    intro: { label: 'Frase na página de cursos', hint: 'Aparece sob o nome da categoria.' },
    glance: { label: 'Frase na página inicial', hint: 'Leva à categoria, na página de cursos.' },
  },
}
