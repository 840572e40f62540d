import { daysInBin } from '#domain/events/deleted-item.ts'

export const binWords = {
  title: 'Lixeira',
  text: `O que você exclui fica aqui por ${daysInBin} dias, fora do site, e volta inteiro com um toque. Depois disso, é apagado de verdade.`,
  count: (total: number) => {
    if (total === 0) return 'Nenhum item'
    return total === 1 ? '1 item' : `${total} itens`
  },
  empty: 'A Lixeira está vazia.',
  photoOf: (event: string, number: number | undefined) =>
    `Foto ${number ? `nº ${number} ` : ''}de “${event}”`,
  photosOf: (count: number, event: string) => `${count} fotos de “${event}”`,
  since: (moment: string, by: string) =>
    `Na Lixeira desde ${moment}${by === '' ? '' : `, por ${by}`}.`,
  daysLeft: (days: number) => (days === 1 ? 'Último dia' : `Restam ${days} dias`),
  restore: 'Restaurar',
  restoreAll: 'Restaurar todas',
  restoring: 'Restaurando...',
  restoreLabel: (nome: string) => `Restaurar ${nome}`,
  oneByOne: 'Escolher entre as fotos',
  forGood: {
    label: 'Excluir de verdade',
    hint: 'Para um pedido de remoção: os arquivos são apagados na hora, sem passar pela Lixeira. Esta ação não pode ser desfeita.',
    title: 'Excluir de verdade',
    event: (nome: string) => `Excluir “${nome}” de verdade?`,
    photos: (count: number) =>
      count === 1 ? 'Excluir a foto de verdade?' : `Excluir ${count} fotos de verdade?`,
    consequence: 'Os arquivos são apagados na hora. Esta ação não pode ser desfeita.',
  },
  emptying: {
    label: 'Esvaziar a Lixeira',
    title: 'Esvaziar a Lixeira',
    question: (total: number) =>
      total === 1
        ? 'Excluir de verdade o item da Lixeira?'
        : `Excluir de verdade os ${total} itens da Lixeira?`,
  },
  pages: 'Páginas da Lixeira',
  newer: 'Mais recentes',
  older: 'Mais antigos',
  undo: 'Desfazer',
  /** Who sees photos that everyone would see if they were restored. */
  inBin: 'Na Lixeira: só a administração vê',
  /** In the dialogs that ask before something is deleted. */
  toBin: `Por ${daysInBin} dias, dá para trazer de volta da Lixeira.`,
  /** In the panel. */
  outgrown:
    'A Lixeira ocupa mais espaço do que o disco do servidor tem livre. Esvazie-a para que novas fotos caibam.',
  flash: {
    eventRestored: 'Evento restaurado: voltou ao lugar, com as fotos.',
    photosRestored: (count: number) =>
      count === 1
        ? 'Foto restaurada: voltou ao lugar no evento.'
        : `${count} fotos restauradas: voltaram ao lugar no evento.`,
    eventRemoved: 'Evento excluído de verdade: nada dele ficou no site nem na Lixeira.',
    photosRemoved: (count: number) =>
      count === 1
        ? 'Foto excluída de verdade: os arquivos foram apagados.'
        : `${count} fotos excluídas de verdade: os arquivos foram apagados.`,
    removed: 'Excluído de verdade: os arquivos foram apagados.',
    emptied: 'A Lixeira foi esvaziada.',
    notRestored: {
      title: 'Não Restaurado',
      text: 'Não foi possível restaurar. O item continua na Lixeira: tente novamente.',
    },
    notRemoved: {
      title: 'Erro ao Excluir',
      text: 'Não foi possível excluir de verdade. Tente novamente.',
    },
    photoInBin: {
      title: 'Foto na Lixeira',
      text: 'Esta foto já foi excluída e não está no site. Ela espera na Lixeira: aqui dá para restaurá-la, ou excluí-la de verdade.',
    },
    photoGone: {
      title: 'Foto Já Excluída',
      text: 'Esta foto não existe mais, nem no site nem na Lixeira.',
    },
    gone: {
      title: 'Fora da Lixeira',
      text: 'Este item não está mais na Lixeira: já foi restaurado ou apagado.',
    },
    eventInBin: {
      title: 'Restaure Antes o Evento',
      text: 'O evento desta foto também está na Lixeira. Restaure o evento e depois a foto.',
    },
    eventGone: {
      title: 'O Evento Não Existe Mais',
      text: 'O evento desta foto foi apagado de verdade, e não há para onde a foto voltar.',
    },
    eventExists: {
      title: 'O Evento Já Está no Site',
      text: 'Um evento igual foi importado depois da exclusão. Exclua-o antes de restaurar este.',
    },
  },
}
