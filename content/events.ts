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
  loading: 'Carregando eventos...',
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
}

export const galleryPage = {
  back: 'Voltar aos eventos',
  empty: 'As fotos deste evento ainda não foram publicadas.',
  notFound: 'Evento não encontrado',
  error: 'Erro ao carregar evento. Tente novamente mais tarde.',
  showAll: (more: number) =>
    more === 1 ? 'Ver todas (mais 1 foto)' : `Ver todas (mais ${more} fotos)`,
  showLess: 'Ver menos fotos',
  removal: 'Solicitar remoção desta foto',
  share: 'Compartilhar',
  calendar: 'Adicionar à agenda',
}
