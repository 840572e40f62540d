import type { ListWords } from './list-words.ts'

export const testimonialWords: ListWords<'testimonials'> = {
  path: 'depoimentos',
  one: 'depoimento',
  shownAt: { list: '/#avaliacoes', item: () => '/#avaliacoes' },
  title: 'Depoimentos',
  changes: 'Aparecem na página inicial, na ordem desta lista. Sem nenhum, a seção some do site.',
  back: 'Voltar aos depoimentos',
  editTitle: 'Editar depoimento',
  growing: {
    add: 'Adicionar depoimento',
    newTitle: 'Novo depoimento',
    empty: 'Ainda não há depoimentos.',
    tooMany: 'Já são 30 depoimentos, o máximo. Exclua um para acrescentar outro.',
    removeTitle: 'Excluir depoimento',
    removeQuestion: (name) => `Excluir o depoimento de ${name}?`,
    removed: 'Depoimento excluído com sucesso!',
  },
  notFound: {
    title: 'Depoimento Não Encontrado',
    text: 'O depoimento solicitado não foi encontrado.',
  },
  the: (name) => `o depoimento de ${name}`,
  nameOf: ({ name }) => name,
  about: ({ role, course, rating }) => `${role} · ${course} · ${rating} de 5`,
  textOf: ({ comment }) => comment,
  fields: {
    name: { label: 'Nome' },
    role: { label: 'Quem é', hint: 'Por exemplo: Mãe de aluna, Engenheira' },
    course: { label: 'Curso' },
    rating: { label: 'Nota, de 1 a 5' },
    comment: { label: 'Comentário', hint: 'Com as palavras da própria pessoa.' },
    allowedAt: { label: 'A pessoa autorizou a publicação do nome e das palavras' },
  },
}

/** Asking families for a review on Google. */
export const reviewWords = {
  ask: 'Quem gosta da escola pode dizer isso no Google também: envie o pedido a uma família de cada vez.',
  send: 'Pedir avaliação pelo WhatsApp',
  message: (school: string, url: string) =>
    `Oi! Aqui é da ${school}. Gostou das aulas? Conte no Google: leva um minuto e ajuda quem ainda está escolhendo. ${url}`,
  withoutProfile:
    'Com o link do perfil no Google, o site mostra “Avaliar no Google” sob os depoimentos, e você pede avaliações daqui.',
  addProfile: 'Informar o perfil no Google',
}

export const inventedWords = {
  mark: 'Inventado',
  sampleText:
    'Este depoimento é inventado. Ao salvar com as palavras de uma pessoa de verdade, ele passa a ser dela.',
  invented: (count: number, isPublic: boolean) =>
    `${count === 1 ? '1 depoimento inventado' : `${count} depoimentos inventados`}. ${isPublic ? 'No site não aparecem' : 'Quando o site tiver um endereço público, não aparecem'}: a seção espera os verdadeiros.`,
  note: (isPublic: boolean) =>
    isPublic
      ? 'Inventados, e por isso fora do ar: a seção espera os verdadeiros.'
      : 'Inventados: quando o site tiver um endereço público, saem do ar até chegarem os verdadeiros.',
  remove: 'Excluir os inventados',
  removed: 'Depoimentos inventados excluídos com sucesso!',
}
