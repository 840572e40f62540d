import type { Language, LanguageId } from '#domain/languages.ts'
import type { Exam } from '#domain/school/lists/lists.ts'
import type { Offer } from '#domain/school/shown-lists.ts'
import type { UpcomingExam } from '#domain/school/upcoming-exams.ts'
import { formatDayIn, formatLongDay } from '#domain/school-day.ts'
import { joined, languageList } from './language-names.ts'

/** An institution of which the site knows more than its name. */
export type ExamProvider = {
  name: string
  /** Language of its names and of its exams' names, so that screen readers pronounce them correctly. */
  lang: Language['greetingLang']
  site: string
}

/** Used until the school sets its own in the admin area. The years of total approval are samples. */
export const exams: readonly Exam[] = [
  {
    id: 1,
    name: 'Cambridge Young Learners',
    institution: 'Cambridge',
    language: 'ingles',
    levels: ['Starters', 'Movers', 'Flyers'],
    levelsLang: 'en',
    description:
      'O primeiro certificado internacional da criança, em três etapas, com desenhos, histórias e uma conversa tranquila.',
    audience: 'Crianças (7-12 anos)',
    duration: '60-80 min',
    color: 'sun',
  },
  {
    id: 2,
    name: 'A2 Key',
    institution: 'Cambridge',
    language: 'ingles',
    levels: ['A2'],
    description:
      'Comprova o inglês das situações simples: apresentar-se, pedir informações, escrever um bilhete, combinar um encontro.',
    audience: 'Quem já tem o básico',
    duration: '2h20',
    color: 'green',
    featured: true,
    totalApproval: true,
    approvalYears: [2023, 2024, 2025],
    sample: true,
  },
  {
    id: 3,
    name: 'B1 Preliminary',
    institution: 'Cambridge',
    language: 'ingles',
    levels: ['B1'],
    description:
      'Mostra que você se vira em viagens, nos estudos e no trabalho, e que sabe contar o que viveu e o que pensa.',
    audience: 'Nível intermediário',
    duration: '2h20',
    color: 'blue',
    featured: true,
    totalApproval: true,
    approvalYears: [2023, 2024, 2025],
    sample: true,
  },
  {
    id: 4,
    name: 'B2 First',
    institution: 'Cambridge',
    language: 'ingles',
    levels: ['B2'],
    description:
      'Atesta autonomia para estudar, trabalhar e discutir ideias em inglês, por escrito e oralmente.',
    audience: 'Nível intermediário superior',
    duration: '3h30',
    color: 'red',
    featured: true,
    totalApproval: true,
    approvalYears: [2023, 2024, 2025],
    sample: true,
  },
  {
    id: 5,
    name: 'C1 Advanced',
    institution: 'Cambridge',
    language: 'ingles',
    levels: ['C1'],
    description:
      'Para a vida acadêmica e profissional: textos densos, argumentos bem construídos e conversa fluente.',
    audience: 'Nível avançado',
    duration: '4h',
    color: 'plum',
  },
  {
    id: 6,
    name: 'C2 Proficiency',
    institution: 'Cambridge',
    language: 'ingles',
    levels: ['C2'],
    description:
      'O nível mais alto da escala: inglês com precisão, nuance e naturalidade em qualquer assunto.',
    audience: 'Nível proficiente',
    duration: '4h',
    color: 'orange',
  },
  {
    id: 7,
    name: 'TKT',
    institution: 'Cambridge',
    language: 'ingles',
    levels: ['Faixas 1-4'],
    description:
      'Avalia o que o professor sabe sobre ensinar inglês, do planejamento à sala de aula. O resultado vem em faixas, de 1 a 4.',
    audience: 'Professores de inglês',
    duration: '2h40',
    color: 'green',
  },
  {
    id: 8,
    name: 'TOEFL iBT',
    institution: 'TOEFL',
    language: 'ingles',
    levels: ['0-120 pontos'],
    description:
      'Inglês acadêmico em leitura, escuta, fala e escrita, para quem vai se candidatar a uma universidade no exterior. Em janeiro de 2026, o formato mudou: confirme a duração e a pontuação com a instituição.',
    audience: 'Candidatos a universidades',
    duration: '3h',
    color: 'blue',
  },
  {
    id: 9,
    name: 'Instituto Cervantes (DELE)',
    institution: 'Instituto Cervantes',
    language: 'espanhol',
    levels: ['A1-C2'],
    description:
      'O diploma oficial de espanhol, para estudar, trabalhar ou viver em um país de língua espanhola.',
    audience: 'Estudantes de espanhol',
    duration: '4-5h',
    color: 'red',
  },
  {
    id: 10,
    name: 'DELF/DALF',
    institution: 'DELF/DALF',
    language: 'frances',
    levels: ['A1-C2'],
    description:
      'Os diplomas oficiais de francês: o DELF vai do A1 ao B2, e o DALF certifica os níveis C1 e C2.',
    audience: 'Estudantes de francês',
    duration: '3-4h',
    color: 'plum',
  },
  {
    id: 11,
    name: 'Goethe-Zertifikat',
    institution: 'Goethe-Institut',
    language: 'alemao',
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
    name: 'Cambridge',
    lang: 'en',
    site: 'https://www.cambridgeenglish.org/',
  },
  {
    name: 'TOEFL',
    lang: 'en',
    site: 'https://www.ets.org/toefl.html',
  },
  {
    name: 'Instituto Cervantes',
    lang: 'es',
    site: 'https://examenes.cervantes.es/',
  },
  {
    name: 'DELF/DALF',
    lang: 'fr',
    site: 'https://www.france-education-international.fr/',
  },
  {
    name: 'Goethe-Institut',
    lang: 'de',
    site: 'https://www.goethe.de/',
  },
]

