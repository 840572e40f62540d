import type { Level, Skill } from '#domain/placement/question.ts'
import type { Standing } from '#domain/placement/result.ts'

export const levelWords: Record<Level, { name: string; meaning: string }> = {
  A1: {
    name: 'Iniciante',
    meaning:
      'Você está dando os primeiros passos: reconhece palavras e frases muito comuns e, aos poucos, consegue se apresentar e pedir o que precisa.',
  },
  A2: {
    name: 'Básico',
    meaning:
      'Você se entende em situações simples do dia a dia: fala de si, da família e do trabalho, faz compras e conta o que fez ontem.',
  },
  B1: {
    name: 'Intermediário',
    meaning:
      'Você se vira em viagens e conversas sobre assuntos conhecidos, conta experiências, explica planos e entende o principal de um texto claro.',
  },
  B2: {
    name: 'Intermediário superior',
    meaning:
      'Você conversa com naturalidade, defende uma opinião com bons argumentos e acompanha textos e discussões sobre assuntos complexos.',
  },
  C1: {
    name: 'Avançado',
    meaning:
      'Você se expressa com fluência e precisão, percebe o que fica nas entrelinhas e usa o idioma com flexibilidade no estudo, no trabalho e na vida social.',
  },
}

export const skillNames: Record<Skill, string> = {
  grammar: 'Gramática',
  vocabulary: 'Vocabulário',
  reading: 'Leitura',
  use: 'Uso do idioma',
}

export const standingNames: Record<Standing, string> = {
  strong: 'Ponto forte',
  steady: 'No seu nível',
  weak: 'Merece atenção',
}
