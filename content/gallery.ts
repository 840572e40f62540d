import { formatCount } from '#domain/counts.ts'
import type { ShownFacts } from '#domain/school/shown-school.ts'
import { isExamCentre } from './exams.ts'
import { languageList } from './language-names.ts'

type School = Pick<ShownFacts, 'foundedYear' | 'examCentreYear' | 'offer'>

export const galleryPage = {
  back: 'Voltar aos eventos',
  empty: 'As fotos deste evento ainda não foram publicadas.',
  toCome: {
    title: 'Este evento ainda vai acontecer',
    text: (days: string) =>
      `Será ${days.startsWith('de ') ? days : `em ${days}`}. Anote na sua agenda; depois, as fotos aparecem aqui.`,
  },
  retry: 'Tentar novamente',
  upcoming: 'Em breve',
  place: (page: number, pages: number) => `Página ${page} de ${pages}`,
  notFound: 'Evento não encontrado',
  notFoundText:
    'Ele pode ter sido retirado do site, ou o endereço veio incompleto. Os outros eventos continuam na página de eventos.',
  errorTitle: 'Não conseguimos abrir o evento',
  error: 'Erro ao carregar evento. Tente novamente mais tarde.',
  showAll: (more: number) =>
    more === 1 ? 'Ver todas (mais 1 foto)' : `Ver todas (mais ${formatCount(more)} fotos)`,
  showLess: 'Ver menos fotos',
  save: 'Salvar foto',
  downloadFailed:
    'Não foi possível baixar agora. Verifique sua conexão com a internet e tente de novo.',
  sharePhoto: {
    idle: 'Compartilhar',
    fetching: 'Preparando...',
    ready: 'Pronto: toque de novo',
    failed: 'Não deu certo. Tentar de novo',
  },
  removal: 'Solicitar remoção desta foto',
  removalNote: {
    text: 'Você, ou alguém por quem você responde, aparece em uma foto e prefere não aparecer? Não é preciso explicar o motivo.',
    link: 'Como pedir a remoção',
  },
  number: (number: number) => `Foto nº ${number}`,
  /** The law wants to know who asks, and for whom. The link opens the photo in the panel. */
  removalMessage: (event: string, number: number, link: string) =>
    `Olá! Solicito a remoção de uma foto do site: evento “${event}”, foto nº ${number}.\nMeu nome: \nPeço por mim ou por: \n\nPara a escola: ${link}`,
  openPhoto: (place: number, total: number, caption?: string) =>
    `Abrir foto ${place} de ${total}${caption ? `: ${caption}` : ''}`,
  photoAlt: (place: number, event: string) => `Foto ${place} de ${event}`,
  counter: (place: number, total: number) => `${place} de ${total}`,
  photosTitle: 'Fotos do evento',
  loadingPhoto: 'Abrindo foto...',
  photoFailed: 'Não foi possível abrir a foto. Verifique sua conexão com a internet.',
  photoMissing:
    'Esta foto não pôde ser carregada. Se a internet caiu, ela aparece sozinha quando a conexão voltar.',
  pages: 'Páginas de fotos',
  earlier: 'Fotos anteriores',
  later: 'Mais fotos',
  lightbox: {
    previous: 'Foto anterior',
    next: 'Próxima foto',
    close: 'Fechar',
    name: 'Foto ampliada',
  },
  /** Parts of one sentence; a short description uses as many as it needs. */
  aboutTheSchool: ({ foundedYear, examCentreYear, offer }: School) => [
    ' Um evento da nossa escola',
    ' de idiomas',
    `, com cursos de ${languageList(offer.languages)}`,
    `, fundada em ${foundedYear}`,
    ...(isExamCentre(offer) ? [' e centro de exames Cambridge', ` desde ${examCentreYear}`] : []),
  ],
  shareText: (event: string) => `Veja as fotos de “${event}”:`,
  shareUpcomingText: (event: string) => `Vem aí: “${event}”.`,
  share: 'Compartilhar',
  shareByChat: 'Enviar pelo WhatsApp',
  copyLink: 'Copiar link',
  linkCopied: 'Link copiado',
  linkNotCopied: (url: string) => `Copie o endereço: ${url}`,
  calendar: 'Adicionar à agenda',
}
