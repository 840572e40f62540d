/** For the sections that exist only while there are testimonials and exams. */
export const testimonialsHash = 'avaliacoes'
export const examsHash = 'exames'

export const layoutWords = {
  skip: 'Ir para o conteúdo',
  start: 'Início',
  home: 'Home',
  homeMenu: [
    { label: 'Quem Somos', hash: 'sobre' },
    { label: 'Exames Internacionais', hash: examsHash },
    { label: 'Avaliações', hash: testimonialsHash },
  ],
  levelTest: 'Teste de Nível',
  courses: 'Cursos',
  events: 'Eventos',
  contact: 'Contato',
  app: 'Aplicativo',
  studentArea: { label: 'Área do Aluno', enter: 'Entrar na Área do Aluno' },
  openMenu: 'Abrir menu',
  closeMenu: 'Fechar menu',
  notice: { region: 'Aviso da escola', close: 'Fechar o aviso' },
  preview: 'Só você vê esta página: nada foi salvo. Para voltar, feche esta aba.',
  loadingEvents: 'Carregando eventos...',
  loadingEvent: 'Carregando evento...',
} as const

/** While the school itself cannot be read: without its name. */
export const withoutSchool = {
  title: 'Este site volta em instantes',
  text: 'Não conseguimos abrir a página agora. Ela abre sozinha assim que for possível; nada do que você procura se perdeu.',
}

export const errorWords = {
  title: 'Algo não saiu como deveria',
  text: 'Pedimos desculpas: a falha foi nossa, não sua. Tente outra vez daqui a pouco. Se o problema continuar, fale conosco.',
  retry: 'Tentar novamente',
  home: 'Voltar à página inicial',
  busy: 'O site está recebendo visitas demais neste momento. Tente outra vez em alguns segundos.',
  unavailable: 'Isto está indisponível no momento. Tente outra vez em um minuto.',
  reference: (id: string) => `Código para informar à escola: ${id}`,
}
