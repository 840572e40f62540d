import type { StartRequest } from '#domain/school/start-request.ts'
import { languageList } from './language-names.ts'

type Options<Name extends keyof StartRequest> = Record<NonNullable<StartRequest[Name]>, string>

/** The form 'Quero começar'. */
export const startForm: {
  title: string
  text: string
  unfold: string
  submit: string
  newTab: string
  anyLanguage: string
  level: (level: string) => string
  questions: Record<'para' | 'idioma' | 'quando' | 'estudou', string>
  para: Options<'para'>
  quando: Options<'quando'>
  estudou: Options<'estudou'>
} = {
  title: 'Quero começar',
  text: 'Alguns toques, e a mensagem para a escola está escrita. Você a lê no WhatsApp antes de enviar; o site não guarda o que você escolhe.',
  unfold: 'Montar minha mensagem',
  submit: 'Abrir a conversa no WhatsApp',
  newTab: '(abre em nova aba)',
  anyLanguage: 'Ainda não sei',
  level: (level) => `Nível no teste: ${level}`,
  questions: {
    para: 'Para quem é o curso?',
    idioma: 'Qual idioma?',
    quando: 'Quando pode estudar?',
    estudou: 'Já estudou o idioma?',
  },
  para: {
    mim: 'Para mim',
    crianca: 'Para uma criança',
    adolescente: 'Para um adolescente',
    outra: 'Para outra pessoa',
  },
  quando: {
    manha: 'De manhã',
    tarde: 'À tarde',
    noite: 'À noite',
    sabado: 'Aos sábados',
    qualquer: 'Tanto faz',
  },
  estudou: { nunca: 'Nunca', pouco: 'Um pouco', bastante: 'Bastante' },
}

/** The first if the writer will study, the second if somebody else will. */
const studied = {
  nunca: ['Nunca estudei o idioma.', 'nunca estudou o idioma.'],
  pouco: ['Já estudei um pouco.', 'já estudou um pouco.'],
  bastante: ['Já estudei bastante.', 'já estudou bastante.'],
} as const

const students = {
  crianca: 'A criança',
  adolescente: 'O adolescente',
  outra: 'A pessoa',
} as const

const times = {
  manha: 'de manhã',
  tarde: 'à tarde',
  noite: 'à noite',
  sabado: 'aos sábados',
  qualquer: 'em qualquer horário',
}

/** What the visitor reads in the chat, and may change before sending it. */
export function startMessage({ para, idioma, quando, estudou, nivel }: StartRequest): string {
  return [
    `Olá! Quero começar um curso ${idioma ? `de ${languageList([idioma])}` : 'de idiomas'}.`,
    para && `É ${startForm.para[para].toLowerCase()}.`,
    quando && `O melhor é ${times[quando]}.`,
    estudou && studiedSentence(para, estudou),
    nivel && `No teste de nível do site, o resultado foi ${nivel}.`,
    'Que turmas e preços vocês têm?',
  ]
    .filter(Boolean)
    .join(' ')
}

function studiedSentence(
  para: StartRequest['para'],
  estudou: NonNullable<StartRequest['estudou']>,
): string {
  const [own, ofOther] = studied[estudou]
  return para === null || para === 'mim' ? own : `${students[para]} ${ofOther}`
}