export const examsSection = {
  eyebrow: 'Certificações',
  title: 'Exames internacionais, do primeiro ao último nível',
  text: (offer: Offer) =>
    `Um certificado diz, em uma folha de papel, o que você sabe fazer com o idioma. ${preparation(offer)}`,
  more: 'Mais sobre',
  others: (count: number) => `Ver ${count === 1 ? 'o outro exame' : `os outros ${count} exames`}`,
  durationNote: 'Durações aproximadas; confirme com a instituição.',
  newTab: '(site da instituição, abre em nova aba)',
  buttonLabel: 'Conhecer os cursos',
}

export const logoStrip = { label: 'Instituições certificadoras' }

/** The provider on an exam's card. Null: only the institution's name is known. */
export function providerOf({ institution }: Pick<Exam, 'institution'>): ExamProvider | null {
  return examProviders.find(({ name }) => name === institution) ?? null
}

type ExamCentre = { examCentreYear: number; offer: Pick<Offer, 'institutions'> }

/** 'centro de exames Cambridge desde 2011'. Null while no exam of Cambridge is on the site. */
export function examCentreSince({ examCentreYear, offer }: ExamCentre): string | null {
  return isExamCentre(offer) ? `centro de exames Cambridge desde ${examCentreYear}` : null
}

export function isExamCentre({ institutions }: Pick<Offer, 'institutions'>): boolean {
  return institutions.some((name) => name.includes('Cambridge'))
}

function preparation({ examLanguages, childrenLanguages }: Offer): string {
  const isForChildren = (id: LanguageId) => id === 'ingles' && childrenLanguages.includes(id)
  const [children] = examLanguages.filter(isForChildren)
  if (!children) return `Preparamos para os exames de ${languageList(examLanguages)}.`
  const others = languageList(examLanguages.filter((id) => !isForChildren(id)))
  return `Preparamos crianças, jovens e adultos para os exames de ${languageList([children])}${others && `, e jovens e adultos para os de ${others}`}.`
}

/** 'Também preparamos para o TOEFL e para os certificados de espanhol e francês.' Empty if there is no other. */
export function alsoPreparesFor(
  { institutions, examLanguages }: Offer,
  toefl: string,
  first?: string,
): string {
  const others = languageList(examLanguages.filter((id) => id !== 'ingles'))
  const goals = [
    first && institutions.includes('Cambridge') && `para ${first}`,
    institutions.includes('TOEFL') && `para o ${toefl}`,
    others && `para os certificados de ${others}`,
  ].filter((goal) => typeof goal === 'string' && goal !== '')
  return goals.length > 0 ? `Também preparamos ${joined(goals as string[])}.` : ''
}

/** On an exam's card. */
export const examDateLines = {
  next: 'Próxima prova',
  later: 'Depois',
  /** The first date that one can register for, or else the next. Null: there is none. */
  inShort: (dates: readonly UpcomingExam[]) => {
    const [next] = dates
    const open = dates.find(({ isClosed }) => !isClosed)
    if (!next) return null
    if (!open) return `${examDateLines.next}: ${formatLongDay(next.day)} (inscrições encerradas)`
    const label = `${examDateLines.next}${open === next ? '' : ' com inscrições abertas'}`
    return `${label}: ${formatLongDay(open.day)}`
  },
  day: ({ day }: UpcomingExam) => formatLongDay(day),
  registration: ({ day, deadline, isClosed }: UpcomingExam) => {
    const until = formatDayIn(day.slice(0, 4), deadline)
    return isClosed ? `inscrições encerradas em ${until}` : `inscrições até ${until}`
  },
  all: 'Ver todas as datas',
  calendar: 'Pôr na agenda',
  ask: 'Perguntar',
  message: (exam: string, { day }: UpcomingExam) =>
    `Olá! Tenho interesse na prova ${exam} de ${formatLongDay(day)}. Como faço a inscrição?`,
}
