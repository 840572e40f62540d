import { daysInBin } from '#domain/events/deleted-item.ts'
import type { MarkName, SlotName } from './media/slots.ts'

type SlotWords = {
  title: string
  /** Where visitors see it. */
  use: string
  /** Screen readers skip it. */
  decorative?: true
  /** The drawing shows this founding year. */
  drawnYear?: number
}

const drawnYear = 1984
const facade = 'Na página Sobre, entre as imagens da fachada'

/** In the order in which a visitor meets them. */
export const slotWords: Record<SlotName, SlotWords> = {
  logo: {
    title: 'Logo',
    use: 'No cabeçalho e no rodapé de todas as páginas, e na entrada da área administrativa.',
  },
  icon: {
    title: 'Ícone',
    use: 'Na aba do navegador e na tela inicial do celular. Sem um ícone próprio, o site usa a logo da escola.',
  },
  'share-picture': {
    title: 'Imagem de compartilhamento',
    use: 'O que o WhatsApp e as redes sociais mostram com um link do site. Sem ela, vale a foto do primeiro destaque ou a logo da escola.',
  },
  'hero-1': {
    title: 'Primeiro destaque',
    use: 'A primeira imagem do site, no alto da página inicial.',
  },
  'hero-2': {
    title: 'Segundo destaque',
    use: 'No alto da página inicial, com o segundo destaque.',
  },
  'hero-3': {
    title: 'Terceiro destaque',
    use: 'No alto da página inicial, com o terceiro destaque.',
    drawnYear,
  },
  storefront: {
    title: 'A escola vista da rua',
    use: 'Na página inicial, junto da história da escola.',
    drawnYear,
  },
  owner: { title: 'Direção', use: 'Na página Sobre, ao lado das palavras da direção.' },
  'storefront-afternoon': { title: 'Fachada à tarde', use: `${facade}.`, drawnYear },
  'storefront-evening': {
    title: 'Fachada ao anoitecer',
    use: `${facade}, e na entrada da área administrativa.`,
    drawnYear,
  },
  'facade-sign': { title: 'Letreiro', use: `${facade}.`, drawnYear },
  'facade-door': { title: 'Porta de entrada', use: `${facade}.` },
  'facade-window': { title: 'Janela', use: `${facade}.` },
  'facade-loop': {
    title: 'Vídeo da fachada',
    use: 'Na página de contato. Uma foto enviada aqui aparece no lugar do vídeo.',
    drawnYear,
  },
  'event-placeholder': {
    title: 'Evento sem capa',
    use: 'No lugar da capa dos eventos que ainda não têm fotos.',
    decorative: true,
  },
  'photo-missing': {
    title: 'Foto que não carregou',
    use: 'No lugar de uma foto que o navegador não conseguiu mostrar.',
    decorative: true,
  },
  'not-found': {
    title: 'Página não encontrada',
    use: 'Para quem abre um endereço que não existe.',
    decorative: true,
  },
}

type Pictured = { facts: { foundedYear: number }; pictures: Record<string, unknown> }

/** Slots whose drawing shows another founding year than the school's. */
export function datedDrawings({ facts, pictures }: Pictured): string[] {
  return Object.entries(slotWords).flatMap(([slot, { drawnYear }]) =>
    drawnYear && drawnYear !== facts.foundedYear && !pictures[slot] ? [slot] : [],
  )
}

