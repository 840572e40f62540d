export const layoutWords = {
  skip: 'Ir para o conteúdo',
  home: 'Home',
  homeMenu: [
    { label: 'Quem Somos', hash: 'sobre' },
    { label: 'Exames Internacionais', hash: 'exames' },
    { label: 'Avaliações', hash: 'avaliacoes' },
  ],
  levelTest: 'Teste de Nível',
  courses: 'Cursos',
  events: 'Eventos',
  contact: 'Contato',
  app: 'Aplicativo',
  studentArea: { label: 'Área do Aluno', enter: 'Entrar na Área do Aluno' },
  openMenu: 'Abrir menu',
  closeMenu: 'Fechar menu',
  footer: {
    tagline: 'Inglês, espanhol, francês e alemão. Conversando desde 1984.',
    schoolTitle: 'A escola',
    contactTitle: 'Fale conosco',
    followTitle: 'Siga a escola',
    policy: 'Política de Uso e Privacidade',
    accessibility: {
      label: 'Acessibilidade',
      statement:
        'Este site foi feito para funcionar com teclado, leitor de tela e texto ampliado, seguindo as diretrizes WCAG 2.2, nível AA. Encontrou alguma barreira? Conte para nós, e vamos corrigi-la.',
    },
  },
} as const

export const notFoundWords = {
  head: {
    title: 'Página não encontrada',
    description:
      'Não encontramos a página que você procurava. Volte à página inicial para conhecer os cursos de idiomas, os exames e os eventos da escola.',
  },
  title: 'Página não encontrada',
  text: 'Procuramos em quatro idiomas e não achamos este endereço. Ele pode ter mudado ou ter vindo com um erro de digitação.',
  button: 'Voltar à página principal',
}

export const errorWords = {
  title: 'Algo não saiu como devia',
  text: 'Pedimos desculpas: a falha foi nossa, não sua. Tente outra vez daqui a pouco. Se o problema continuar, fale conosco.',
  retry: 'Tentar novamente',
  home: 'Voltar à página principal',
  reference: (id: string) => `Código para informar à escola: ${id}`,
}
