import { daysUncoverable } from '#domain/photos/covered-originals.ts'

/** Words of the page on which faces are covered. */
export const redactionWords = {
  title: 'Cobrir rosto',
  text: 'Toque em um rosto para cobri-lo. Arraste a cobertura para mover; o canto dela muda o tamanho. Rostos pequenos: amplie a foto com dois dedos, e a cobertura nasce pequena.',
  keys: 'Pelo teclado: “Adicionar” põe uma cobertura no meio da foto. As setas movem, + e − mudam o tamanho, Shift com as setas muda só a largura ou a altura, Delete retira.',
  reversible: `Ao salvar, a foto é refeita em todos os tamanhos, e os arquivos de antes saem do ar na hora. O original fica guardado por ${daysUncoverable} dias, sem ser mostrado: até lá, dá para tirar as coberturas. Depois, ele é apagado.`,
  forget: 'Apagar o original agora (depois não dá para tirar as coberturas)',
  permanent: 'O original desta foto não está guardado: o que você cobrir fica coberto para sempre.',
  alreadyCovered:
    'O que está coberto só volta a aparecer depois de salvar: aqui a foto é mostrada como está no site.',
  impossible:
    'O arquivo desta foto está fora do alcance deste site, que não conseguiria apagá-lo de lá. Salve uma cópia da foto, exclua-a daqui, envie a cópia e cubra os rostos nela.',
  needsScript: 'Para cobrir rostos, ligue o JavaScript do navegador.',
  photo: (nome: string) => `Foto ${nome}`,
  place: 'Tocar em um rosto',
  covers: 'Coberturas sobre a foto',
  add: 'Adicionar',
  smaller: 'Menor',
  larger: 'Maior',
  remove: 'Retirar',
  uncover: 'Tirar as coberturas',
  save: 'Salvar',
  saving: 'Salvando...',
  cover: (number: number, place: string) => `Rosto ${number}, ${place}`,
  /** By thirds of the picture. */
  places: [
    ['no alto à esquerda', 'no alto', 'no alto à direita'],
    ['à esquerda', 'no meio', 'à direita'],
    ['embaixo à esquerda', 'embaixo', 'embaixo à direita'],
  ],
  isSmaller: 'menor',
  isLarger: 'maior',
  count: (count: number) => {
    if (count === 0) return 'Nenhum rosto coberto.'
    return count === 1 ? '1 rosto coberto.' : `${count} rostos cobertos.`
  },
  removed: 'Cobertura retirada.',
  uncovered: 'Salve para que todos os rostos voltem a aparecer.',
  saved: 'Rostos cobertos! Os arquivos de antes já saíram do ar.',
  shownAgain: 'A foto voltou a ser mostrada inteira.',
  changedElsewhere:
    'Esta foto foi mudada em outra aba ou aparelho depois que você a abriu. Confira como está agora e tente de novo.',
  notSaved: 'Não foi possível refazer a foto. Ela continua como estava. Tente novamente.',
  unreadable: 'Não foi possível ler as coberturas. Recarregue a página e tente de novo.',
}
