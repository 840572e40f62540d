import type { PageTexts } from '#domain/school/page-texts.ts'
import type { Offer } from '#domain/school/shown-lists.ts'
import { alsoPreparesFor } from './exams.ts'
import { languageList } from './language-names.ts'
import { languagesByAge, teachesChildren } from './languages-by-age.ts'
import type { OriginalsSource } from './original-texts.ts'

function whoLearnsWhat(offer: Offer): string {
  const { allAges, adults } = languagesByAge(offer)
  if (!allAges) return `Ensinamos ${adults} a jovens e adultos.`
  const others = adults && `, e ${adults} a jovens e adultos`
  return `Ensinamos ${allAges} a crianças, adolescentes, jovens, adultos e profissionais${others}.`
}

export const historyOriginals = ({
  years,
  offer,
  approval,
  examCentre,
  claimsThousands,
}: OriginalsSource) => ({
  historySubtitle: `${years.forYears} mudando vidas por meio do ensino de idiomas.`,
  historyText: [
    `Que bom receber você. Abrimos as portas em ${years.founded} e, de lá para cá, ${claimsThousands ? 'milhares de alunos aprenderam conosco' : 'quem estuda aqui aprende'} a se apresentar, a discordar, a pedir desculpas e até a contar piada em outro idioma. ${whoLearnsWhat(offer)}`,
    'Nosso método parte da conversa. Desde cedo, o aluno ouve, responde, erra, tenta outra vez e descobre que já está falando. Gramática e vocabulário entram para dar forma ao que ele quer dizer, e a leitura e a escrita acompanham a fala.',
    offer.institutions.length > 0 &&
      `Os exames mostram aonde isso leva. ${[approval.history, alsoPreparesFor(offer, 'TOEFL')].filter(Boolean).join(' ')}`,
    'Quem ensina também estuda. Professores e equipe se aperfeiçoam continuamente, compartilham o que funcionou em sala, revisam materiais e aprendem a usar novos recursos. Idioma é coisa viva, e quem o ensina precisa acompanhá-lo.',
    `E, como ninguém aprende igual, os cursos são flexíveis e pensados para quem vive aqui: ${teachesChildren(offer) ? 'a criança que começa brincando, o adolescente de olho no ENEM' : 'o jovem de olho na universidade, quem está de malas prontas'}, o adulto de agenda apertada. Ouvimos primeiro; depois montamos o caminho.`,
  ]
    .filter(Boolean)
    .join('\n'),
  figure1: years.founded,
  figure1Text: 'o ano em que abrimos as portas',
  figure2: String(offer.languages.length),
  figure2Text: `${offer.languages.length === 1 ? 'idioma' : 'idiomas'}: ${languageList(offer.languages)}`,
  figure3: examCentre ? years.examCentre : '',
  figure3Text: examCentre ? 'centro de exames Cambridge desde então' : '',
})

export const history = {
  badge: (foundedYear: number) => `Desde ${foundedYear}`,
  eyebrow: 'Our History',
  title: 'Nossa História',
  figures: (texts: PageTexts) =>
    [
      { id: 1, figure: texts.figure1, text: texts.figure1Text },
      { id: 2, figure: texts.figure2, text: texts.figure2Text },
      { id: 3, figure: texts.figure3, text: texts.figure3Text },
    ].filter(({ figure, text }) => figure || text),
  readOn: 'Ler a história toda',
  moreLabel: 'Ver mais detalhes',
  pictureAlt: 'Fachada da escola vista da rua, com o toldo e o letreiro',
} as const

export type ResourceId =
  | 'multimedia'
  | 'laboratory'
  | 'wifi'
  | 'ebooks'
  | 'personalised'
  | 'teachers'

const resourceItems: readonly { id: ResourceId; title: string; text: string }[] = [
  {
    id: 'multimedia',
    title: 'Salas multimídia',
    text: 'Filmes, músicas e notícias na tela para ouvir o idioma em uso.',
  },
  {
    id: 'laboratory',
    title: 'Laboratório de idiomas',
    text: 'Um espaço para escutar, repetir, comparar e afinar a pronúncia.',
  },
  {
    id: 'wifi',
    title: 'Wi-Fi gratuito',
    text: 'Conexão livre para pesquisar, praticar e consultar os materiais.',
  },
  {
    id: 'ebooks',
    title: 'E-books e materiais online',
    text: 'O livro e os exercícios continuam com você depois da aula.',
  },
  {
    id: 'personalised',
    title: 'Ensino personalizado',
    text: 'Cada aluno tem um objetivo e um ritmo, e a aula leva isso em conta.',
  },
  {
    id: 'teachers',
    title: 'Professores especializados',
    text: 'Gente que domina o idioma e sabe como ele se aprende em cada idade.',
  },
]

export const resources = {
  eyebrow: 'Modern Resources for your Learning',
  title: 'Recursos Modernos para o seu Aprendizado',
  more: (resource: string) => `Mais sobre: ${resource}`,
  items: resourceItems,
}
