export const policyPage = {
  head: {
    title: 'Política de uso e privacidade',
    description:
      'Este site não pede cadastro, não grava cookies para visitantes e não mede audiência. Veja também como cuidamos das fotos dos nossos eventos.',
  },
  eyebrow: 'Transparência',
  title: 'Política de uso e privacidade',
  text: 'O que este site faz, o que não faz e como cuidamos das fotos dos nossos eventos, em linguagem simples.',
  updated: 'Última atualização:',
  contents: 'Seções da política',
}
