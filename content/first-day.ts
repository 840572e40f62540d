import { languageIds } from '#domain/languages.ts'

export const firstDayWords = {
  start: 'Responder uma pergunta de cada vez',
  later: 'Depois',
  place: (number: number, of: number) => `Pergunta ${number} de ${of}. “Depois” passa à próxima.`,
  back: 'Voltar ao painel',
  done: 'Por hoje é só! O que ficou para depois continua em “Antes de publicar”.',
}

type FirstDayQuestion = {
  /** The URL segment. */
  id: string
  question: string
  /** The facts that answer it. */
  paths: readonly string[]
}

/** Ordered by what a visitor would miss first. */
export const firstDayQuestions: readonly FirstDayQuestion[] = [
  { id: 'nome', question: 'Como a escola se chama?', paths: ['name'] },
  {
    id: 'telefone',
    question: 'Por quais números a escola atende?',
    paths: ['phone', 'whatsapp'],
  },
  { id: 'email', question: 'Para que e-mail os visitantes escrevem?', paths: ['email'] },
  {
    id: 'endereco',
    question: 'Onde fica a escola?',
    paths: [
      'address.street',
      'address.district',
      'address.city',
      'address.state',
      'address.postalCode',
    ],
  },
  {
    id: 'horario',
    question: 'Quando a escola atende?',
    paths: [
      'openingHours.weekdays',
      'openingHours.saturday',
      'openingHours.sunday',
      'openingHours.special',
    ],
  },
  {
    id: 'redes',
    question: 'Em que redes a escola está?',
    paths: ['social.instagram', 'social.facebook', 'social.youtube'],
  },
  { id: 'direcao', question: 'Quem dirige a escola?', paths: ['owner', 'ownerQuote'] },
  {
    id: 'resultados',
    question: 'O que a escola pode comprovar?',
    paths: ['claimsTotalApproval', 'claimsThousands'],
  },
  { id: 'eventos', question: 'Quem vê um evento novo?', paths: ['newEvents'] },
  {
    id: 'legais',
    question: 'Quais são os dados legais?',
    paths: ['legalName', 'cnpj', 'privacyOfficer', 'messagesKeptMonths', 'photoRemovalDays'],
  },
  {
    id: 'aluno',
    question: 'A escola tem aplicativo ou área do aluno?',
    paths: ['appUrl', 'studentAreaUrl'],
  },
  {
    id: 'formularios',
    question: 'A escola tem formulários próprios para o teste de nível?',
    paths: languageIds.map((id) => `forms.${id}`),
  },
  { id: 'mapa', question: 'Qual é o link da escola no Google Maps?', paths: ['geo'] },
]
