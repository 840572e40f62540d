import { daysUncoverable } from '#domain/photos/covered-originals.ts'

/** Words of the page on which faces are covered. */
export const redactionWords = {
  title: 'Cobrir rosto',
  text: 'Toque em cada rosto, ou em “Encontrar rostos”: a busca é feita neste aparelho, e nada dela é guardado. Arraste para mover; o canto muda o tamanho; dois dedos ampliam a foto.',
  keys: 'Pelo teclado: “Adicionar” põe uma cobertura no meio da foto. As setas movem, + e − mudam o tamanho, Shift com as setas muda só a largura ou a altura, Delete retira. Enter cobre ou descobre um rosto encontrado.',
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
  find: 'Encontrar rostos',
  searching: (share: number) => `Procurando rostos… ${Math.round(share * 100)} %`,
  found: (count: number) => {
    if (count === 0) return 'Não encontramos nenhum rosto. Há alguém na foto? Toque no rosto.'
    const faces = count === 1 ? '1 rosto' : `${count} rostos`
    return `Encontramos ${faces}. Falta alguém? Toque nele.`
  },
  notSearched:
    'Não deu para procurar rostos neste navegador agora. Toque em cada rosto para cobri-lo.',
  choose: 'Quem é coberto',
  choices: {
    all: { label: 'Cobrir todos', hint: 'Toque em quem pode aparecer.' },
    except: { label: 'Todos menos estes', hint: 'Toque em quem pode aparecer.' },
    only: { label: 'Só estes', hint: 'Toque em quem não pode aparecer.' },
  },
  add: 'Adicionar',
  smaller: 'Menor',
  larger: 'Maior',
  remove: 'Retirar',
  uncover: 'Tirar as coberturas',
  save: 'Salvar',
  saving: 'Salvando...',
  cover: (face: { number: number; of: number; isCovered: boolean; place: string }) =>
    `Rosto ${face.number} de ${face.of}, ${face.isCovered ? 'coberto' : 'à mostra'}, ${face.place}`,
  /** By thirds of the picture. */
  places: [
    ['no alto à esquerda', 'no alto', 'no alto à direita'],
    ['à esquerda', 'no meio', 'à direita'],
    ['embaixo à esquerda', 'embaixo', 'embaixo à direita'],
  ],
  isSmaller: 'menor',
  isLarger: 'maior',
  count: (covered: number, shown: number) => {
    const others = shown > 0 ? `, ${shown} à mostra` : ''
    if (covered === 0) return `Nenhum rosto coberto${others}.`
    return covered === 1 ? `1 rosto coberto${others}.` : `${covered} rostos cobertos${others}.`
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

/** Words of the page that looks for uncovered faces in all photos of an event. */
export const checkFacesWords = {
  title: 'Conferir rostos',
  text: 'As fotos do evento são conferidas uma por uma, neste aparelho; nada é enviado nem guardado. Deixe esta página aberta. Rostos de perfil, com máscara ou cortados pela borda escapam mais: olhe também as fotos que não aparecerem aqui.',
  needsScript: 'Para conferir rostos, ligue o JavaScript do navegador.',
  link: 'Conferir rostos',
  linkBefore: 'Conferir rostos antes de mostrar',
  backToQuestion: 'Voltar à pergunta',
  start: (photos: number) => (photos === 1 ? 'Conferir a foto' : `Conferir as ${photos} fotos`),
  progress: (checked: number, of: number) => `${checked} de ${of} fotos conferidas`,
  pause: 'Pausar',
  goOn: 'Continuar',
  done: (photos: number, failed: number) => {
    const missing =
      {
        0: '',
        1: ' 1 foto não pôde ser conferida.',
      }[failed] ?? ` ${failed} fotos não puderam ser conferidas.`
    if (photos === 0) return `Não encontramos rostos à mostra.${missing}`
    const where = photos === 1 ? 'Em 1 foto' : `Em ${photos} fotos`
    return `${where} encontramos rostos à mostra.${missing}`
  },
  tryAgain: 'Tentar de novo',
  faces: (count: number) => (count === 1 ? '1 rosto à mostra' : `${count} rostos à mostra`),
  cover: 'Cobrir rostos',
  coverIn: (nome: string) => `Cobrir rostos em ${nome} (abre em outra aba)`,
}
