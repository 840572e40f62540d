export const eventsPage = {
  head: {
    title: 'Eventos e galerias de fotos',
    description:
      'Veja o que acontece na escola fora da sala de aula: data, horário e local de cada evento, com as fotos de quem participou reunidas em galerias.',
  },
  eyebrow: 'Eventos',
  title: 'A escola fora da sala de aula',
  text: 'Festas, encontros e apresentações: as datas, os lugares e as fotos de quem estava lá.',
  back: 'Voltar ao início',
  error: 'Erro ao carregar eventos. Tente novamente mais tarde.',
  retry: 'Tentar novamente',
  empty: {
    title: 'Ainda não há eventos publicados',
    text: 'Assim que houver novidade, ela aparece aqui. Enquanto isso, acompanhe a escola nas redes sociais.',
  },
  social: {
    title: 'Acompanhe a escola de perto',
    text: 'Entre um evento e outro, a conversa continua nas nossas redes sociais.',
  },
  upcoming: 'Próximo',
  openGallery: 'Ver galeria',
  pages: 'Páginas de eventos',
  newer: 'Eventos mais recentes',
  older: 'Eventos anteriores',
  place: (page: number, pages: number) => `Página ${page} de ${pages}`,
}

export const galleryPage = {
  back: 'Voltar aos eventos',
  empty: 'As fotos deste evento ainda não foram publicadas.',
  notFound: 'Evento não encontrado',
  notFoundText:
    'Ele pode ter sido retirado do site, ou o endereço veio incompleto. Os outros eventos continuam na página de eventos.',
  errorTitle: 'Não conseguimos abrir o evento',
  error: 'Erro ao carregar evento. Tente novamente mais tarde.',
  showAll: (more: number) =>
    more === 1 ? 'Ver todas (mais 1 foto)' : `Ver todas (mais ${more} fotos)`,
  showLess: 'Ver menos fotos',
  removal: 'Solicitar remoção desta foto',
  removalMessage: (event: string, place: number, photo: number) =>
    `Olá! Solicito a remoção de uma foto da galeria do site: evento "${event}", foto ${place} (código ${photo}).`,
  openPhoto: (place: number, total: number) => `Abrir foto ${place} de ${total}`,
  photoAlt: (place: number, event: string) => `Foto ${place} de ${event}`,
  counter: (place: number, total: number) => `${place} de ${total}`,
  photosTitle: 'Fotos do evento',
  loadingPhoto: 'Abrindo foto...',
  photoMissing: 'Esta foto não pôde ser carregada',
  pages: 'Páginas de fotos',
  earlier: 'Fotos anteriores',
  later: 'Mais fotos',
  lightbox: {
    previous: 'Foto anterior',
    next: 'Próxima foto',
    close: 'Fechar',
    name: 'Foto ampliada',
  },
  shareText: (event: string) => `Veja as fotos de "${event}":`,
  share: 'Compartilhar',
  calendar: 'Adicionar à agenda',
}
