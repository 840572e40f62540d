export type PageId =
  | 'home'
  | 'courses'
  | 'about'
  | 'levelTest'
  | 'events'
  | 'contact'
  | 'privacy'
  | 'notFound'
  | 'adminLogin'
  | 'admin'

/** Title and description of each page's head; the site appends the school's name to the title. */
export const pages: Record<PageId, { title: string; description: string }> = {
  home: {
    title: 'Cursos de idiomas desde 1984',
    description:
      'Inglês, espanhol, francês e alemão para crianças, adolescentes, jovens e adultos, desde 1984. Somos centro de exames Cambridge desde 2011.',
  },
  courses: {
    title: 'Cursos para todas as idades',
    description:
      'Cursos de idiomas para crianças, adolescentes, jovens, adultos e profissionais, preparatórios para exames e vestibulares e opções online.',
  },
  about: {
    title: 'Quem somos',
    description:
      'Ensinamos idiomas desde 1984 e somos centro de exames Cambridge desde 2011. Conheça a nossa história, a nossa fachada e quem cuida da escola.',
  },
  levelTest: {
    title: 'Teste de nível em quatro idiomas',
    description:
      'Faça o teste de inglês, espanhol, francês ou alemão em 5 a 10 minutos e receba por e-mail o resultado detalhado e uma recomendação de curso.',
  },
  events: {
    title: 'Eventos e galerias de fotos',
    description:
      'Veja o que acontece na escola fora da sala de aula: data, horário e local de cada evento, com as fotos de quem participou reunidas em galerias.',
  },
  contact: {
    title: 'Contato e localização',
    description:
      'Fale com a escola pelo WhatsApp, por telefone ou por e-mail, ou venha nos visitar. Tire suas dúvidas sobre cursos, horários, exames e matrícula.',
  },
  privacy: {
    title: 'Política de uso e privacidade',
    description:
      'Este site não pede cadastro, não grava cookies para visitantes e não mede audiência. Veja também como cuidamos das fotos dos nossos eventos.',
  },
  notFound: {
    title: 'Página não encontrada',
    description:
      'Não encontramos a página que você procurava. Volte à página inicial para conhecer os cursos de idiomas, os exames e os eventos da escola.',
  },
  adminLogin: {
    title: 'Entrada da administração',
    description:
      'Área reservada à administração da escola. Entre com e-mail e senha para publicar eventos e organizar as fotos que aparecem nas galerias.',
  },
  admin: {
    title: 'Painel da administração',
    description:
      'Área reservada à administração da escola, onde se criam e se excluem eventos e se organizam as fotos publicadas nas galerias deste site.',
  },
}