export const sitePicturesWords = {
  title: 'Imagens do site',
  text: 'Cada imagem das páginas é um desenho até a escola enviar uma foto sua. A foto aparece na hora, em todas as páginas onde o desenho estava.',
  changes:
    'A logo e o ícone da escola, e as fotos no lugar dos desenhos: destaques, fachada, direção.',
  back: 'Voltar às imagens do site',
  drawing: 'Desenho',
  sample: 'Desenho de amostra',
  kept: 'Desenho mantido',
  photo: 'Foto da escola',
  none: 'Sem foto',
  ofItem: 'Enviar, trocar ou enquadrar a foto',
  afterSaving: 'Salve primeiro; na lista aparece então “Enviar a foto”.',
  sendItem: 'Enviar a foto',
  send: 'Enviar uma foto',
  replace: 'Trocar a foto',
  adjust: 'Enquadramento e descrição',
  remove: 'Voltar ao desenho',
  removeItem: 'Excluir a foto',
  keep: 'Manter o desenho',
  unkeep: 'Não manter o desenho',
  dated: `Este desenho mostra “desde ${drawnYear}”. Envie uma foto da escola, para o site não dizer dois anos.`,
  keepAll: 'Manter todos os desenhos',
  samples: (count: number) =>
    count === 1
      ? '1 lugar ainda mostra o desenho de amostra. Envie uma foto da escola, ou mantenha o desenho.'
      : `${count} lugares ainda mostram os desenhos de amostra. Envie fotos da escola, ou mantenha os desenhos de que você gosta.`,
  left: {
    note: 'Desenhos de amostra: envie uma foto da escola para cada lugar, ou mantenha o desenho.',
    summary: (count: number) =>
      count === 1 ? '1 ainda é o desenho de amostra' : `${count} ainda são os desenhos de amostra`,
  },
  now: 'Como está agora',
  unknown: { title: 'Imagem não encontrada', text: 'Esta imagem não existe.' },
  canComeBack: `Por ${daysInBin} dias, dá para trazer de volta em “O que mudou”.`,
  upload: {
    file: 'Foto',
    hint: 'Imagem JPG, PNG, GIF, WebP, AVIF ou HEIC, no máximo 5 MB. O lugar onde ela foi tirada e os outros dados do arquivo não vão para o site.',
    shape: {
      wide: 'Fotos deitadas ficam melhor neste lugar.',
      tall: 'Fotos em pé ficam melhor neste lugar.',
      square: 'Fotos quadradas ficam melhor neste lugar.',
    },
    consent: 'Tenho a autorização de quem aparece na foto, ou ninguém aparece nela',
    consentText:
      'No caso de crianças e adolescentes, quem autoriza são os responsáveis, por escrito. Sem a autorização, escolha uma foto em que ninguém possa ser reconhecido.',
    consentMissing: 'Confirme a autorização para enviar a foto.',
    button: 'Enviar a foto',
    sending: 'Enviando...',
  },
  adjustment: {
    title: (slot: string) => `Enquadramento e descrição: ${slot}`,
    text: 'O site corta as bordas da foto para ela caber no lugar, em cada tamanho de tela. Toque no que não pode sair do quadro.',
    point: 'Escolher na foto o que não pode sair do quadro',
    x: 'Da esquerda para a direita',
    y: 'De cima para baixo',
    preview: 'Como fica no site',
    alt: 'Descrição da foto',
    altHint:
      'Uma frase sobre o que se vê, para quem não enxerga a imagem. Por exemplo: “Alunos em roda na sala de aula”.',
    button: 'Salvar enquadramento e descrição',
  },
  removal: {
    title: 'Voltar ao desenho',
    question: (nome: string) => `Excluir a foto “${nome}” e voltar ao desenho?`,
  },
  itemRemoval: {
    title: 'Excluir a foto',
    question: (nome: string) => `Excluir a foto “${nome}”?`,
  },
  flash: {
    itemRemoved: 'Foto excluída com sucesso!',
    replaced: 'Foto no ar! Toque agora no que não pode sair do quadro e descreva a foto.',
    adjusted: 'Salvo! O site já mostra a mudança.',
    removed: 'O desenho está de volta no site.',
  },
  marks: {
    title: 'A marca da escola',
    photosTitle: 'As fotos das páginas',
    own: 'Da escola',
    /** Made from the logo, or from another picture of the school. */
    derived: 'Feito pelo site',
    shipped: 'Do site',
    send: 'Enviar a imagem da escola',
    replace: 'Trocar',
    remove: 'Voltar à imagem do site',
    file: 'Imagem',
    button: 'Enviar a imagem',
    hints: {
      logo: 'PNG, WebP, JPG ou SVG, no máximo 5 MB, de preferência com fundo transparente e sem bordas vazias. Uma logo larga aparece sozinha; uma quadrada, ao lado do nome da escola.',
      icon: 'PNG, WebP, JPG ou SVG quadrado, com pelo menos 512 pixels de lado, no máximo 5 MB.',
      'share-picture':
        'Imagem JPG, PNG ou WebP deitada, de 1200 por 630 pixels ou perto disso, no máximo 5 MB.',
    } satisfies Record<MarkName, string>,
    tone: {
      dark: 'No rodapé escuro quase não se vê esta logo, ou parte dela: lá o site põe um fundo claro atrás dela.',
      light:
        'Sobre o papel claro das páginas quase não se vê esta logo: nelas o site põe um fundo escuro atrás dela.',
    },
    replaced: 'No ar! Todas as páginas já mostram a imagem da escola.',
    removed: 'A imagem que veio com o site está de volta.',
    removal: {
      title: 'Voltar à imagem do site',
      question: (nome: string) => `Excluir a imagem “${nome}” e voltar à que veio com o site?`,
    },
    drawingFailed: (nome: string) =>
      `Este navegador não conseguiu desenhar ${nome}. Salve a imagem como PNG e envie de novo.`,
  },
  changedElsewhere:
    'Esta imagem foi trocada em outra aba ou aparelho depois que você abriu a página. Veja como ela está agora e, se ainda quiser, tente de novo.',
}
