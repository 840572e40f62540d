import type { Level, Skill } from '#domain/placement/question.ts'
import type { Result, Standing } from '#domain/placement/result.ts'
import { startingPoint } from './starting-point.ts'

export const levelWords: Record<Level, { name: string; meaning: string }> = {
  A1: {
    name: 'Iniciante',
    meaning:
      'Você está dando os primeiros passos: reconhece palavras e frases muito comuns e começa a entender como elas se combinam.',
  },
  A2: {
    name: 'Básico',
    meaning:
      'Você entende frases e textos curtos do dia a dia e conhece as formas mais usadas para falar de si, da família e do trabalho, fazer compras e contar o que fez ontem.',
  },
  B1: {
    name: 'Intermediário',
    meaning:
      'Você entende o principal de um texto claro sobre assuntos conhecidos e tem gramática e vocabulário para contar experiências e explicar planos.',
  },
  B2: {
    name: 'Intermediário superior',
    meaning:
      'Você acompanha textos sobre assuntos complexos e tem gramática e vocabulário para defender uma opinião com bons argumentos.',
  },
  C1: {
    name: 'Avançado',
    meaning:
      'Você lê textos exigentes, percebe o que fica nas entrelinhas e escolhe com precisão entre palavras e construções de sentido próximo.',
  },
}

/** What the page, the message and the mail say of a result. */
export function resultWords({ level, startingPoint: isBeginner }: Result) {
  if (isBeginner) return startingPoint
  const { name, meaning } = levelWords[level]
  return {
    title: `Nível ${level}: ${name}`,
    subject: level,
    meaning,
    courses: 'Cursos que combinam com este nível',
    question: 'Qual curso combina comigo?',
    disclaimer:
      'O teste vai até o C1 e é orientativo: não avalia fala nem escuta e não substitui um certificado.',
  }
}

export const skillNames: Record<Skill, string> = {
  grammar: 'Gramática',
  vocabulary: 'Vocabulário',
  reading: 'Leitura',
  use: 'Uso do idioma',
}

export const standingNames: Record<Standing, string> = {
  strong: 'Ponto forte',
  weak: 'Merece atenção',
}

export const noStanding = 'Sem conclusão'
