import { examProviders } from '#content/exams.ts'
import type { ListWords } from './list-words.ts'
import { languageNames, nameLanguages } from './option-names.ts'

const colorNames = {
  blue: 'Azul',
  red: 'Vermelho',
  green: 'Verde',
  orange: 'Laranja',
  plum: 'Roxo',
  sun: 'Amarelo',
}

export const examWords: ListWords<'exams'> = {
  path: 'exames',
  one: 'exame',
  shownAt: { list: '/#exames', item: (id) => `/#exame-${id}` },
  title: 'Exames',
  changes:
    'Aparecem na página inicial e na de cada idioma, na ordem desta lista. Sem nenhum, a seção some do site.',
  back: 'Voltar aos exames',
  editTitle: 'Editar exame',
  growing: {
    add: 'Adicionar exame',
    newTitle: 'Novo exame',
    empty: 'Ainda não há exames.',
    tooMany: 'Já são 40 exames, o máximo. Exclua um para acrescentar outro.',
    removeTitle: 'Excluir exame',
    removeQuestion: (name) => `Excluir o exame ${name}?`,
    removed: 'Exame excluído com sucesso!',
  },
  notFound: { title: 'Exame Não Encontrado', text: 'O exame solicitado não foi encontrado.' },
  the: (name) => `o exame “${name}”`,
  nameOf: ({ name }) => name,
  about: ({ institution, levels, duration, audience }) =>
    [institution, levels.join(', '), duration, audience].join(' · '),
  textOf: ({ description }) => description,
  fields: {
    name: { label: 'Nome do exame' },
    institution: {
      label: 'Instituição',
      hint: 'O nome fica no cartão. O das instituições da lista leva ao site delas.',
      suggestions: examProviders.map(({ name }) => name),
    },
    language: { label: 'Idioma', options: languageNames },
    levels: { label: 'Níveis', hint: 'Um por linha, como B2, A1-C2 ou 0-120 pontos.' },
    levelsLang: {
      label: 'Idioma dos níveis, se forem palavras em outro idioma',
      none: 'Não são',
      options: nameLanguages,
    },
    duration: { label: 'Duração', hint: 'Por exemplo: 3h30, 60-80 min' },
    audience: { label: 'Para quem', hint: 'Por exemplo: Crianças (7-12 anos), Nível avançado' },
    description: { label: 'Texto', hint: 'Uma ou duas frases sobre o exame.' },
    color: { label: 'Cor do cartão', options: colorNames },
    featured: { label: 'Em destaque', hint: 'Um cartão grande e colorido, antes dos outros.' },
    totalApproval: {
      label: 'Os alunos da escola já tiveram aprovação total',
      hint: 'O site diz isso no cartão e nas outras páginas, se a escola fala em aprovação total (em “Resultados”). Publique só o que ela pode comprovar.',
    },
    approvalYears: {
      label: 'Anos de aprovação total',
      hint: 'Separados por vírgula: 2023, 2024, 2025. Sem eles, o site fala em aprovação total sem dizer quando.',
    },
  },
}

export const inventedYearsWords = {
  note: (isPublic: boolean) =>
    isPublic
      ? 'Os anos de aprovação total são inventados, e por isso estão fora do ar.'
      : 'Os anos de aprovação total são inventados: quando o site tiver um endereço público, saem do ar.',
}

export const examsWithoutCourseWords = {
  title: 'Exames de idiomas sem curso',
  note: 'Nenhum curso ensina o idioma destes exames, e por isso eles estão fora do site. A escola prepara para eles? Então acrescente um curso do idioma; se não, exclua ou esconda o exame.',
  label: (name: string, language: string) => `${name}, de ${language}`,
}
