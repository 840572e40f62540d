import { type ExamLanguageId, type Language, otherExamLanguageIds } from '#domain/languages.ts'
import { languageList } from './language-names.ts'

export type ExamProviderId = 'cambridge' | 'toefl' | 'cervantes' | 'delf-dalf' | 'goethe'

export type ExamProvider = {
  id: ExamProviderId
  name: string
  wordmark: string
  /** Language of its names and of its exams' names, so that screen readers pronounce them correctly. */
  lang: Language['greetingLang']
  site: string
}

export type Exam = {
  id: string
  name: string
  provider: ExamProviderId
  language: ExamLanguageId
  /** The provider whose wordmark or licensed logo is on the card. */
  logo: ExamProviderId
  levels: string[]
  /** Language of level names that are words, not codes such as B2. */
  levelsLang?: 'en'
  description: string
  audience: string
  duration: string
  color: 'blue' | 'red' | 'green' | 'orange' | 'plum' | 'sun'
  featured?: true
}

export const exams: readonly Exam[] = [
  {
    id: 'young-learners',
    name: 'Cambridge Young Learners',
    provider: 'cambridge',
    language: 'ingles',
    logo: 'cambridge',
    levels: ['Starters', 'Movers', 'Flyers'],
    levelsLang: 'en',
    description:
      'O primeiro certificado internacional da criança, em três etapas, com desenhos, histórias e uma conversa tranquila.',
    audience: 'Crianças (7-12 anos)',
    duration: '60-80 min',
    color: 'sun',
  },
  {
    id: 'a2-key',
    name: 'A2 Key',
    provider: 'cambridge',
    language: 'ingles',
    logo: 'cambridge',
    levels: ['A2'],
    description:
      'Comprova o inglês das situações simples: apresentar-se, pedir informações, escrever um bilhete, combinar um encontro.',
    audience: 'Quem já tem o básico',
    duration: '2h20',
    color: 'green',
    featured: true,
  },
  {
    id: 'b1-preliminary',
    name: 'B1 Preliminary',
    provider: 'cambridge',
    language: 'ingles',
    logo: 'cambridge',
    levels: ['B1'],
    description:
      'Mostra que você se vira em viagens, nos estudos e no trabalho, e que sabe contar o que viveu e o que pensa.',
    audience: 'Nível intermediário',
    duration: '2h20',
    color: 'blue',
    featured: true,
  },
  {
    id: 'b2-first',
    name: 'B2 First',
    provider: 'cambridge',
    language: 'ingles',
    logo: 'cambridge',
    levels: ['B2'],
    description:
      'Atesta autonomia para estudar, trabalhar e discutir ideias em inglês, por escrito e oralmente.',
    audience: 'Nível intermediário superior',
    duration: '3h30',
    color: 'red',
    featured: true,
  },
  {
    id: 'c1-advanced',
    name: 'C1 Advanced',
    provider: 'cambridge',
    language: 'ingles',
    logo: 'cambridge',
    levels: ['C1'],
    description:
      'Para a vida acadêmica e profissional: textos densos, argumentos bem construídos e conversa fluente.',
    audience: 'Nível avançado',
    duration: '4h',
    color: 'plum',
  },
  {
    id: 'c2-proficiency',
    name: 'C2 Proficiency',
    provider: 'cambridge',
    language: 'ingles',
    logo: 'cambridge',
    levels: ['C2'],
    description:
      'O nível mais alto da escala: inglês com precisão, nuance e naturalidade em qualquer assunto.',
    audience: 'Nível proficiente',
    duration: '4h',
    color: 'orange',
  },
  {
    id: 'tkt',
    name: 'TKT',
    provider: 'cambridge',
    language: 'ingles',
    logo: 'cambridge',
    levels: ['Faixas 1-4'],
    description:
      'Avalia o que o professor sabe sobre ensinar inglês, do planejamento à sala de aula. O resultado vem em faixas, de 1 a 4.',
    audience: 'Professores de inglês',
    duration: '2h40',
    color: 'green',
  },
  {
    id: 'toefl-ibt',
    name: 'TOEFL iBT',
    provider: 'toefl',
    language: 'ingles',
    logo: 'toefl',
    levels: ['0-120 pontos'],
    description:
      'Inglês acadêmico em leitura, escuta, fala e escrita, para quem vai se candidatar a uma universidade no exterior. Em janeiro de 2026, o formato mudou: confirme a duração e a pontuação com a instituição.',
    audience: 'Candidatos a universidades',
    duration: '3h',
    color: 'blue',
  },
  {
    id: 'dele',
    name: 'Instituto Cervantes (DELE)',
    provider: 'cervantes',
    language: 'espanhol',
    logo: 'cervantes',
    levels: ['A1-C2'],
    description:
      'O diploma oficial de espanhol, para estudar, trabalhar ou viver em um país de língua espanhola.',
    audience: 'Estudantes de espanhol',
    duration: '4-5h',
    color: 'red',
  },
  {
    id: 'delf-dalf',
    name: 'DELF/DALF',
    provider: 'delf-dalf',
    language: 'frances',
    logo: 'delf-dalf',
    levels: ['A1-C2'],
    description:
      'Os diplomas oficiais de francês: o DELF vai do A1 ao B2, e o DALF certifica os níveis C1 e C2.',
    audience: 'Estudantes de francês',
    duration: '3-4h',
    color: 'plum',
  },
  {
    id: 'goethe',
    name: 'Goethe-Zertifikat',
    provider: 'goethe',
    language: 'alemao',
    logo: 'goethe',
    levels: ['A1-C2'],
    description:
      'Os certificados de alemão para estudo, trabalho e mudança de país. A prova fica mais longa a cada nível.',
    audience: 'Estudantes de alemão',
    // From A1 (65 min written + 15 min oral) to C2 (195 min written + 15 min oral).
    duration: 'de 1h20 a 3h30',
    color: 'sun',
  },
]

/** Wordmarks are plain text: the providers' logos are licensed artwork. */
export const examProviders: readonly ExamProvider[] = [
  {
    id: 'cambridge',
    name: 'Cambridge',
    wordmark: 'Cambridge',
    lang: 'en',
    site: 'https://www.cambridgeenglish.org/',
  },
  {
    id: 'toefl',
    name: 'TOEFL',
    wordmark: 'TOEFL',
    lang: 'en',
    site: 'https://www.ets.org/toefl.html',
  },
  {
    id: 'cervantes',
    name: 'Instituto Cervantes',
    wordmark: 'Instituto Cervantes',
    lang: 'es',
    site: 'https://examenes.cervantes.es/',
  },
  {
    id: 'delf-dalf',
    name: 'DELF/DALF',
    wordmark: 'DELF/DALF',
    lang: 'fr',
    site: 'https://www.france-education-international.fr/',
  },
  {
    id: 'goethe',
    name: 'Goethe-Institut',
    wordmark: 'Goethe-Institut',
    lang: 'de',
    site: 'https://www.goethe.de/',
  },
]

export const examsSection = {
  eyebrow: 'Certificações',
  title: 'Exames internacionais, do primeiro ao último nível',
  text: `Um certificado diz, em uma folha de papel, o que você sabe fazer com o idioma. Preparamos para os de inglês desde a infância, e jovens e adultos para os de ${languageList(otherExamLanguageIds)}.`,
  durationNote: 'Durações aproximadas; confirme com a instituição.',
  newTab: '(site da instituição, abre em nova aba)',
  buttonLabel: 'Conhecer os cursos',
}

export const logoStrip = { label: 'Instituições certificadoras' }
