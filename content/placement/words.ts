import { languageList } from '#content/language-names.ts'
import { lowerCase } from '#content/lower-case.ts'
import type { LanguageId } from '#domain/languages.ts'
import { mostQuestions } from '#domain/placement/next-question.ts'
import { unfinishedKeptDays } from '#domain/placement/progress.ts'
import type { Level, Question } from '#domain/placement/question.ts'
import type { School } from '#domain/school/fact-fields.ts'

/** In years. From this age on, the catalogue's courses are no longer for children. */
export const youngest = 11

/** What leaves the browser during a test of the site's own: never the answers. Wherever the site speaks of it. */
export function answersStay({ visits }: School['counting']): string {
  if (!visits) return 'O teste acontece no seu navegador, e nada dele sai de lá.'
  return 'As respostas não saem do seu navegador. O site conta só quantos testes começam, quantos terminam e com que resultado, nunca de quem.'
}

export const placementWords = {
  head: {
    title: (language: string) => `Teste de ${lowerCase(language)}`,
    description: (language: string) =>
      `Descubra o seu nível de ${lowerCase(language)} em 5 a 10 minutos: perguntas curtas que se adaptam às suas respostas, e o resultado na hora, sem cadastro.`,
  },
  unknown: {
    title: 'Não temos esse teste',
    text: (taught: readonly LanguageId[]) =>
      `Ensinamos ${languageList(taught)}${taught.length > 1 ? ', e há um teste para cada um' : ''}.`,
    button: 'Ver os testes de nível',
  },
  title: (language: string) => `Teste de nível de ${lowerCase(language)}`,
  start: {
    lead: `São até ${mostQuestions} perguntas curtas, que ficam mais fáceis ou mais difíceis conforme você responde. O teste termina antes se o seu nível já estiver claro. Leva de 5 a 10 minutos e é para quem tem ${youngest} anos ou mais.`,
    points: (counting: School['counting']) =>
      [
        {
          icon: 'target',
          text: 'Cada pergunta tem uma só resposta certa. Depois de responder, não dá para voltar.',
        },
        {
          icon: 'compass',
          text: 'Não sabe? Toque em “Não sei”, sem culpa: chutar só embaralha o resultado.',
        },
        {
          icon: 'user-round-check',
          text: answersStay(counting),
        },
        {
          icon: 'clock',
          text: `Precisou parar? Suas respostas ficam guardadas neste navegador por ${unfinishedKeptDays}\u00a0dias, para você continuar de onde parou. Depois disso, são apagadas.`,
        },
      ] as const,
    button: 'Começar o teste',
    neverStudied: 'Nunca estudei este idioma',
  },
  resume: {
    title: (number: number) => `Há um teste parado na pergunta ${number}`,
    text: 'Era o seu? Continue de onde parou. Se não era, comece de novo: as respostas guardadas são apagadas.',
    continue: 'Continuar de onde parou',
    restart: 'Começar de novo',
  },
  noScript: {
    text: 'Para se adaptar a você, o teste precisa de JavaScript, que está desligado neste navegador. Se preferir, descubra o seu nível conversando conosco.',
    button: 'Conversar no WhatsApp',
    message: (language: string) =>
      `Olá! Gostaria de descobrir o meu nível de ${lowerCase(language)}.`,
  },
  question: {
    progress: (number: number) => `Pergunta ${number} de até ${mostQuestions}`,
    instruction: ({ skill, prompt }: Question) => {
      if (skill === 'reading') return 'Leia o texto e responda.'
      if (skill === 'use' && prompt.includes('___')) return 'Complete a conversa.'
      return prompt.includes('___') ? 'Complete com a opção certa.' : 'Escolha a opção certa.'
    },
    gap: 'lacuna',
    choose: 'Escolha uma das opções ou toque em “Não sei”.',
    answer: 'Responder',
    unknown: 'Não sei',
  },
  result: {
    eyebrow: (language: string) => `Seu resultado em ${lowerCase(language)}`,
    near: (near: Level, level: Level) => `Suas respostas ficaram ${nearTo(near, level)}`,
    eyebrowUntested: (language: string) => `${language} do zero`,
    /** In the visitor's own message. */
    ownNear: (near: Level, level: Level) => `Minhas respostas ficaram ${nearTo(near, level)}`,
    skills: 'Como você foi em cada parte',
    score: (right: number, asked: number) => `${right} de ${asked}`,
    skillsNote:
      'São poucas perguntas por parte: leia como uma pista, não como uma nota. Só destacamos uma parte quando a diferença em relação às outras dificilmente seria acaso; onde está escrito “sem conclusão”, não dá para afirmar nada. Quem acerta bastante recebe perguntas mais difíceis.',
    next: 'O que vem agora',
    nextSteps: (whatsapp: string | null) => [
      `Traga esta folha à escola${whatsapp ? ` ou mande o resultado pelo WhatsApp: ${whatsapp}` : ''}.`,
      'Conte para que precisa do idioma e em que horários pode estudar.',
      'Comece no lugar certo: a primeira aula não será fácil demais nem difícil demais.',
    ],
    classes: (language: string) => `Turmas de ${lowerCase(language)} para você`,
    noClasses: 'Turmas e horários, combinamos com você.',
    courseLink: 'Ver no catálogo',
    chat: 'Enviar pelo WhatsApp',
    mail: 'Enviar para meu e-mail',
    copy: 'Copiar resultado',
    copied: 'Resultado copiado.',
    copyByHand: 'Selecione e copie o texto abaixo.',
    print: 'Imprimir',
    again: 'Refazer o teste',
    takenOn: (day: string) => `Teste feito em ${day}`,
  },
} as const

function nearTo(near: Level, level: Level): string {
  return `perto do ${near}, o nível ${near > level ? 'seguinte' : 'anterior'}.`
}
