import type { ListWords } from './list-words.ts'

export const formerAddressWords: ListWords<'formerAddresses'> = {
  path: 'enderecos',
  one: 'antigo',
  shownAt: null,
  title: 'Endereços antigos',
  changes:
    'Quem abre um endereço do site anterior, guardado no Google ou num papel, chega à página certa deste. Em “Números” se vê quais ainda são pedidos.',
  back: 'Voltar aos endereços',
  editTitle: 'Editar endereço antigo',
  growing: {
    add: 'Adicionar endereço antigo',
    newTitle: 'Novo endereço antigo',
    empty: 'Ainda não há endereços antigos.',
    tooMany: 'Já são 100 endereços, o máximo. Exclua um para acrescentar outro.',
    removeTitle: 'Excluir endereço antigo',
    removeQuestion: (from) => `Excluir o endereço antigo ${from}?`,
    removed: 'Endereço antigo excluído com sucesso!',
  },
  notFound: {
    title: 'Endereço Não Encontrado',
    text: 'O endereço antigo solicitado não foi encontrado.',
  },
  the: (from) => `o endereço antigo “${from}”`,
  nameOf: ({ from }) => from,
  about: ({ to }) => `leva a ${to}`,
  textOf: () => '',
  fields: {
    from: {
      label: 'Endereço antigo',
      hint: 'Cole o endereço inteiro ou só o que vem depois do nome do site, como /cursos.html ou /?page_id=12.',
    },
    to: {
      label: 'Leva a',
      hint: 'Uma página deste site, como /contato. Abra a página e copie o endereço.',
    },
  },
}

/** On the page of the site's numbers. */
export const formerAddressNumbers = {
  title: 'Endereços antigos ainda pedidos',
  unasked: (count: number) =>
    count === 1
      ? '1 endereço antigo não foi pedido nos últimos 30 dias.'
      : `${count} endereços antigos não foram pedidos nos últimos 30 dias.`,
  edit: 'Ver a lista',
}
