import { inCity } from './in-city.ts'

export const eventsPage = {
  head: (city: string | null) => ({
    title: 'Eventos e galerias de fotos',
    description: `O que acontece na escola${inCity(city)} fora da sala de aula: data, horário e local de cada evento, e as fotos de todos reunidas em galerias.`,
  }),
  titleEnd: (page: number) => `, página ${page}`,
  eyebrow: 'Eventos',
  title: 'A escola fora da sala de aula',
  text: 'Festas, encontros e apresentações: as datas, os lugares e as fotos de quem estava lá.',
  back: 'Voltar à página inicial',
  error: 'Erro ao carregar eventos. Tente novamente mais tarde.',
  retry: 'Tentar novamente',
  empty: {
    title: 'Ainda não há eventos publicados',
    text: 'Assim que houver novidade, ela aparece aqui.',
    follow: 'Enquanto isso, acompanhe a escola nas redes sociais.',
  },
  social: {
    title: 'Acompanhe a escola de perto',
    text: 'Entre um evento e outro, a conversa continua nas nossas redes sociais.',
  },
  upcoming: 'Em breve',
  openGallery: 'Ver galeria',
  openDetails: 'Ver detalhes',
  pages: 'Páginas de eventos',
  newer: 'Eventos mais recentes',
  older: 'Eventos anteriores',
  place: (page: number, pages: number) => `Página ${page} de ${pages}`,
}

export const nextEventsSection = {
  eyebrow: 'Agenda',
  title: 'Próximos eventos',
  open: 'Ver detalhes',
  all: 'Ver todos os eventos',
}
