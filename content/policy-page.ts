import type { School } from '#domain/school/fact-fields.ts'

export const policyPage = {
  head: ({ visits }: School['counting']) => ({
    title: 'Política de uso e privacidade',
    description: `Este site não pede cadastro, não grava cookies próprios nas páginas abertas a todos e ${visits ? 'conta visitas sem identificar ninguém' : 'não conta visitas'}. Veja como cuidamos das fotos.`,
  }),
  eyebrow: 'Transparência',
  title: 'Política de uso e privacidade',
  text: 'O que este site faz, o que não faz e como cuidamos das fotos dos nossos eventos, em linguagem simples.',
  updated: 'Última atualização:',
  summary: 'Em seis frases',
  contents: 'Seções da política',
}
